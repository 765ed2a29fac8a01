/** Focuses the heading of what is shown: the step's, else the page's. */
export function focusHeading(): void {
  const heading =
    document.getElementById('step') ?? document.querySelector<HTMLElement>('#root :is(h1, h2, h3)')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/**
 * Moves the focus to the heading if the element that has it is removed or disabled. A press on an empty part of the page drops
 * the focus as usual.
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
  // Before the paint, but in a task of its own: taking the focus lays out the whole page.
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
