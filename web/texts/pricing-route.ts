import './pricing.css'

export { Component } from './pricing.tsx'
