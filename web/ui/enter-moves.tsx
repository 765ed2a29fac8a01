import type { KeyboardEvent } from 'react'

/**
 * For a long form that is filled in by keys: Enter moves to the next field, or to the next button marked `data-enter`;
 * fields marked `data-enter="passed"` are passed over. With Ctrl or ⌘ it saves, and with Shift it begins a new line. No other Enter sends the form.
 */
export function enterMoves(event: KeyboardEvent<HTMLFormElement>, save: () => void): void {
  const { target, currentTarget: form } = event
  // An Enter that ends the writing of a word in another script is not one of the form.
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault()
    save()
    return
  }
  if (!(target instanceof HTMLElement) || !target.matches('input, select, textarea')) return
  if (event.shiftKey && target.matches('textarea')) return
  event.preventDefault()
  const all = form.querySelectorAll<HTMLElement>('input, select, textarea, [data-enter]:enabled')
  const stops = [...all].filter((one) => one === target || one.dataset.enter !== 'passed')
  stops[stops.indexOf(target) + 1]?.focus()
}
