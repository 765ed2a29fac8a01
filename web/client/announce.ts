/** Announces something to whoever listens to the page. The line for it is in the frame from the start. */
export function announce(words: string): void {
  const line = document.getElementById('said')
  if (line) line.textContent = words
}
