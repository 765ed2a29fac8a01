import type { Invitee } from '#invitations/shape/invitation'
import type { Draft } from '../../form/rules/draft.ts'
import type { PersonDraft } from '../../form/rules/person-draft.ts'

/** Listed people by id: true who comes, false who does not. Somebody without a key has not been answered for. */
export type Attending = Record<string, boolean>

/** The parts of a draft that tell who of an invitation comes. */
export type Attended = Pick<Draft, 'party' | 'attending' | 'aside'>

const nobody: PersonDraft = { name: '', allergies: '', selections: {} }

/** Somebody of the list who has not been answered for. A child is one from the start: the list knows it. */
function listedAs({ id, name, kind }: Invitee): PersonDraft {
  return { ...nobody, id, name, ...((kind === 'child' || kind === 'infant') && { age: kind }) }
}

/**
 * The party of those who come: the listed in the order of the list, then guests who are not listed. What was said of
 * somebody who leaves it is kept aside, for when they come after all.
 * @param people the listed, by name
 * @param attending who of them comes now
 */
export function withAttending(previous: Attended, people: Invitee[], attending: Attending): Attended {
  const listed = new Set(people.map(({ id }) => id))
  const entered = [...previous.party, ...(previous.aside ?? [])]
  const known = new Map(entered.flatMap((person) => (person.id ? [[person.id, person] as const] : [])))
  const coming = people
    .filter(({ id }) => attending[id])
    .map((person) => known.get(person.id) ?? listedAs(person))
  // Before the first of the listed comes, the party is one person without a name.
  const begun = previous.party.some(({ id }) => id && listed.has(id))
  const others = (begun ? previous.party : (previous.aside ?? [])).filter(({ id }) => !id || !listed.has(id))
  const comes = new Set(coming.map(({ id }) => id))
  const aside = entered.filter(({ id }) => id && listed.has(id) && !comes.has(id))
  return coming.length > 0
    ? { attending, party: [...coming, ...others], aside }
    : { attending, party: [nobody], aside: [...aside, ...others] }
}

/** Ids of the listed who were said not to come, in the order of the list. */
export function notComingOf(people: Invitee[], attending: Attending = {}): string[] {
  return people.filter(({ id }) => attending[id] === false).map(({ id }) => id)
}

/** Their names. */
export function notComingNames(people: Invitee[], attending: Attending = {}): string[] {
  return people.filter(({ id }) => attending[id] === false).map(({ name }) => name)
}

/** Names of the listed who have not been answered for. */
export function openNamesOf(people: Invitee[], attending: Attending = {}): string[] {
  return people.filter(({ id }) => attending[id] === undefined).map(({ name }) => name)
}

/** True if each of the listed was said not to come. */
export function nobodyComes(people: Invitee[], attending: Attending = {}): boolean {
  return people.length > 0 && notComingOf(people, attending).length === people.length
}
