import { fold } from '../../core/folded.ts'
import { cleanLine } from '../../core/text.ts'

/** A party to compare. `apart`: the planner confirmed that it is not the same as others with the same names. */
export type ComparedParty = { id: string; people: readonly { name: string }[]; apart: boolean }

/** Two responses that may be of the same party, and how many people are in both. */
export type Twice = { older: string; newer: string; lead: string; people: number }

/**
 * Finds responses that may be of the same people, like a family that answers from two phones: they have the same lead guest's
 * name, or two names in common. Each is paired with the latest earlier one at most, so that nobody is counted three times.
 * @param parties in order of arrival
 */
export function perhapsTwice(parties: readonly ComparedParty[]): Twice[] {
  const namesOf = new Map(parties.map(({ id, people }) => [id, people.map(({ name }) => keyOf(name))]))
  const partiesByName = new Map<string, ComparedParty[]>()
  const found: Twice[] = []
  for (const party of parties) {
    const names = namesOf.get(party.id) ?? []
    const candidates = new Set(names.flatMap((name) => partiesByName.get(name) ?? []))
    const earlier = [...candidates].reverse().find((older) => {
      const others = namesOf.get(older.id) ?? []
      return !(party.apart && older.apart) && (names[0] === others[0] || countCommon(names, others) > 1)
    })
    if (earlier) {
      const people = countCommon(names, namesOf.get(earlier.id) ?? [])
      found.push({ older: earlier.id, newer: party.id, lead: party.people[0]?.name ?? '', people })
    }
    for (const name of new Set(names))
      if (name !== '') partiesByName.set(name, [...(partiesByName.get(name) ?? []), party])
  }
  return found
}

/** Counts the names that both lists have, a repeated one as often as the shorter side repeats it. */
function countCommon(names: readonly string[], others: readonly string[]): number {
  const remaining = [...others]
  return names.filter((name) => {
    const index = name === '' ? -1 : remaining.indexOf(name)
    if (index >= 0) remaining.splice(index, 1)
    return index >= 0
  }).length
}

function keyOf(name: string): string {
  return fold(cleanLine(name))
}
