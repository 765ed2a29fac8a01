import './help.css'

export { Component } from './guest-guide.tsx'
