import * as z from 'zod/mini'

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

/** A text of at most `max` code points; `sentence` appears from one more on. */
export function atMost(max: number, sentence: string) {
  return z.refine<string>((text) => lengthOf(text) <= max, sentence)
}

/**
 * Letters and digits of any script with their marks, white space, and the punctuation given.
 * The typographic apostrophe counts as the plain one where that is allowed.
 */
export function onlyWith(punctuation: string, sentence: string) {
  const marks = punctuation.includes("'") ? `${punctuation}\u2019` : punctuation
  const allowed = new RegExp(`^[\\p{L}\\p{M}\\p{Nd}\\s${marks.replace(/[\]\\^-]/g, '\\$&')}]*$`, 'u')
  return z.refine<string>((text) => allowed.test(text), sentence)
}

/** A required single line. */
export function line(required: string, max: number, tooLong: string) {
  return z
    .string(required)
    .check(z.overwrite(cleanLine), z.minLength(1, { error: required, abort: true }), atMost(max, tooLong))
}

/** An optional text of several lines; nothing and null both mean an empty one. */
export function optionalText(max: number, tooLong: string) {
  return z.pipe(
    z.transform((value) => value ?? ''),
    z.string().check(z.overwrite(clean), atMost(max, tooLong)),
  )
}
