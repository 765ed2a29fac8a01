/** Saving disables its button meanwhile: by then it is enabled again, or stays disabled. */
const patienceMs = 1_000

/** The page's headings before an element, outside dialogs. */
function headingsBefore(element: Element): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4, h5, h6)')].filter(
    (heading) =>
      heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING &&
      !heading.closest('dialog'),
  )
}

/**
 * Keeps the focus near where it was. When the element that has it is removed, the heading above its place takes it; in
 * a dialog, the dialog's. What opened a dialog takes it back from there, and a button that saving disabled once it is
 * enabled. Pressing beside everything lets the focus go as ever.
 */
export function keepFocus(root: HTMLElement): void {
  let had: HTMLElement | null = null
  let dialog: HTMLDialogElement | null = null
  /** The last element outside dialogs that had the focus, and the headings above it. */
  let outside: HTMLElement | null = null
  let above: HTMLElement[] = []
  /** The heading that took the focus. */
  let heading: HTMLElement | null | undefined
  let disabled: HTMLElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  root.addEventListener('focusin', ({ target }) => {
    clearTimeout(timer)
    if (!(target instanceof HTMLElement) || target === heading) return
    ;[had, heading, disabled] = [target, null, null]
    dialog = target.closest('dialog')
    if (dialog) return
    outside = target
    above = headingsBefore(target)
  })

  const leadBack = () => {
    const inDialog = dialog?.isConnected && dialog.open
    if (!inDialog && outside?.isConnected && !outside.matches(':disabled')) return outside.focus()
    heading = inDialog
      ? dialog?.querySelector('h2')
      : above.findLast((one) => one.isConnected && one.checkVisibility())
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }

  const check = () => {
    const { activeElement, body } = document
    if (!had || ![body, had, heading].includes(activeElement as HTMLElement)) return
    if (!had.isConnected) return activeElement === body ? leadBack() : undefined
    clearTimeout(timer)
    if (had.matches(':disabled')) {
      disabled = had
      timer = setTimeout(() => {
        if (document.activeElement === body) leadBack()
      }, patienceMs)
    } else if (disabled === had && activeElement !== had) had.focus()
  }

  // Before it is painted, and once for many changes: to focus something, the whole page is laid out.
  let asked = false
  new MutationObserver(() => {
    if (asked) return
    asked = true
    requestAnimationFrame(() => {
      asked = false
      check()
    })
  }).observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] })
}
