import { figure } from '../../core/figures.ts'
import { tableName } from './places.ts'

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

export const tableNameRequired = 'Please name the table.'
export const tableNameTooLong = 'A table’s name has at most 40 characters.'
export const tableSeatsInvalid = 'A table has 1 to 60 seats.'
export const tableCountInvalid = 'Please make 1 to 400 tables at once.'
export const seatInvalid = 'Please give each person a seat of their own.'
export const tableNotFound = 'This table is no longer there.'
export const tablesMovedOn = 'The tables have changed meanwhile. Please look again.'
export const guestToSeatGone = 'This guest is no longer in the event.'
export const noSuchSeat = 'The table has no such seat.'
export const seatingMovedOn = 'Guests or tables have changed meanwhile. Please look at the preview again.'
export const seatingColumnsMissing = 'The file needs a column Table and a column Guest.'

/** 409 at the limit of tables. */
export function tableLimitReached(limit: number): string {
  return `An event has at most ${figure(limit)} tables.`
}

/** 409 for a seat that somebody has. */
export function seatTaken(guest: string): string {
  return guest === '' ? 'Somebody sits there already.' : `${guest} sits there already.`
}
