/** Length in code points, so that an emoji or a rare letter counts once on the page and on the server. */
export function lengthOf(text: string): number {
  return Array.from(text).length
}

// Control characters (but tab and newline), and the marks that turn the direction of the text after them.
const invisible = /[\p{Cc}\u200b\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** What a person typed, in one normal form: composed letters, no control characters, no space around it. */
export function clean(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(invisible, (mark) => (mark === '\n' || mark === '\t' ? mark : ''))
    .trim()
}

/** The same on one line: for names and titles, which also stand in subjects of mails. */
export function cleanLine(text: string): string {
  return clean(text).replace(/\s+/g, ' ')
}
