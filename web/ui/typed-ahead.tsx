// Letters typed while a form is still on its way, for its first field.
let ahead = ''

/** The text with one more key pressed, as a field would take it. Keys that write nothing change nothing. */
export function withKey(text: string, key: string): string {
  if (key === 'Backspace') return Array.from(text).slice(0, -1).join('')
  return Array.from(key).length === 1 ? text + key : text
}

/** Notes a key that was pressed while there is no field for it. */
export function noteKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
  if (!ctrlKey && !metaKey && !altKey) ahead = withKey(ahead, key)
}

/** Types what was noted into the field that has the focus, and forgets it. */
export function typeNoted(): void {
  const [text, field] = [ahead, document.activeElement]
  ahead = ''
  if (text === '' || !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
