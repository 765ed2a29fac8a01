import { hasStatedNeed } from '#needs/rules/has-need'
import { mergeNeeds, type Need } from '#needs/rules/needs'
import type { NeedsChange, SortedNote } from '#needs/shape/change'
import { isAnonymized } from '#party/rules/anonymized'
import type { Person, SentPerson } from '#party/shape/person'
import { submittedFields, withoutEmptyNeeds } from '#party/shape/submission'
import type { MenuChoices } from '../../menu/guests/menu-choices.ts'
import type { Received, ReceivedCommand, StoredResponse } from '../shape.ts'
import { identifiesPeople, mergePerson, storedFromSent } from './people.ts'

/** A command that changes a stored party. */
export type PartyChange = Received<'edit' | 'needs' | 'sort_note'>

/** True if a command changes a stored party. */
export function isPartyChange(command: ReceivedCommand): command is PartyChange {
  return command.kind === 'edit' || command.kind === 'needs' || command.kind === 'sort_note'
}

/**
 * True if a change can be written before the stored party is read: an edit of a known version that names people by id and in
 * which nobody has a need. The statement itself checks that nobody stored has one either, and that all `peopleExpectedStored` are stored.
 */
export function canWriteWithoutLoad(command: PartyChange): boolean {
  return (
    command.kind === 'edit' &&
    command.version !== null &&
    identifiesPeople(command.content.party) &&
    !command.content.party.some(hasStatedNeed)
  )
}

/** The people whose ids an edit sends: a write without a load relies on their being stored. */
export function peopleExpectedStored(command: PartyChange): Person[] {
  if (command.kind !== 'edit') return []
  return command.content.party.flatMap(({ id, name, allergies, selections }) =>
    id === undefined ? [] : [{ id, name, allergies, selections }],
  )
}

/** Result of a command on a stored party. */
export function applyChange(command: PartyChange, stored: readonly Person[], menu: MenuChoices): Person[] {
  if (command.kind === 'edit') return storedFromSent(command.content.party, stored, { ...command, menu })
  if (command.kind === 'sort_note')
    return stored.map((person) => (person.id === command.person ? withSortedNote(person, command) : person))
  const sentById = new Map(command.people.map((person) => [person.id, person]))
  return stored.map((storedPerson) => {
    const sent = sentById.get(storedPerson.id ?? '')
    return sent
      ? mergePerson(withNeeds(storedPerson, sent), storedPerson, { ...command, menu })
      : storedPerson
  })
}

/** True if a command names somebody who is not in the party, or sorts a note that has changed since. */
function namesStranger(command: Received<'needs' | 'sort_note'>, stored: readonly Person[]): boolean {
  if (command.kind === 'sort_note')
    return !stored.some(({ id, allergies }) => id === command.person && allergies === command.words)
  return command.people.some(({ id }) => !stored.some((person) => person.id === id))
}

function withNeeds(stored: Person, sent: NeedsChange['people'][number]): SentPerson {
  const { needs = stored.needs, allergies = stored.allergies, wishes = stored.wishes, consent } = sent
  const { age = stored.age, wishNeeds } = sent
  const { name, selections } = stored
  return { name, selections, allergies, ...withoutEmptyNeeds({ needs, consent, wishes, wishNeeds, age }) }
}

function withSortedNote(
  person: Person,
  { needs: addedNeeds, undo }: Pick<SortedNote, 'needs' | 'undo'>,
): Person {
  if (undo) return withUnsortedNote(person, addedNeeds)
  const needs = mergeNeeds([...(person.needs ?? []), ...addedNeeds])
  return { ...person, ...(needs.length > 0 && { needs }), noteSorted: true }
}

/** Removes the needs that the planner added, and none that the guest had given. */
function withUnsortedNote(person: Person, addedNeeds: readonly Need[]): Person {
  const remaining = (person.needs ?? []).filter(
    ({ what, by }) => by === 'guest' || !addedNeeds.some((one) => one.what === what),
  )
  const unsorted: Person = { ...person, needs: remaining }
  delete unsorted.noteSorted
  if (remaining.length === 0) delete unsorted.needs
  return unsorted
}

/**
 * True if a change might give somebody's needs or seat at a table to somebody else: it names a person who is gone, or
 * nobody by id though the stored party has needs or seats. The same answer sent again moves nothing.
 */
export function mightMixUpPeople(command: PartyChange, row: StoredResponse): boolean {
  if (row.deletedAt !== null || isAnonymized(row)) return false
  if (command.kind !== 'edit') return namesStranger(command, row.party)
  return (
    !identifiesPeople(command.content.party) &&
    row.party.some(({ id, special }) => special !== undefined || (row.seated === true && id !== undefined)) &&
    !isSameResponse(command, row)
  )
}

/** True if a change leaves the response as it is stored, for example because it was sent before. */
export function isSameResponse(command: PartyChange, row: StoredResponse): boolean {
  const email = command.kind === 'edit' ? command.content.email : row.leadGuestEmail
  const sameEmail = row.leadGuestEmail === null || row.leadGuestEmail === email
  return sameEmail && comparableText(applyChange(command, row.party, new Map())) === comparableText(row.party)
}

function comparableText(party: Person[]): string {
  return JSON.stringify(
    party.map((person) => [
      submittedFields(person),
      person.consent !== undefined,
      person.noteSorted === true,
      person.wishNeeds,
    ]),
  )
}
