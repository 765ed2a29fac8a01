import * as z from 'zod/mini'
import type { FieldErrorCode } from '../../core/field-errors.ts'
import { isRandomId, personIdLength } from '../../core/ids.ts'
import { partyMax } from '../../core/limits.ts'
import { clientUuid } from '../../core/shapes.ts'
import { clean, cleanLine } from '../../core/text.ts'
import type { Age, Need, Wish } from '../../needs/rules/needs.ts'
import { age, guestNeeds, plannerNeeds, wishMap, wishNeedsMap } from '../../needs/shape/needs.ts'
import { allergiesError, emailError, nameError, type SentPerson } from './person.ts'

/** An optional text. @param errorOf the check that pages run, too */
function optionalText(
  normalize: (text: string) => string,
  errorOf: (text: string) => FieldErrorCode | undefined,
) {
  return z.pipe(
    z.transform((value) => value ?? ''),
    z.string().check(
      z.overwrite(normalize),
      z.superRefine((text: string, context) => {
        const message = errorOf(text)
        if (message) context.addIssue({ code: 'custom', message, input: text })
      }),
    ),
  )
}

/** An optional mail address. */
export const optionalEmail = optionalText(cleanLine, emailError)
const allergies = optionalText(clean, allergiesError)

const id = z.string().check(z.maxLength(64))
// Refuses more keys than a menu can have categories before checking each.
const choices = z.record(id, id).check(z.refine((byCategory) => Object.keys(byCategory).length <= 100))
// z.record drops this key silently. Input that would not be stored must be refused.
const selections = z.pipe(
  z.unknown().check(z.refine((input) => !Object.hasOwn(Object(input), '__proto__'))),
  choices,
)

// A malformed id counts as absent, because a person could not correct it.
const personId = z.catch(
  z.optional(z.string().check(z.refine((text) => isRandomId(text, personIdLength)))),
  undefined,
)

// A page may send back the consent that it has read; the server sets its time and version itself.
const consent = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => value === true || (typeof value === 'object' && value !== null)),
)

/** The fields of a person's needs, with the consent to pass them on. @param needs as a guest or a planner may send them */
export function needsFields(needs: typeof guestNeeds) {
  return {
    allergies,
    needs: z.optional(needs),
    consent,
    wishes: z.optional(wishMap),
    wishNeeds: z.optional(wishNeedsMap),
    age: z.optional(age),
  }
}

type NeedsInput = {
  needs?: Need[] | undefined
  consent: boolean
  wishes?: Record<string, Wish> | undefined
  wishNeeds?: Record<string, string[]> | undefined
  age?: Age | undefined
}

/** Refuses needs of people who have not consented. */
export function requireConsent<P extends NeedsInput>(): z.core.$ZodCheck<P[]> {
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

/** The fields of needs without empty keys. Only people with needs have wishes. */
export function withoutEmptyNeeds({ needs = [], consent, wishes = {}, wishNeeds, age }: NeedsInput) {
  const wishEntries = Object.entries(wishes).sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    ...(needs.length > 0 && { needs }),
    ...(needs.length > 0 &&
      wishEntries.length > 0 && { wishes: Object.fromEntries(wishEntries), ...(wishNeeds && { wishNeeds }) }),
    ...(age && { age }),
    ...(consent && { consent: true as const }),
  }
}

function peopleOf(needs: typeof guestNeeds) {
  const anyPerson = z.object({ name: z.string(), selections, id: personId, ...needsFields(needs) })
  type PersonInput = z.infer<typeof anyPerson>
  // Names are checked by index, so that each has its own message.
  return z.array(anyPerson).check(
    z.minLength(1),
    z.maxLength(partyMax),
    z.superRefine((people: PersonInput[], context) => {
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

/** Normalizes people for storage: cleaned texts, wishes of chosen dishes only, and no empty keys. */
function normalizePeople(people: SentPeople): SentPerson[] {
  return people.map((person) => {
    const { name, allergies, id } = person
    const selections = withoutEmptyChoices(person.selections)
    return {
      name: cleanLine(name),
      allergies,
      selections,
      ...(id !== undefined && { id }),
      ...withoutEmptyNeeds({ ...person, wishes: onlyChosenDishes(person.wishes, selections) }),
    }
  })
}

/** Values by dish, of the chosen dishes only. */
export function onlyChosenDishes<Value>(
  byDish: Record<string, Value> = {},
  selections: Record<string, string>,
): Record<string, Value> {
  const dishes = new Set(Object.values(selections))
  return Object.fromEntries(Object.entries(byDish).filter(([itemId]) => dishes.has(itemId)))
}

/** A party of 1 to 10, the lead guest first. People with needs have to consent that they are passed on. */
export const party = z.pipe(peopleOf(guestNeeds).check(requireConsent()), z.transform(normalizePeople))

/** A party that a planner enters, who cannot consent for anybody. */
const plannersParty = z.pipe(peopleOf(plannerNeeds), z.transform(normalizePeople))

/** The fields of a person that a guest fills in: neither the id nor what else the server sets. */
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

/** The choices without empty ones, sorted by category. */
export function withoutEmptyChoices(selections: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(selections)
      .filter(([, item]) => item !== '')
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** The version of the menu that the page showed. Without it, the choices count for the menu as it is now. */
export const menuVersion = z.optional(z.int().check(z.minimum(0)))

export const submission = z.object({
  submissionId: clientUuid,
  email: optionalEmail,
  party,
  menuVersion,
})
export type Submission = z.infer<typeof submission>

/**
 * The invitation that a planner answers, and the ids of its people who do not come. People who are neither among these nor in
 * the response count as unanswered.
 */
const invitationAnswered = z.object({
  id: clientUuid,
  notComing: z._default(
    z
      .array(z.string().check(z.refine((text) => isRandomId(text, personIdLength))))
      .check(z.maxLength(partyMax)),
    [],
  ),
})

/** A submission by a planner on a guest's behalf. */
export const plannersSubmission = z.extend(submission, {
  party: plannersParty,
  invitation: z.optional(invitationAnswered),
})
export type PlannersSubmission = z.infer<typeof plannersSubmission>

/** The party that was stored when an edit began. It is only compared, so it needs no consent. */
const base = z.object({ email: optionalEmail, party: plannersParty })

export const responseEdit = z.object({
  email: optionalEmail,
  party,
  version: z.optional(z.int().check(z.minimum(1))),
  /** With it, an edit of an older version is merged into the stored one. */
  base: z.optional(base),
  menuVersion,
})
export type ResponseEdit = z.infer<typeof responseEdit>

/** A correction by a planner. Fields of a person that it leaves out are removed, as in a guest's edit. */
export const plannersCorrection = z.extend(responseEdit, { party: plannersParty })
