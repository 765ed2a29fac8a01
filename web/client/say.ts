/** Says something to those who listen to the page. The line for it is in the frame from the start. */
export function say(words: string): void {
  const line = document.getElementById('said')
  if (line) line.textContent = words
}
