import { partyMax } from '#core/limits'
import type { Category } from '#menu/shape/menu'
import { hasStatedNeed } from '#needs/rules/has-need'
import { missingChoices, noneForMe } from '#party/rules/choices'
import { allergiesError, emailError, nameError, type Person, resized } from '#party/shape/person'
import { lacksConsent, sameNeeds } from './consent.ts'
import type { PersonDraft } from './person-draft.ts'

/**
 * A party's response before it is sent. `dropped` are people removed from it, the last one first. `chosenDishes` holds them,
 * by course, with the texts that they had when they were chosen.
 */
export type ResponseDraft = {
  email: string
  party: PersonDraft[]
  dropped?: Dropped[]
  chosenDishes?: Category[]
}

/** Somebody who was removed from the party, and their index in it (`at`). */
export type Dropped = { person: PersonDraft; at: number }

/** A field's error: a code of the page's own rules, or the server's sentence. */
export type FieldError =
  | 'email_invalid'
  | 'name_required'
  | 'name_too_long'
  | 'allergies_too_long'
  | 'consent_missing'
  | 'choice_required'
  | { sentence: string }

/** Errors of fields, by path as in the server's errors: `email`, `party.1.name`. */
export type FieldErrors = Record<string, FieldError>

/** The draft with one person changed. */
export function withPerson<T extends ResponseDraft>(
  draft: T,
  index: number,
  change: Partial<PersonDraft>,
): T {
  const party = draft.party.map((person, i) => (i === index ? { ...person, ...change } : person))
  return { ...draft, party }
}

/** The draft without one guest, who is kept in `dropped` if anything was entered for them. The lead guest always stays. */
export function withoutPerson<T extends ResponseDraft>(draft: T, index: number): T {
  const person = draft.party[index]
  if (index === 0 || !person) return draft
  const { name, selections } = person
  const hasContent = name.trim() || hasStatedNeed(person) || Object.values(selections).some(Boolean)
  const dropped = hasContent ? [{ person, at: index }, ...(draft.dropped ?? [])] : draft.dropped
  return { ...draft, party: draft.party.filter((_, i) => i !== index), ...(dropped && { dropped }) }
}

/** The draft with the guest who was dropped last restored at their index. */
export function withLastRestored<T extends ResponseDraft>(draft: T): T {
  const { party } = draft
  const [last, ...dropped] = draft.dropped ?? []
  if (!last || party.length >= partyMax) return draft
  return { ...draft, party: [...party.slice(0, last.at), last.person, ...party.slice(last.at)], dropped }
}

/** The draft for a number of people. Surplus people are dropped from the end; for more, dropped ones are restored first. */
export function withSize<T extends ResponseDraft>(draft: T, size: number): T {
  const { length } = draft.party
  if (length > size && length > 1) return withSize(withoutPerson(draft, length - 1), size)
  if (length < Math.min(size, partyMax) && draft.dropped?.length)
    return withSize(withLastRestored(draft), size)
  return { ...draft, party: resized(draft.party, size) }
}

/** A person's choices with a category set to an item, or cleared by null. */
export function withChoice(person: Person, category: string, item: string | null): Partial<Person> {
  const { [category]: _, ...others } = person.selections
  return { selections: item === null ? others : { ...others, [category]: item } }
}

/** True if two people have chosen the same, in the same categories. */
export function sameChoices(one: Person, other: Person): boolean {
  const chosen = ({ selections }: Person) => Object.entries(selections).filter(([, item]) => item !== '')
  const [ours, theirs] = [chosen(one), chosen(other)]
  return (
    ours.length === theirs.length && ours.every(([category, item]) => other.selections[category] === item)
  )
}

/** A person's choice of a category; '' if they have not chosen. `noneForMe` is a choice. */
export function choiceOf(person: Person | undefined, category: string): string {
  return person?.selections[category] ?? ''
}

/** True if two drafts have the same content. */
export function sameDraft(one: ResponseDraft, other: ResponseDraft): boolean {
  return (
    one.email.trim() === other.email.trim() &&
    one.party.length === other.party.length &&
    one.party.every((person, index) => {
      const counterpart = other.party[index]
      return (
        counterpart !== undefined &&
        person.name.trim() === counterpart.name.trim() &&
        sameNeeds(person, counterpart) &&
        sameChoices(person, counterpart) &&
        sameAgeAndWishes(person, counterpart)
      )
    })
  )
}

