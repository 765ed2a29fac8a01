import type { Person } from '../../party/shape/person.ts'
import { addedWarnings } from './conflicts.ts'
import type { Statements } from './contents.ts'

/** A party in which somebody chose the dish and has a need. */
export type PartyWithDish = { id: string; name: string; email: string | null; party: readonly Person[] }

/** A person for whom `shownVersions` may be raised to a new version of a dish's contents. */
export type PersonWithDish = { response: string; person: string }

/**
 * Consequences of a dish's new contents for those who chose it and have needs.
 * @param version the version of the contents before
 * @returns `warned`: the parties in which somebody is newly warned, with the number of them; `allergic`: true if all of these
 *   have an allergy; `unaffected`: people who were shown the contents before and to whom nothing is new
 */
export function warningsOfChange(
  parties: readonly PartyWithDish[],
  itemId: string,
  before: Statements & { version: number },
  after: Statements,
): { warned: (PartyWithDish & { guests: number })[]; unaffected: PersonWithDish[]; allergic: boolean } {
  const unaffected: PersonWithDish[] = []
  let allergic = true
  const warned = parties.flatMap((one) => {
    let guests = 0
    for (const person of one.party) {
      if (!person.needs || !Object.values(person.selections).includes(itemId)) continue
      const warnings = addedWarnings(person.needs, before, after)
      if (warnings.length > 0) {
        guests++
        allergic &&= warnings.some(({ how }) => how === 'allergy')
      } else if (person.id !== undefined && person.shownVersions?.[itemId] === before.version)
        unaffected.push({ response: one.id, person: person.id })
    }
    return guests > 0 ? [{ ...one, guests }] : []
  })
  return { warned, unaffected, allergic }
}

/** Guests newly warned by a change of contents, for its planner before and after saving. */
export type NewlyWarned = {
  /** The people who chose the dish. */
  chose: number
  /** Those of them to whom the change is a new warning. */
  warned: number
  /** Those of them who are mailed. */
  mailed: number
  /** Every one of them is warned of an allergy. */
  allergic: boolean
}
