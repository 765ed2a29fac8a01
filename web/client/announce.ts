/** Announces a sentence to screen readers. Its live region is in the frame from the start: they announce only what changes there. */
export function announce(words: string): void {
  const line = document.getElementById('said')
  if (line) line.textContent = words
}
