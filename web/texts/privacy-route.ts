import './help.css'

export { Component } from './privacy.tsx'
