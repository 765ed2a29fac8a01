/** Focuses the heading of what is shown: the step's, else the page's. */
export function focusHeading(): void {
  const heading =
    document.getElementById('step') ?? document.querySelector<HTMLElement>('#root :is(h1, h2, h3)')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/**
 * Keeps the focus somewhere: when the element that has it goes, the heading takes it. Pressing beside everything lets
 * the focus go as ever.
 */
export function keepFocus(root: HTMLElement): void {
  let last: Element | null = null
  const check = () => {
    const { activeElement } = document
    if (!last || (activeElement !== document.body && activeElement !== last)) return
    const gone = !last.isConnected || last.matches(':disabled')
    if (gone) focusHeading()
    else if (activeElement === document.body) last = null
  }
  root.addEventListener('focusin', ({ target }) => {
    last = target as Element
  })
  // Before it is painted, but in a task of its own: to focus something, the whole page is laid out.
  let asked = false
  const ask = () => {
    if (!asked)
      requestAnimationFrame(() => {
        asked = false
        check()
      })
    asked = true
  }
  root.addEventListener('focusout', ask)
  new MutationObserver(ask).observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled'],
  })
}
