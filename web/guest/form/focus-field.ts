import { announce } from '../../client/announce.ts'

const everyMs = 50
/** A slow phone takes seconds to show the next step. */
const patienceMs = 20_000

let waiting = new AbortController()

/**
 * Leads to a field or a group of fields: opens what it is folded into, focuses it and brings it into view.
 * @param id of an element that may only be there after the next render; a press meanwhile ends the wait
 */
export function focusField(id: string): void {
  waiting.abort()
  waiting = new AbortController()
  const { signal } = waiting
  const stop = waiting.abort.bind(waiting)
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, stop, { signal, capture: true })
  const until = Date.now() + patienceMs
  const look = () => {
    if (signal.aborted) return
    const field = fieldOf(id)
    if (!field && Date.now() < until) return void setTimeout(look, everyMs)
    stop()
    if (field) show(field)
  }
  setTimeout(look, everyMs)
}

function fieldOf(id: string): HTMLElement | null | undefined {
  const found = document.getElementById(id)
  if (found?.matches('input, textarea')) return found
  return found?.querySelector<HTMLElement>('input, button:not([aria-disabled])')
}

function show(field: HTMLElement): void {
  for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
  field.focus({ preventScroll: true })
  // In the middle, as the bar covers what is at the edge.
  field.scrollIntoView({ block: 'center' })
}

/**
 * Focuses a heading after what had the focus is gone, and brings it into view.
 * @param id of the heading
 * @param announcement announced with it
 */
export function focusHeadingOf(id: string, announcement?: string): void {
  setTimeout(() => {
    const heading = document.getElementById(id)
    heading?.focus()
    // The heading may have the focus already, and then stays where it is out of sight.
    heading?.scrollIntoView({ block: 'nearest' })
    if (announcement) announce(announcement)
  }, everyMs)
}
