import './help.css'

export { Component } from './terms.tsx'
