import { cleanLine } from '#core/text'
import type { Invitation } from '#invitations/shape/invitation'
import type { Age } from '#needs/rules/needs'
import { missingChoices, noneForMe } from '#party/rules/choices'
import type { ResponseView } from '#party/shape/guest'
import type { Person } from '#party/shape/person'
import type { MenuWithRemoved } from '#party/shape/responses'
import { enterGuestName, enterLeadName } from '#party/words/planner-form'

/** The form's values. */
export type ResponseValues = { email: string; party: Person[] }

export const nobody: Person = { name: '', allergies: '', selections: {} }

/** An invitation that the planner answers. */
export type InvitationToAnswer = Pick<Invitation, 'id' | 'label' | 'people' | 'maxSize' | 'email'>

/** Places of an invitation. Vendors have none. */
export function placesOf({ people, maxSize }: InvitationToAnswer): number {
  return maxSize - people.filter(({ kind }) => kind === 'vendor').length
}

/** People of an invitation who are asked, by the ids of the list. */
export function peopleAsked({ people }: InvitationToAnswer): { id: string; name: string; age?: Age }[] {
  return people.flatMap(({ id, name, kind }) => {
    if (kind === 'vendor') return []
    return [{ id, name, ...(kind !== 'adult' && { age: kind }) }]
  })
}

/** People of an invitation as its form begins: those it names, and an empty row for each other place. */
function expectedPeople(invitation: InvitationToAnswer): Person[] {
  const named = peopleAsked(invitation).map((person) => ({ ...nobody, ...person }))
  const places = placesOf(invitation)
  // A party of one is who its label says.
  if (named.length === 0 && places === 1) return [{ ...nobody, name: invitation.label }]
  return [...named, ...Array.from({ length: places - named.length }, () => nobody)]
}

/** A party's people without the rows that were left empty. Somebody is always there, who can carry the error. */
export function withoutEmptyRows(party: readonly Person[]): Person[] {
  const filled = party.filter(({ name, allergies, needs, selections }) =>
    [name, allergies, needs?.length, ...Object.values(selections)].some(Boolean),
  )
  return filled.length > 0 ? filled : party.slice(0, 1)
}

/** The form's initial values: of a response, or of a new one; for an invitation with its names and its address. */
export function initialValues(
  response: ResponseView | null,
  live: MenuWithRemoved,
  invitation?: InvitationToAnswer,
): ResponseValues {
  const party = response?.party ?? (invitation ? expectedPeople(invitation) : [nobody])
  return onMenu({ email: response?.leadGuestEmail ?? invitation?.email ?? '', party }, live, party)
}

/**
 * The values with what can be chosen now, and with what is stored: nothing that stands is taken from anybody whose answer is
 * corrected. Another dish that was taken off the menu would be refused.
 * @param stored the party as it is stored
 */
export function onMenu(
  { email, party }: ResponseValues,
  live: MenuWithRemoved,
  stored: readonly Person[] = [],
): ResponseValues {
  return {
    email,
    party: party.map((person, index) => {
      const before = storedOf(person, index, stored)
      const stays = Object.entries(person.selections).filter(([id, choice]) => before[id] === choice)
      const choosable = live.map(({ id, items }) => {
        const choice = person.selections[id] ?? ''
        const kept = choice === noneForMe || items.some((item) => !item.removed && item.id === choice)
        return [id, kept ? choice : ''] as const
      })
      return { ...person, selections: Object.fromEntries([...choosable, ...stays]) }
    }),
  }
}

function storedOf({ id }: Person, index: number, stored: readonly Person[]): Person['selections'] {
  const person = id === undefined ? stored[index] : stored.find((one) => one.id === id)
  return person?.selections ?? {}
}

/**
 * The people for whom nothing at all is chosen, where there is something to choose. None while a course is missing in which
 * one has to be made: such a response is refused.
 * @param before the party as it is stored
 */
export function withoutDish(party: Person[], menu: MenuWithRemoved, before: Person[] = []): string[] {
  const live = menu
    .map((category) => ({ ...category, items: category.items.filter(({ removed }) => !removed) }))
    .filter(({ items }) => items.length > 0)
  if (live.length === 0 || missingChoices(party, live, before).length > 0) return []
  return party.flatMap(({ name, selections }) =>
    live.some(({ id }) => selections[id]) ? [] : [cleanLine(name)],
  )
}

/** Error for a missing name. The shape's own sentence speaks to guests. */
export function nameMissing(name: string, index: number): string | undefined {
  if (cleanLine(name) !== '') return undefined
  return index === 0 ? enterLeadName : enterGuestName(index)
}