/** True if two people have the same age, and the same wishes for chosen dishes. */
function sameAgeAndWishes(one: Person, other: Person): boolean {
  const wishes = (person: Person) =>
    Object.values(one.selections).map((dish) => [person.wishes?.[dish], person.wishNeeds?.[dish]])
  return one.age === other.age && wishes(one).join() === wishes(other).join()
}

/** Number of categories a person has chosen from. */
export function chosenCount(person: Person, categories: Category[]): number {
  return categories.filter(({ id }) => person.selections[id]).length
}

/** The party without choices that have left the menu. */
export function withoutGoneChoices(party: Person[], categories: Category[]): Person[] {
  const idsByCategory = new Map(
    categories.map(({ id, items }) => [id, new Set([noneForMe, ...items.map((item) => item.id)])]),
  )
  return party.map((person) => {
    const entries = Object.entries(person.selections)
    const remaining = entries.filter(
      ([category, item]) => item === '' || idsByCategory.get(category)?.has(item),
    )
    if (remaining.length === entries.length) return person
    return { ...person, selections: Object.fromEntries(remaining) }
  })
}

/** The error of one field by the same rules as on the server; undefined if valid. */
export function fieldErrorOf(draft: ResponseDraft, path: string): FieldError | undefined {
  const field = path.split('.')[2]
  const index = personIndexOf(path)
  const person = draft.party[index]
  if (path === 'email') return emailError(draft.email)
  if (field === 'needs') return person && lacksConsent(person) ? 'consent_missing' : undefined
  if (field !== 'name') return allergiesError(person?.allergies ?? '')
  return nameError(person?.name ?? '')
}

/** The server's sentences as field errors. */
export function serverErrorsOf(fields: Record<string, string> = {}): FieldErrors {
  return Object.fromEntries(Object.entries(fields).map(([path, sentence]) => [path, { sentence }]))
}

/** The path of a person's choice in a category. */
export function choicePath(index: number, category: string): string {
  return `party.${index}.selections.${category}`
}

/** True for the path of a choice. */
export function isChoicePath(path: string): boolean {
  return path.includes('.selections.')
}

/** The errors with one field's set, or cleared by undefined. */
export function withFieldError(
  fieldErrors: FieldErrors,
  path: string,
  fieldError: FieldError | undefined,
): FieldErrors {
  const others = Object.entries(fieldErrors).filter(([other]) => other !== path)
  return Object.fromEntries(fieldError ? [...others, [path, fieldError]] : others)
}

/**
 * All errors, in the order of the fields on the screen.
 * @param categories the menu, some of whose courses may be required
 * @param storedParty the stored party, if it is edited
 */
export function allFieldErrors(
  draft: ResponseDraft,
  asksEmail: boolean,
  categories: Category[] = [],
  storedParty: Person[] = [],
): FieldErrors {
  const missing = missingChoices(draft.party, categories, storedParty)
  const paths = [
    ...(asksEmail ? ['email'] : []),
    ...draft.party.flatMap((_, index) =>
      ['name', 'allergies', 'needs'].map((field) => `party.${index}.${field}`),
    ),
  ]
  const found = [
    ...paths.map((path) => [path, fieldErrorOf(draft, path)] as const),
    ...missing.map(({ index, category }) => [choicePath(index, category.id), 'choice_required'] as const),
  ].filter(([, fieldError]) => fieldError !== undefined)
  return Object.fromEntries([...found].sort(([a], [b]) => personIndexOf(a) - personIndexOf(b))) as FieldErrors
}

/** Index in the party of the person of a field; the address belongs to the lead guest. */
export function personIndexOf(path: string): number {
  return Number(path.split('.')[1] ?? 0)
}

/** The lead guest's errors: those of other guests no longer match their paths once somebody leaves the party. */
export function errorsOfLead(fieldErrors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(fieldErrors).filter(([path]) => personIndexOf(path) === 0))
}
