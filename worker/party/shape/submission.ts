import * as z from 'zod/mini'
import type { FieldErrorCode } from '../../core/field-errors.ts'
import { isDrawnId, personIdLength } from '../../core/ids.ts'
import { partyMax } from '../../core/limits.ts'
import { ownId } from '../../core/shapes.ts'
import { clean, cleanLine } from '../../core/text.ts'
import type { Age, Need, Wish } from '../../needs/rules/needs.ts'
import { age, guestNeeds, plannerNeeds, wishMap, wishNeedsMap } from '../../needs/shape/needs.ts'
import { allergiesError, emailError, nameError, type SentPerson } from './person.ts'

/** An optional text, checked by the same rule as on the page. */
function optional(made: (text: string) => string, error: (text: string) => FieldErrorCode | undefined) {
  return z.pipe(
    z.transform((value) => value ?? ''),
    z.string().check(
      z.overwrite(made),
      z.superRefine((text: string, context) => {
        const message = error(text)
        if (message) context.addIssue({ code: 'custom', message, input: text })
      }),
    ),
  )
}

/** An optional mail address. */
export const optionalEmail = optional(cleanLine, emailError)
const allergies = optional(clean, allergiesError)

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

// A page may send back the consent it has read; the server tells instant and wording itself.
const consent = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => value === true || (typeof value === 'object' && value !== null)),
)

/** A person's needs, with the consent to pass them on: the guest's to give, and not asked of a planner. */
export function needing(needs: typeof guestNeeds) {
  return {
    allergies,
    needs: z.optional(needs),
    consent,
    wishes: z.optional(wishMap),
    wishNeeds: z.optional(wishNeedsMap),
    age: z.optional(age),
  }
}

type Needing = {
  needs?: Need[] | undefined
  consent: boolean
  wishes?: Record<string, Wish> | undefined
  wishNeeds?: Record<string, string[]> | undefined
  age?: Age | undefined
}

/** Refuses needs of people whose consent was not given. */
export function withConsent<P extends Needing>(): z.core.$ZodCheck<P[]> {
  return z.superRefine((people: P[], context) => {
    for (const [index, { needs = [], consent }] of people.entries())
      if (needs.length > 0 && !consent)
        context.addIssue({
          code: 'custom',
          message: 'consent_required' satisfies FieldErrorCode,
          path: [index, 'consent'],
          input: consent,
        })
  })
}

/** The keys of needs that hold something. A wish is one of a person with needs. */
export function needsOf({ needs = [], consent, wishes = {}, wishNeeds, age }: Needing) {
  const wished = Object.entries(wishes).sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    ...(needs.length > 0 && { needs }),
    ...(needs.length > 0 &&
      wished.length > 0 && { wishes: Object.fromEntries(wished), ...(wishNeeds && { wishNeeds }) }),
    ...(age && { age }),
    ...(consent && { consent: true as const }),
  }
}

function peopleOf(needs: typeof guestNeeds) {
  const anyPerson = z.object({ name: z.string(), selections, id: personId, ...needing(needs) })
  type Sent = z.infer<typeof anyPerson>
  // Names are checked by position, so that each has its own message.
  return z.array(anyPerson).check(
    z.minLength(1),
    z.maxLength(partyMax),
    z.superRefine((people: Sent[], context) => {
      for (const [index, person] of people.entries()) {
        const error = nameError(person.name)
        if (error)
          context.addIssue({
            code: 'custom',
            message: error,
            params: { index },
            path: [index, 'name'],
            input: person.name,
          })
      }
    }),
  )
}

type SentPeople = z.infer<ReturnType<typeof peopleOf>>

/** As it is stored: cleaned, wishes for the chosen dishes only, and no key that holds nothing. */
function cleaned(people: SentPeople): SentPerson[] {
  return people.map((person) => {
    const { name, allergies, id } = person
    const choices = chosen(person.selections)
    return {
      name: cleanLine(name),
      allergies,
      selections: choices,
      ...(id !== undefined && { id }),
      ...needsOf({ ...person, wishes: ofChosen(person.wishes, choices) }),
    }
  })
}

/** Wishes by dish, of the chosen dishes alone. */
export function ofChosen<Value>(
  byDish: Record<string, Value> = {},
  selections: Record<string, string>,
): Record<string, Value> {
  const dishes = new Set(Object.values(selections))
  return Object.fromEntries(Object.entries(byDish).filter(([itemId]) => dishes.has(itemId)))
}

/** A party of 1 to 10: the lead guest first. Who has needs agrees that they are passed on. */
export const party = z.pipe(peopleOf(guestNeeds).check(withConsent()), z.transform(cleaned))

/** The same from a planner, who agrees for nobody. */
const plannersParty = z.pipe(peopleOf(plannerNeeds), z.transform(cleaned))

/** The fields of a person that are submitted: neither the id, which the server assigns, nor what else it adds. */
export function submittedFields({ name, allergies, selections, needs, wishes, age }: SentPerson): SentPerson {
  return {
    name,
    allergies,
    selections,
    ...(needs && { needs }),
    ...(wishes && { wishes }),
    ...(age && { age }),
  }
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
export const menuVersion = z.optional(z.int().check(z.minimum(0)))

export const submission = z.object({
  submissionId: ownId,
  email: optionalEmail,
  party,
  menuVersion,
})
export type Submission = z.infer<typeof submission>

/**
 * The invitation that a planner answers, and the ids of those of its people who do not come. Whoever is neither there nor
 * in the response has not answered.
 */
const invitationAnswered = z.object({
  id: ownId,
  notComing: z._default(
    z
      .array(z.string().check(z.refine((text) => isDrawnId(text, personIdLength))))
      .check(z.maxLength(partyMax)),
    [],
  ),
})

/** A submission by the planner on a guest's behalf. */
export const plannersSubmission = z.extend(submission, {
  party: plannersParty,
  invitation: z.optional(invitationAnswered),
})
export type PlannersSubmission = z.infer<typeof plannersSubmission>

/** The party stored when an edit began. It is compared, and never stored: nobody has to agree to it. */
const base = z.object({ email: optionalEmail, party: plannersParty })

export const correction = z.object({
  email: optionalEmail,
  party,
  version: z.optional(z.int().check(z.minimum(1))),
  /** With it, an edit of an older version is merged into the stored one. */
  base: z.optional(base),
  menuVersion,
})
export type Correction = z.infer<typeof correction>

/** A correction by the planner. What is left out of a person is removed, as in a guest's own edit. */
export const plannersCorrection = z.extend(correction, { party: plannersParty })
