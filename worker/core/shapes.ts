import * as z from 'zod/mini'
import { isRandomId, menuIdLength } from './ids.ts'
import { clean, cleanLine, lengthOf } from './text.ts'

/** A text of at most `max` code points. `sentence` is the error above that. */
export function atMost(max: number, sentence: string) {
  return z.refine<string>((text) => lengthOf(text) <= max, sentence)
}

// The marks that stand for an allowed one in other scripts and in print.
const counterparts: Record<string, string> = {
  ',': '\u060c\u3001\uff0c',
  '.': '\u2026\u3002\u06d4',
  '!': '\u00a1\uff01',
  '?': '\u00bf\u061f\uff1f',
  '-': '\u2010\u2011\u2013\u2014\u00b7\u30fb',
  '(': '\uff08',
  ')': '\uff09',
  '&': '\uff06',
  '/': '\uff0f',
  "'": '\u2018\u2019',
  '"': '\u201c\u201d\u201e\u00ab\u00bb\u2039\u203a\u300c\u300d\u300e\u300f',
}

/**
 * Letters and digits of any script with their marks and joiners, white space, and the punctuation given, each mark in
 * any script's form: the Arabic comma, the Japanese brackets and the typographic apostrophe count as the plain ones.
 */
export function onlyWith(punctuation: string, sentence: string) {
  const marks = Array.from(punctuation, (mark) => mark + (counterparts[mark] ?? '')).join('')
  const allowed = new RegExp(
    `^[\\p{L}\\p{M}\\p{Nd}\\p{Nl}\\p{Join_Control}\\s${marks.replace(/[\]\\^-]/g, '\\$&')}]*$`,
    'u',
  )
  return z.refine<string>((text) => allowed.test(text), sentence)
}

/** A required single line. */
export function line(required: string, max: number, tooLong: string) {
  return z
    .string(required)
    .check(z.overwrite(cleanLine), z.minLength(1, { error: required, abort: true }), atMost(max, tooLong))
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** The idempotency id a page creates for what it sends. Sending it again names the same thing. */
export const clientUuid = z.string().check(z.regex(uuid))

/** The same where the id is optional. Any invalid value counts as absent. */
export const givenId = z.catch(z.optional(clientUuid), undefined)

/** The id the page drew for a category or dish. */
export const randomMenuId = z.string().check(z.refine((id) => isRandomId(id, menuIdLength)))

/** The same for a new one, where it is optional. The server draws one if it is invalid or absent. */
export const givenMenuId = z.catch(z.optional(randomMenuId), undefined)

/** An optional text of several lines. A missing value and null both become an empty text. */
export function optionalText(max: number, tooLong: string) {
  return z.pipe(
    z.transform((value) => value ?? ''),
    z.string().check(z.overwrite(clean), atMost(max, tooLong)),
  )
}

/**
 * Each field that a form changed, with the value it was opened with. A call without it is made on what is stored.
 */
export function changedFrom<const Fields extends readonly string[]>(fields: Fields) {
  return z.optional(z.partialRecord(z.enum(fields), z.unknown()))
}

/**
 * One of two shapes: the second where `isSecond` says so of the body. Each names its own fields, which a union does
 * not.
 */
export function either<First extends z.ZodMiniType, Second extends z.ZodMiniType>(
  first: First,
  second: Second,
  isSecond: (body: object) => boolean,
): z.ZodMiniType<z.output<First> | z.output<Second>, z.input<First> | z.input<Second>> {
  const chosen = z.transform((body: unknown, context): z.output<First> | z.output<Second> => {
    const shape = typeof body === 'object' && body !== null && isSecond(body) ? second : first
    const parsed = z.safeParse(shape, body)
    if (parsed.success) return parsed.data
    context.issues.push(...(parsed.error.issues as z.core.$ZodRawIssue[]))
    return z.NEVER
  })
  return chosen as never
}

/** A field that a form changed, and somebody else to something else while it was open. */
export type BothSides = { of: string; yours: unknown; theirs: unknown }

/** Somebody with an account who wrote something. The name is the address of who has none, and empty once the account is gone. */
export type Author = { id: string; name: string }

/** Both sides of a field, with who saved theirs where it is known. */
export type SavedMeanwhile = BothSides & { author?: Author | undefined }
