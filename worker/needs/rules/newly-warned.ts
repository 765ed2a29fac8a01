import type { Person } from '../../party/shape/person.ts'
import { newWarnings } from './conflicts.ts'
import type { Statements } from './contents.ts'

/** A party with somebody who has a need, whom a change of a dish's contents may warn. */
export type PartyOfDish = { id: string; name: string; email: string | null; party: readonly Person[] }

/** A person for whom `shownVersions` may be raised to a new version of a dish's contents. */
export type PersonToRaise = { response: string; person: string }

/**
 * Consequences of a dish's new contents for those who chose it and have needs.
 * @param version the version of the contents before
 * @returns `warned`: the parties in which somebody is newly warned, with the number of them; `allergic`: true if all of these
 *   have an allergy; `raised`: people who were shown the contents before and to whom nothing is new
 */
export function warningsOfChange(
  parties: readonly PartyOfDish[],
  itemId: string,
  before: Statements & { version: number },
  after: Statements,
): { warned: (PartyOfDish & { guests: number })[]; raised: PersonToRaise[]; allergic: boolean } {
  const raised: PersonToRaise[] = []
  let allergic = true
  const warned = parties.flatMap((one) => {
    let guests = 0
    for (const person of one.party) {
      if (!person.needs || !Object.values(person.selections).includes(itemId)) continue
      const warnings = newWarnings(person.needs, before, after)
      if (warnings.length > 0) {
        guests++
        allergic &&= warnings.some(({ how }) => how === 'allergy')
      } else if (person.id !== undefined && person.shownVersions?.[itemId] === before.version)
        raised.push({ response: one.id, person: person.id })
    }
    return guests > 0 ? [{ ...one, guests }] : []
  })
  return { warned, raised, allergic }
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
