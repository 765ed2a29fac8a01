/** A passing message. */
export type Toast = {
  id: number
  text: string
  kind: 'done' | 'error'
  seconds: number
  action?: { label: string; run: () => void }
}

let toasts: Toast[] = []
let count = 0
const listeners = new Set<() => void>()

/** The messages that are shown now, in the order in which they came. */
export function shownToasts(): Toast[] {
  return toasts
}

/** Calls `listener` on each change. @returns ends that */
export function onToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells who listens to look again. */
export function changeToasts(next: Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a passing message: 5 seconds, longer while it is hovered or focused. @returns its id, to dismiss it */
export function toast(text: string, more: Partial<Pick<Toast, 'kind' | 'seconds' | 'action'>> = {}): number {
  const id = ++count
  changeToasts([...toasts, { id, text, kind: 'done', seconds: 5, ...more }])
  return id
}

let status = ''

/** The sentence of `showStatus`; empty if there is none. */
export function shownStatus(): string {
  return status
}

/** Shows a sentence until another, or an empty one, takes its place. */
export function showStatus(sentence: string): void {
  status = sentence
  changeToasts(toasts)
}

export function dismiss(id: number): void {
  changeToasts(toasts.filter((one) => one.id !== id))
}
