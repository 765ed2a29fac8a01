import './help.css'

export { Component } from './intro.tsx'
