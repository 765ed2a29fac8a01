/**
 * Leads to a field or a group of fields: opens what it is folded into, focuses it and brings it into view.
 * @param id of an element that may only be there after the next render
 */
export function focusField(id: string, attempts = 10): void {
  setTimeout(() => {
    const found = document.getElementById(id)
    const field = found?.matches('input, textarea')
      ? found
      : found?.querySelector<HTMLElement>('input, button:not([aria-disabled])')
    if (!field) {
      if (attempts > 1) focusField(id, attempts - 1)
      return
    }
    for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true
    field.focus({ preventScroll: true })
    // In the middle, as the bar covers what is at the edge.
    field.scrollIntoView({ block: 'center' })
  }, 50)
}

/** Focuses a heading after what had the focus is gone. @param id of the heading */
export function focusHeadingOf(id: string): void {
  setTimeout(() => document.getElementById(id)?.focus(), 50)
}
