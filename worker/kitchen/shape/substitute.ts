import * as z from 'zod/mini'
import type { FieldErrorCode } from '../../core/field-errors.ts'
import { atMost } from '../../core/shapes.ts'
import { cleanLine } from '../../core/text.ts'

/** Maximum length of what is served instead, in code points. */
export const substituteMax = 200

/** Maximum length of the name of who agreed, in code points. */
export const agreedByMax = 100

const lineOf = (max: number, tooLong: FieldErrorCode) =>
  z.string().check(z.overwrite(cleanLine), atMost(max, tooLong))
const id = z.string().check(z.minLength(1), z.maxLength(64))

/**
 * A dish that a person is served instead of theirs. `special` is the person's lasting number; `person` names one without a
 * number. Empty `words` remove the substitute.
 */
export const substituteInput = z
  .object({
    special: z.optional(z.int().check(z.positive(), z.lte(1_000_000))),
    person: z.optional(z.object({ responseId: id, personId: id })),
    categoryId: id,
    /**
     * The dish it replaces, as the page showed it, and `noDishButSubstitute` where it showed none. Left out, it replaces whatever
     * the person chose.
     */
    itemId: z.optional(id),
    words: lineOf(substituteMax, 'instead_too_long'),
    agreedBy: z._default(lineOf(agreedByMax, 'agreed_by_too_long'), ''),
  })
  .check(
    z.refine(({ special, person }) => (special === undefined) !== (person === undefined)),
    z.refine(({ words, agreedBy }) => words === '' || agreedBy !== '', {
      path: ['agreedBy'],
      error: 'agreed_by_required' satisfies FieldErrorCode,
    }),
  )

export type SubstituteInput = z.infer<typeof substituteInput>
