import { folded } from '#core/folded'
import type { Invitation } from '#invitations/shape/invitation'
import type { ImportRow } from './parties.ts'

/**
 * The rows whose party is on the list already: of the same name, or with the same address and a person of the same name.
 */
export function knownRows(rows: readonly ImportRow[], list: readonly Invitation[]): ReadonlySet<number> {
  const labels = new Set(list.map(({ label }) => folded(label)))
  const people = new Set(
    list.flatMap(({ email, people }) => people.map(({ name }) => `${email} ${folded(name)}`)),
  )
  return new Set(
    rows
      .filter(
        ({ label, email, people: named }) =>
          labels.has(folded(label)) ||
          (email !== '' && named.some(({ name }) => people.has(`${email} ${folded(name)}`))),
      )
      .map(({ rowNo }) => rowNo),
  )
}
