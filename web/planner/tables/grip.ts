import type { Group, Person, Shown } from './shown.ts'

/** The held people: a party's at one table or at none, or one of them. */
export type Grip = { responseId: string; tableId: string | null; personId: string | null }

/** A grip as the attribute of its handle. Ids have no such sign. */
export function gripText({ responseId, tableId, personId }: Grip): string {
  return [responseId, tableId ?? '', personId ?? ''].join('|')
}

/** The people that a handle holds, with the party they are of; null where they are not there any more. */
export function heldBy(text: string, { tables, unplaced }: Shown): { group: Group; people: Person[] } | null {
  const [responseId, tableId, personId] = text.split('|')
  const at = tableId === '' ? unplaced : (tables.find(({ id }) => id === tableId)?.groups ?? [])
  const group = at.find((one) => one.responseId === responseId)
  const people = group?.people.filter((one) => !personId || one.personId === personId) ?? []
  return group && people.length > 0 ? { group, people } : null
}
