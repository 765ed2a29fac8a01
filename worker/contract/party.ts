import * as z from 'zod/mini'
import { allergiesMax, emailMax, partyMax, personNameMax } from './limits.ts'
import { cleanLine, line, optionalText } from './text.ts'

export const leadNameRequired = 'Your name is required'
export const nameTooLong = 'Name must be less than 100 characters'
export const allergiesTooLong = 'Please keep allergies under 500 characters'
export const emailInvalid = 'Please enter a valid email address'

/** 'Guest 2 name is required' for the first person after the lead guest (index 1). */
export function guestNameRequired(index: number): string {
  return `Guest ${index + 1} name is required`
}

// One address and nothing beside it: no list, no display name, no angle brackets.
const address = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\".]+(?:\.[^\s@,;:<>()[\]\\".]+)+$/u

/** True for one plain mail address. */
export function isEmail(text: string): boolean {
  return text.length <= emailMax && address.test(text)
}

/** Optional: nothing, null and an empty text all mean none. */
export const optionalEmail = z.pipe(
  z.transform((value) => value ?? ''),
  z.string().check(
    z.overwrite(cleanLine),
    z.refine((text) => text === '' || isEmail(text), emailInvalid),
  ),
)

export const allergies = optionalText(allergiesMax, allergiesTooLong)
export const leadName = line(leadNameRequired, personNameMax, nameTooLong)

/** Name of the person at an index of the party: the lead guest's sentence differs from the others'. */
export function personName(index: number) {
  return index === 0 ? leadName : line(guestNameRequired(index), personNameMax, nameTooLong)
}

const id = z.string().check(z.maxLength(64))
// More keys than a menu can have categories are refused before each is looked at.
const selections = z.record(id, id).check(z.refine((map) => Object.keys(map).length <= 100))

const anyPerson = z.object({ name: z.string(), allergies, selections })

/** One person's answer. `selections` maps a category's id to the chosen item's; no key or '' means none. */
export type Person = { name: string; allergies: string; selections: Record<string, string> }

/** A party of 1 to 10: the lead guest first. Names are checked by position, so that each gets its own sentence. */
export const party = z.array(anyPerson).check(
  z.minLength(1),
  z.maxLength(partyMax),
  z.superRefine((people: Person[], context) => {
    for (const [index, person] of people.entries()) {
      const result = personName(index).safeParse(person.name)
      if (!result.success)
        context.addIssue({
          code: 'custom',
          message: result.error.issues[0]?.message ?? '',
          path: [index, 'name'],
          input: person.name,
        })
    }
  }),
  z.overwrite((people: Person[]) =>
    people.map((person) => ({
      ...person,
      name: cleanLine(person.name),
      selections: chosen(person.selections),
    })),
  ),
)

/** The choices alone: categories left open carry no key. */
export function chosen(map: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(map)
      .filter(([, item]) => item !== '')
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

export const submission = z.object({
  submissionId: z
    .string()
    .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)),
  email: optionalEmail,
  party,
})
export type Submission = z.infer<typeof submission>

export const correction = z.object({
  email: optionalEmail,
  party,
  version: z.optional(z.int().check(z.minimum(1))),
})
export type Correction = z.infer<typeof correction>

/** A party of another size: people are added blank, or dropped from the end. The lead guest always stays. */
export function resized(people: Person[], size: number): Person[] {
  const wanted = Math.min(partyMax, Math.max(1, size))
  const blanks = Array.from(
    { length: Math.max(0, wanted - people.length) },
    (): Person => ({ name: '', allergies: '', selections: {} }),
  )
  return [...people.slice(0, wanted), ...blanks]
}
