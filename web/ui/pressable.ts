// React Aria writes a style sheet of its own into the page unless an element of this id is there, and the page's
// policy forbids such sheets: planner.css holds the rule instead.
const id = 'react-aria-pressable-style'

/** Keeps React Aria from writing styles into the page. Called by each piece built on it before it renders. */
export function withoutInlineStyles(): void {
  if (document.getElementById(id)) return
  const marker = document.createElement('meta')
  marker.id = id
  document.head.appendChild(marker)
}
