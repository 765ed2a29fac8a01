import { figure, tableName } from './kitchen.ts'

/** "2 over", beside a table with more people than seats; nothing where there are enough. */
export function overSeats(over: number): string {
  return over === 0 ? '' : `${figure(over)} over`
}

/** "unplaced, party at Table 4 (1 free)": of a person without a table, with the tables of their party. */
export function unplacedAt(party: readonly { table: string; free: number }[]): string {
  if (party.length === 0) return 'unplaced'
  return `unplaced, party at ${party.map(({ table, free }) => `${tableName(table)} (${figure(free)} free)`).join(', ')}`
}

/** "split 6 + 4": a party that sits at several tables. */
export function splitInto(counts: readonly number[]): string {
  return `split ${counts.map(figure).join(' + ')}`
}

/** The columns of the seating file, in its order. */
export const seatingColumns = ['Table', 'Seat', 'Guest', 'Lead guest'] as const
