import { partyMax } from '#core/limits'
import { noneForMe } from '#party/rules/choices'
import { mergeThreeWay, type PartyClash } from '#party/rules/merge-party'
import type { Person, SentPerson } from '#party/shape/person'
import type { MenuChoices } from '../../menu/guests/menu-choices.ts'
import type { Received, ReceivedCommand, StoredResponse } from '../shape.ts'

/** An edit rewritten for the stored version. `clashes`: the fields that it and somebody else changed differently. */
export type Rebased = { edit: Received<'edit'>; clashes: PartyClash[] }

/** The edit, if it was made on another version than the stored one and carries the party of its own version; else null. */
export function editOfOtherVersion(
  command: ReceivedCommand,
  row: StoredResponse | undefined,
): Received<'edit'> | null {
  if (command.kind !== 'edit' || !command.base || command.version === null || !row) return null
  return command.version !== row.version && row.deletedAt === null ? command : null
}

/**
 * Merges a stale edit into the response as it is stored now.
 * @returns null where the people of both cannot be matched, or would make too large a party
 */
export function rebaseEdit(
  command: Received<'edit'>,
  row: StoredResponse,
  menu: MenuChoices,
): Rebased | null {
  const { base, content } = command
  if (!base) return null
  const toSide = ({ email, party }: { email: string | null; party: readonly SentPerson[] }) => ({
    email: email ?? '',
    party,
  })
  const isGuest = command.actor.kind === 'guest'
  const theirs = isGuest ? row.party.map((person) => withoutRemovedDishes(person, menu)) : row.party
  const merged = mergeThreeWay<SentPerson>(
    toSide(base),
    toSide(content),
    toSide({ email: row.leadGuestEmail, party: theirs }),
  )
  if (!merged || merged.party.length > partyMax) return null
  const { email, party, clashes } = merged
  return { edit: { ...command, version: null, content: { email: email || null, party } }, clashes }
}

/** A person without choices that left the menu: a guest's page does not show these. */
function withoutRemovedDishes(person: Person, menu: MenuChoices): Person {
  const onMenu = Object.entries(person.selections).filter(
    ([course, item]) => item === noneForMe || menu.get(course)?.items.has(item),
  )
  return { ...person, selections: Object.fromEntries(onMenu) }
}
