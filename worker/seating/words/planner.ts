import { figure } from '../../core/figures.ts'
import { tableName } from './shared.ts'

// The planner's page of tables.

export const tablesTitle = 'Tables'
/** Text of the page before there are tables. */
export const tablesAbout =
  'Decide who sits where. The kitchen then sees each plate by table, and you can print place cards and a list for every table.'
export const tablesStart = 'Start by making your tables. You can change them later.'

/** "84 of 96 guests have a table" */
export function seatedOf(seated: number, guests: number): string {
  return `${figure(seated)} of ${figure(guests)} ${guests === 1 ? 'guest has' : 'guests have'} a table`
}
export function tableCount(count: number): string {
  return `${figure(count)} ${count === 1 ? 'table' : 'tables'}`
}
export function seatCount(count: number): string {
  return `${figure(count)} ${count === 1 ? 'seat' : 'seats'}`
}
export function people(count: number): string {
  return `${figure(count)} ${count === 1 ? 'person' : 'people'}`
}

export const findSeated = 'Find a guest or a table'
/** While something is searched for: "2 guests found at 1 table". @param tables that are shown */
export function seatedFound(guests: number, tables: number): string {
  if (guests + tables === 0) return nobodyFound
  const who = `${figure(guests)} ${guests === 1 ? 'guest' : 'guests'} found`
  return tables === 0 ? who : `${who} · ${tableCount(tables)}`
}

export const makeTitle = 'Make tables'
export const howManyTables = 'Tables'
export const seatsAtEach = 'Seats at each'
/** The button: "Make 12 tables of 8". Without figures that can be: "Make tables". */
export function makeMany(count: number, seats: number): string {
  if (!(count >= 1 && seats >= 1)) return makeTitle
  return count === 1 ? `Make 1 table of ${figure(seats)}` : `Make ${figure(count)} tables of ${figure(seats)}`
}
export const making = 'Making…'
export const addTables = 'Add tables'
export const numbered = 'Numbered tables'
export const oneByName = 'One with a name'
export const tableNameLabel = 'Name'
export const tableNameHint = 'A number, or a name like “Garden” or “Head table”.'
export const seatsLabel = 'Seats'
export const addTable = 'Add table'
export const adding = 'Adding…'
export function tablesMade(count: number): string {
  return count === 1 ? 'Table added' : `${figure(count)} tables added`
}

export const changeTable = 'Change name or seats'
export const changeTableTitle = 'Change table'
export const save = 'Save'
export const saving = 'Saving…'
export const cancel = 'Cancel'
export const tableChanged = 'Table changed'
export const removeTable = 'Remove table'
export function removeTableTitle(name: string): string {
  return `Remove ${tableName(name)}?`
}
export function removeTableAbout(taken: number): string {
  if (taken === 0) return 'Nobody sits there.'
  return taken === 1
    ? 'The person who sits there will have no table.'
    : `The ${figure(taken)} people who sit there will have no table.`
}
export const remove = 'Remove'
export const removing = 'Removing…'
export function tableRemoved(name: string): string {
  return `${tableName(name)} removed`
}
/** In a table's menu. */
export const whatTheyEat = 'What they eat'
export function whatTheyEatAt(name: string): string {
  return `${tableName(name)}: what they eat`
}
export const noSpecialsHere = 'Nobody here has told us of allergies or needs.'
export const printTable = 'Print this table’s sheet'
/** Label of a table's menu. */
export function moreOf(name: string): string {
  return `More for ${tableName(name)}`
}

type Room = Record<'taken' | 'seats' | 'free' | 'over', number> & { kept?: number | undefined }

function freeAt({ free, over }: Pick<Room, 'free' | 'over'>): string {
  return overSeats(over) || (free > 0 ? `${figure(free)} free` : 'full')
}
/** "8 of 8, full", "10 of 8, 2 over", "7 of 8, 1 free", "4 of 8, 1 free, 3 kept" for who has not answered yet */
export function roomOf({ kept = 0, ...room }: Room): string {
  const keeps = kept > 0 ? `, ${figure(kept)} kept` : ''
  return `${figure(room.taken)} of ${figure(room.seats)}, ${freeAt(room)}${keeps}`
}
/** At a table: parties that were invited and have not answered. */
export function keptFor(parties: readonly { label: string; count: number }[]): string {
  return `Kept for: ${parties.map(({ label, count }) => `${label} (${figure(count)})`).join(', ')}`
}
export const awaitedTitle = 'Not answered yet'
export const awaitedAbout =
  'Choose a table for them now: their seats are kept, and they sit there once they answer.'
export function notAnsweredOf(count: number): string {
  return `${figure(count)} not answered`
}
export const nobodyHere = 'Nobody sits here yet.'

export const unplacedTitle = 'Without a table'
export const nobodyFound = 'Nobody found'
export const nobodyLeft = 'Everybody has a table.'
export const nobodyYet = 'Nobody has answered yet. Guests appear here as they answer.'
export function showMore(count: number): string {
  return `Show ${figure(count)} more`
}

