import './help.css'

export { Component } from './planner-guide.tsx'
