import { fold } from '../../core/folded.ts'
import { cleanLine } from '../../core/text.ts'

/** A party as it is compared. `apart`: the planner said that it is another one than those that share its names. */
export type Comparable = { id: string; people: readonly { name: string }[]; apart: boolean }

/** Two responses that may be of one party, and how many people stand in both. */
export type Twice = { older: string; newer: string; lead: string; people: number }

/**
 * Responses that may be of the same people, as one family answers from two phones: they have one lead guest's name, or two
 * names in common. A newer one is compared with the last of those before it, and nobody is counted thrice.
 * @param parties in order of arrival
 */
export function perhapsTwice(parties: readonly Comparable[]): Twice[] {
  const namesOf = new Map(parties.map(({ id, people }) => [id, people.map(({ name }) => keyOf(name))]))
  const byName = new Map<string, Comparable[]>()
  const found: Twice[] = []
  for (const party of parties) {
    const names = namesOf.get(party.id) ?? []
    const candidates = new Set(names.flatMap((name) => byName.get(name) ?? []))
    const twice = [...candidates].reverse().find((older) => {
      const others = namesOf.get(older.id) ?? []
      return !(party.apart && older.apart) && (names[0] === others[0] || common(names, others) > 1)
    })
    if (twice) {
      const people = common(names, namesOf.get(twice.id) ?? [])
      found.push({ older: twice.id, newer: party.id, lead: party.people[0]?.name ?? '', people })
    }
    for (const name of new Set(names)) if (name !== '') byName.set(name, [...(byName.get(name) ?? []), party])
  }
  return found
}

/** Counts the names that both lists have, a repeated one as often as the shorter side repeats it. */
function common(names: readonly string[], others: readonly string[]): number {
  const left = [...others]
  return names.filter((name) => {
    const at = name === '' ? -1 : left.indexOf(name)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }).length
}

function keyOf(name: string): string {
  return fold(cleanLine(name))
}
