import type { NamedTable } from './csv.ts'

/** People of an invitation who have not answered, and the table kept for them. */
export type AwaitedParty = { invitationId: string; label: string; count: number; tableId: string | null }

/** Parties with the table that their place on the list names. Two tables of one name: the first of them, as when they answer. */
export function awaitedAt(
  parties: readonly { invitationId: string; label: string; count: number; table: string }[],
  tables: readonly Pick<NamedTable, 'id' | 'name'>[],
): AwaitedParty[] {
  const named = new Map(tables.toReversed().map(({ id, name }) => [name.toLowerCase(), id]))
  return parties.map(({ table, ...party }) => ({ ...party, tableId: named.get(table.toLowerCase()) ?? null }))
}

/** Seats kept at each table. */
export function keptAt(awaited: readonly AwaitedParty[]): Map<string, number> {
  const kept = new Map<string, number>()
  for (const { tableId, count } of awaited)
    if (tableId !== null) kept.set(tableId, (kept.get(tableId) ?? 0) + count)
  return kept
}
