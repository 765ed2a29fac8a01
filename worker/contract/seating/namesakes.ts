import { wordsIn } from '../words-in.ts'

type Seated = { person: { name: string }; table: { id: string } | null }

/** People of one name at one table, whose place cards are alike. Names are compared without case and accents. */
export function namesakesOf<One extends Seated>(people: readonly One[]): One[][] {
  const named = people.filter(({ person }) => person.name !== '')
  const groups = Map.groupBy(named, ({ person, table }) =>
    JSON.stringify([table?.id ?? null, ...wordsIn(person.name)]),
  )
  return [...groups.values()].filter(({ length }) => length > 1)
}
