import { fold } from '#core/folded'
import type { Invitation } from '#invitations/shape/invitation'
import type { ImportRow } from '../import-draft.ts'

/**
 * The rows whose party is on the list already, with that party's id: of the same name, or with the same address and a person
 * of the same name.
 */
export function knownRows(
  rows: readonly ImportRow[],
  list: readonly Invitation[],
): ReadonlyMap<number, string> {
  const labels = new Map(list.toReversed().map(({ id, label }) => [fold(label), id]))
  const people = new Map(
    list
      .toReversed()
      .flatMap(({ id, email, people }) => people.map(({ name }) => [`${email} ${fold(name)}`, id])),
  )
  return new Map(
    rows.flatMap(({ rowNo, label, email, people: named }) => {
      const byPerson = named.map(({ name }) => people.get(`${email} ${fold(name)}`)).find(Boolean)
      const id = labels.get(fold(label)) ?? (email === '' ? undefined : byPerson)
      return id === undefined ? [] : [[rowNo, id]]
    }),
  )
}
