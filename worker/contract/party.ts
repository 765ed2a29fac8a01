import * as z from 'zod/mini'
import { isDrawnId, personIdLength } from './ids.ts'
import { partyMax } from './limits.ts'
import { allergiesComplaint, emailComplaint, nameComplaint, type Person } from './person.ts'
import { ownId } from './shapes.ts'
import { clean, cleanLine } from './text.ts'

/** An optional text, checked by the same rule as on the page. */
function optional(made: (text: string) => string, complaint: (text: string) => string | undefined) {
  return z.pipe(
    z.transform((value) => value ?? ''),
    z.string().check(
      z.overwrite(made),
      z.superRefine((text: string, context) => {
        const message = complaint(text)
        if (message) context.addIssue({ code: 'custom', message, input: text })
      }),
    ),
  )
}

/** An optional mail address. */
export const optionalEmail = optional(cleanLine, emailComplaint)
const allergies = optional(clean, allergiesComplaint)

const id = z.string().check(z.maxLength(64))
// Refuses more keys than a menu can have categories before checking each.
const map = z.record(id, id).check(z.refine((chosen) => Object.keys(chosen).length <= 100))
// z.record drops this key silently. Input that would not be stored must be refused.
const selections = z.pipe(
  z.unknown().check(z.refine((sent) => !Object.hasOwn(Object(sent), '__proto__'))),
  map,
)

// A malformed id counts as absent, because it is not a mistake a person can correct.
const personId = z.catch(
  z.optional(z.string().check(z.refine((text) => isDrawnId(text, personIdLength)))),
  undefined,
)

const anyPerson = z.object({ name: z.string(), allergies, selections, id: personId })
type SentPerson = z.infer<typeof anyPerson>

// Names are checked by position, so that each has its own message.
const people = z.array(anyPerson).check(
  z.minLength(1),
  z.maxLength(partyMax),
  z.superRefine((people: SentPerson[], context) => {
    for (const [index, person] of people.entries()) {
      const complaint = nameComplaint(person.name, index)
      if (complaint)
        context.addIssue({
          code: 'custom',
          message: complaint,
          path: [index, 'name'],
          input: person.name,
        })
    }
  }),
  z.overwrite((people: SentPerson[]) =>
    people.map((person) => ({
      ...person,
      name: cleanLine(person.name),
      selections: chosen(person.selections),
    })),
  ),
)

/** A party of 1 to 10: the lead guest first. */
export const party = z.pipe(
  people,
  z.transform((sent): Person[] =>
    sent.map(({ id, ...person }) => (id === undefined ? person : { ...person, id })),
  ),
)

/** A person without the id, which the server assigns. */
export function withoutId(person: Person): Person {
  const { id: _, ...said } = person
  return said
}

/** The choices alone. Categories without a choice have no key. */
export function chosen(map: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(map)
      .filter(([, item]) => item !== '')
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** The version of the menu that the page showed. Without one, dishes count as they are now. */
const menuVersion = z.optional(z.int().check(z.minimum(0)))

export const submission = z.object({
  submissionId: ownId,
  email: optionalEmail,
  party,
  menuVersion,
})
export type Submission = z.infer<typeof submission>

export const correction = z.object({
  email: optionalEmail,
  party,
  version: z.optional(z.int().check(z.minimum(1))),
  menuVersion,
})
export type Correction = z.infer<typeof correction>
