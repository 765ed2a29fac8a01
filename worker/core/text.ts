/** Length in code points, so that an emoji or a rare letter counts once on the page and on the server. */
export function lengthOf(text: string): number {
  return Array.from(text).length
}

// Control characters except tab and newline, and the marks that change the direction of the text after them.
const dropped = /[\p{Cc}\u200b\u202a-\u202e\u2066-\u2069\ufeff]/gu

// A visible character: no space, control, format character, filler, variation selector or lone mark, and neither of two
// symbols that fonts draw as nothing (the Braille blank, a musical note without a head).
const seen = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/u

/**
 * Normalizes typed text: composed letters, no control characters, no surrounding space. Joiners stay where there is
 * something to join. A text without a visible character becomes empty.
 */
export function clean(text: string): string {
  if (!seen.test(text)) return ''
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(dropped, (mark) => (mark === '\n' || mark === '\t' ? mark : ''))
    .trim()
}

/** The same on one line: for names and titles, which also stand in subjects of mails. */
export function cleanLine(text: string): string {
  return clean(text).replace(/\s+/g, ' ')
}
