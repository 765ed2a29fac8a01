import { announce } from '../../client/announce.ts'

const retryMs = 50
/** A slow phone takes seconds to show the next step. */
const timeoutMs = 20_000

let pendingFocus = new AbortController()

/**
 * Leads to a field or a group of fields: unfolds what it is in, focuses it and scrolls it into view.
 * @param id of an element that may be rendered later; waiting for it ends at the next press
 */
export function focusField(id: string): void {
  pendingFocus.abort()
  pendingFocus = new AbortController()
  const { signal } = pendingFocus
  const stop = pendingFocus.abort.bind(pendingFocus)
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, stop, { signal, capture: true })
  const endsAt = Date.now() + timeoutMs
  const tryFocus = () => {
    if (signal.aborted) return
    const field = fieldOf(id)
    if (!field && Date.now() < endsAt) return void setTimeout(tryFocus, retryMs)
    stop()
    if (field) reveal(field)
  }
  setTimeout(tryFocus, retryMs)
}

function fieldOf(id: string): HTMLElement | null | undefined {
  const found = document.getElementById(id)
  if (found?.matches('input, textarea')) return found
  return found?.querySelector<HTMLElement>('input, button:not([aria-disabled])')
}

function reveal(field: HTMLElement): void {
  let details = field.closest('details')
  for (; details; details = details.parentElement?.closest('details') ?? null) details.open = true
  field.focus({ preventScroll: true })
  // To the center, since the bar covers the edge of the screen.
  field.scrollIntoView({ block: 'center' })
}

/**
 * Focuses a heading after the focused element was removed, and scrolls it into view.
 * @param id of the heading
 * @param announcement announced with it
 */
export function focusHeadingOf(id: string, announcement?: string): void {
  setTimeout(() => {
    const heading = document.getElementById(id)
    heading?.focus()
    // If the heading has the focus already, `focus` does not scroll to it.
    heading?.scrollIntoView({ block: 'nearest' })
    if (announcement) announce(announcement)
  }, retryMs)
}