/** Beside a party's name: "4 people", "2 of 4 people" where only some are meant. */
export function sizeOf(here: number, size: number): string {
  if (size === 1) return ''
  return here === size ? people(size) : `${figure(here)} of ${people(size)}`
}
/** A party: "Ana Smith, 4 people". */
export function partyOf(lead: string, here: number, size: number): string {
  return [lead, sizeOf(here, size)].filter(Boolean).join(', ')
}
/** Below a party's name: that it is split, or where the others of it sit. */
export function partyAt(
  counts: readonly number[],
  elsewhere: readonly { table: string; free: number }[],
  placed: boolean,
): string {
  const split = counts.length > 1 ? splitInto(counts) : ''
  const where = placed || elsewhere.length === 0 ? '' : unplacedAt(elsewhere)
  return [split, where].filter(Boolean).join(' · ')
}
export const seatAt = 'Seat at…'
export const moveTo = 'Move to…'
export const noTable = 'No table'
/** @param who a person or a party */
export function tableOf(who: string): string {
  return `Table for ${who}`
}
export function tableChoice(name: string, room: Pick<Room, 'free' | 'over'>): string {
  return `${tableName(name)} · ${freeAt(room)}`
}
/** Label of the button beside a choice that was made with the keyboard. */
export const moveThere = 'Move'
/** The tables of others of the party. */
export function joinAt(table: string): string {
  return `Seat at ${tableName(table)}`
}
export function seatOf(who: string): string {
  return `Seat of ${who}`
}
export const anySeat = 'No seat'
export function seatName(seat: number): string {
  return `Seat ${figure(seat)}`
}

/** Label of a handle. */
export function dragOf(who: string): string {
  return `Drag ${who}`
}
export const dragHint =
  'Press Enter to pick them up, the arrow keys to move from table to table, Enter to set them down, Escape to leave them where they are.'
/** While somebody is dragged. @param to where they would come to be, if anywhere */
export function draggedTo(who: string, to: string): string {
  return to === '' ? who : `${who} → ${to}`
}
/** Once a move is stored. @param table empty where they have none now */
export function nowAt(who: string, table: string): string {
  return `${who}: ${tableName(table)}`
}
/** Takes whoever was moved last where they were. */
export const undoMove = 'Undo'
/** @param why the sentence of the failure */
export function notSeated(who: string, why: string): string {
  return `${who} could not be moved. ${why}`
}

export const sortTables = 'Sort tables'
export const sorted = 'Done sorting'

export const fill = 'Fill by party'
export const filling = 'Filling…'
export const fillAbout = 'Parties stay together, the largest first. Nobody who has a table is moved.'
export function filledLine(placed: number): string {
  return placed === 0 ? 'Nobody could be seated: there is no room.' : `${people(placed)} seated.`
}
export function filledSplit(lead: string, counts: readonly number[]): string {
  return `${lead}: ${splitInto(counts)}.`
}
export function filledSplits(more: number): string {
  return more === 1 ? 'One more party is split.' : `${figure(more)} more parties are split.`
}
export function filledLeft(left: number): string {
  return left === 0 ? '' : `There is no room left for ${people(left)}.`
}
export function undoFill(placed: number): string {
  return `Undo filling (${people(placed)})`
}
export function undoFillTitle(placed: number): string {
  return `Take ${people(placed)} from ${placed === 1 ? 'their table' : 'their tables'}?`
}
export const undoFillAbout = 'Anyone you have moved since then stays where they are.'
export const undoFillNow = 'Undo filling'
export const putBack = 'Put back'
export const undoing = 'Undoing…'
export function undone(count: number): string {
  return `${people(count)} ${count === 1 ? 'has' : 'have'} no table again`
}

export const settingsTitle = 'Tables and seats'
export const numberSeats = 'Give each guest a seat of their own'
export const numberSeatsAbout = 'Otherwise guests have a table and sit where they like.'
export const switchOff = 'Stop seating guests'
export const switchOffAbout =
  'Tables disappear here and in the kitchen. Nothing is lost: switch them on again, and everybody sits where they did.'
export const switchOn = 'Seat guests again'
export const switchedOffAbout = 'Tables are switched off. They are kept as they were.'
export const switchedOff = 'Tables are switched off'

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
export const tablesMovedOn = 'The tables have changed in the meantime. Please look again.'
export const guestToSeatGone = 'This guest is no longer in the event.'
export const noSuchSeat = 'The table has no such seat.'
export const seatingMovedOn =
  'Guests or tables have changed in the meantime. Please look at the preview again.'
export const seatingColumnsMissing = 'The file needs a column Table and a column Guest.'

/** 409 at the limit of tables. */
export function tableLimitReached(limit: number): string {
  return `An event has at most ${figure(limit)} tables.`
}

/** 409 for a seat that somebody has. */
export function seatTaken(guest: string): string {
  return guest === '' ? 'Someone sits there already.' : `${guest} sits there already.`
}
