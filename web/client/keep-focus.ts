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
  root.addEventListener('focusout', () => setTimeout(check))
  new MutationObserver(check).observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled'],
  })
}
