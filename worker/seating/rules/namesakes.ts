import { tokensIn } from '../../core/folded.ts'

type Seated = { person: { name: string }; table: { id: string } | null }

/** People of one name at one table, whose place cards are alike. Names are compared without case and accents. */
export function namesakesOf<One extends Seated>(people: readonly One[]): One[][] {
  const named = people.filter(({ person }) => person.name !== '')
  const groups = Map.groupBy(named, ({ person, table }) =>
    JSON.stringify([table?.id ?? null, ...tokensIn(person.name)]),
  )
  return [...groups.values()].filter(({ length }) => length > 1)
}

/** Namesakes as the planner is told of them: how many, and the special numbers among them. Table null is none. */
export type Namesakes = { name: string; table: string | null; count: number; numbers: number[] }

/**
 * Groups of namesakes, those with a special number first.
 * @param number of who has one
 */
export function namesakesAt<One extends Seated & { table: { name: string } | null }>(
  people: readonly One[],
  number: (one: One) => number | null = () => null,
): Namesakes[] {
  const found = namesakesOf(people).map((group) => ({
    name: group[0]?.person.name ?? '',
    table: group[0]?.table?.name ?? null,
    count: group.length,
    numbers: group
      .map(number)
      .filter((one) => one !== null)
      .sort((a, b) => a - b),
  }))
  return found.sort((a, b) => Number(b.numbers.length > 0) - Number(a.numbers.length > 0))
}
