import { withoutNeeds } from '#party/rules/without-needs'
import type { Person } from '#party/shape/person'
import type { KitchenRows } from './read.ts'

/** The rows of `kitchenQueries` for a member who does not see needs: without addresses, needs and substitutes. */
export function rowsWithoutNeeds<Rows extends KitchenRows>(rows: Rows): Rows {
  const parties = rows.parties.map((party) => ({
    ...party,
    lead_guest_email: null,
    selections: JSON.stringify((JSON.parse(party.selections) as Person[]).map(withoutNeeds)),
  }))
  // Typed, so that a renamed key is a compile error.
  const reduced: Pick<KitchenRows, 'parties' | 'substitutes' | 'endedSubstitutes'> = {
    parties,
    substitutes: [],
    endedSubstitutes: [],
  }
  return { ...rows, ...reduced }
}
