/** A tick that decorates a word. */
export function Tick() {
  return (
    <svg className="tick" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="m2.5 8.5 3.5 4 7.5-9" fill="none" stroke="currentColor" strokeWidth="2.4" />
    </svg>
  )
}
