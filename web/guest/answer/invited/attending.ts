import type { Invitee } from '#invitations/shape/invitation'
import type { Draft } from '../../form/rules/draft.ts'
import type { PersonDraft } from '../../form/rules/person-draft.ts'

/** Listed people by id: true if they come, false if not. Nobody has answered yet for a person without a key. */
export type Attending = Record<string, boolean>

/** The parts of a draft that depend on who of an invitation comes. */
export type AttendanceParts = Pick<Draft, 'party' | 'attending' | 'outOfParty'>

const blankPerson: PersonDraft = { name: '', allergies: '', selections: {} }

/** A listed person before anything is entered for them. The list knows who is a child. */
function draftOfInvitee({ id, name, kind }: Invitee): PersonDraft {
  return { ...blankPerson, id, name, ...((kind === 'child' || kind === 'infant') && { age: kind }) }
}

/**
 * The party of those who come: listed people in the order of the list, then guests who are not listed. `outOfParty` keeps what was
 * entered for people who no longer come, in case they come after all.
 * @param people the listed people
 * @param attending which of them come now
 */
export function withAttending(
  previous: AttendanceParts,
  people: Invitee[],
  attending: Attending,
): AttendanceParts {
  const listedIds = new Set(people.map(({ id }) => id))
  const all = [...previous.party, ...(previous.outOfParty ?? [])]
  const enteredById = new Map(all.flatMap((person) => (person.id ? [[person.id, person] as const] : [])))
  const coming = people
    .filter(({ id }) => attending[id])
    .map((person) => enteredById.get(person.id) ?? draftOfInvitee(person))
  // While no listed person comes, the party is one blank person, and guests who are not listed wait in `outOfParty`.
  const hasListed = previous.party.some(({ id }) => id && listedIds.has(id))
  const others = (hasListed ? previous.party : (previous.outOfParty ?? [])).filter(
    ({ id }) => !id || !listedIds.has(id),
  )
  const comingIds = new Set(coming.map(({ id }) => id))
  const outOfParty = all.filter(({ id }) => id && listedIds.has(id) && !comingIds.has(id))
  return coming.length > 0
    ? { attending, party: [...coming, ...others], outOfParty }
    : { attending, party: [blankPerson], outOfParty: [...outOfParty, ...others] }
}

/** Ids of the listed people who do not come, in the order of the list. */
export function notComingIds(people: Invitee[], attending: Attending = {}): string[] {
  return people.filter(({ id }) => attending[id] === false).map(({ id }) => id)
}

/** Names of the listed people who do not come. */
export function notComingNames(people: Invitee[], attending: Attending = {}): string[] {
  return people.filter(({ id }) => attending[id] === false).map(({ name }) => name)
}

/** Names of the listed people for whom nobody has answered yet. */
export function unansweredNames(people: Invitee[], attending: Attending = {}): string[] {
  return people.filter(({ id }) => attending[id] === undefined).map(({ name }) => name)
}

/** True if none of the listed people comes. */
export function nobodyComes(people: Invitee[], attending: Attending = {}): boolean {
  return people.length > 0 && notComingIds(people, attending).length === people.length
}
