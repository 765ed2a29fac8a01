import { figure } from '../../core/figures.ts'

/** Note of a party about a person's diet in a file; nobody agreed that it is passed on. */
export function dietNote(name: string, diet: string): string {
  return `${name ? `${name}: ` : ''}${diet} (from your file, not confirmed)`
}

/** Note of a party about an answer that another tool has. It is no answer here. */
export function statusNote(name: string, status: string): string {
  return `${name ? `${name}: ` : ''}“${status}” in your file`
}

// The page of imports.

export const importTitle = 'Import a guest list'
export const importAbout =
  'From The Knot, Zola, Joy, Google Forms, Excel or any list with a heading. Nothing is added before you say so, and no one gets a mail.'
export const backToList = 'Guest list'
export const importFile = 'CSV or Excel file'
export const importPaste = 'Or paste your list'
export const importPasteHint = 'Straight from a spreadsheet, or a party a line.'
export const readPasted = 'Continue'
export const readingFile = 'Reading the file…'
export const otherList = 'Take another list'

export const listEmpty = 'There is no list in it. Please choose another file.'
export const fileIsOld =
  'This file has a password, or is in Excel’s old format. Please save it as .xlsx or CSV without a password.'
export const workbookBroken =
  'This workbook cannot be read. Please save it as CSV, or copy its cells and paste them below.'
export const workbookTooLarge =
  'This workbook is far larger than a guest list. Please keep only the guest list in it.'
export const fileTooLarge = 'The file is larger than 5 MB. Please keep only the guest list in it.'
export function quoteUnclosed(row: number): string {
  return `A quotation mark in row ${figure(row)} is never closed. Nothing was read.`
}

export const sheetLabel = 'Sheet'
export const encodingLabel = 'Letters'
export const encodings = {
  auto: 'As found',
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows (Western Europe)',
} as const
export function oddNames(names: readonly string[]): string {
  return `Are these names right? ${names.join(' · ')}`
}
export const sources = {
  knot: 'This is a list from The Knot.',
  zola: 'This is a guest list from Zola.',
  zolaAnswers: 'These are RSVPs from Zola.',
  joy: 'This is a list from Joy.',
  forms: 'These are answers from Google Forms.',
} as const
export const statusesAreNotes =
  'Answers given elsewhere become notes: here your guests still choose their menu.'

export const columnsTitle = 'Columns'
export const columnsAbout = 'Check what each column means.'
export function columnName(at: number): string {
  return `Column ${figure(at)}`
}
export function meaningOf(heading: string): string {
  return `Meaning of ${heading}`
}
export const ignoreColumn = 'Leave out'
export const fieldNames = {
  first: 'First name',
  last: 'Last name',
  name: 'Full name',
  people: 'Several names',
  partnerFirst: 'Partner’s first name',
  partnerLast: 'Partner’s last name',
  childFirst: 'Child’s first name',
  childLast: 'Child’s last name',
  party: 'Party or household',
  seats: 'Number of places',
  adults: 'Number of adults',
  children: 'Number of children',
  infants: 'Number of infants',
  plus: 'Plus one',
  kind: 'Adult or child',
  child: 'Child, yes or no',
  infant: 'Infant, yes or no',
  email: 'Email',
  phone: 'Phone',
  language: 'Language',
  table: 'Table',
  tags: 'Tags',
  diet: 'Diet',
  note: 'Note',
  status: 'Answer elsewhere',
} as const
export const companionsLabel = 'Each guest may bring'
export const companionsNames = { 0: 'no one else', 1: 'one guest' } as const
export const sameAddressLabel = 'Guests with the same email'
export const sameAddressNames = { apart: 'are separate parties', together: 'are one party' } as const
export const belowLabel = 'People without a household'
export const belowNames = { above: 'belong to the one above', apart: 'are separate parties' } as const
/** A party that the choice makes. */
export function belowMakes(label: string, names: readonly string[]): string {
  return names.length === 1 && names[0] === label ? label : `${label}: ${names.join(', ')}`
}
export const knownLabel = 'Parties on the list already'
export const knownNames = {
  fill: 'get what they lack',
  skip: 'stay as they are',
  add: 'are added once more',
} as const

export const summaryTitle = 'What is added'
function count(number: number, one: string, many: string): string {
  return `${figure(number)} ${number === 1 ? one : many}`
}
export function foundLine(people: number, parties: number): string {
  return `${count(people, 'person', 'people')} in ${count(parties, 'party', 'parties')}`
}
export const lookAt = {
  twice: (number: number) => `${figure(number)} twice`,
  emails: (number: number) => `${count(number, 'address', 'addresses')} that cannot be right`,
  phones: (number: number) => `${count(number, 'phone number', 'phone numbers')} that cannot be right`,
  over: (number: number) => `${count(number, 'party', 'parties')} over ten`,
  sameName: (number: number) => `${count(number, 'name', 'names')} in more than one party`,
  sameAddress: (number: number) => `${count(number, 'party shares', 'parties share')} an email`,
  marked: (number: number) =>
    `${count(number, 'person', 'people')} marked as ${number === 1 ? 'a child' : 'children'}`,
  known: (number: number) => `${figure(number)} on the list already`,
}
/** Outcome for the lines of each. */
export const becomes = {
  twice: 'Left out: the same person or household is there already.',
  emails: 'The party is added without the address.',
  phones: 'The party is added without the number. A spreadsheet may have shortened it.',
  over: 'Left out: a party has at most ten people. Please make two of it.',
  sameName: 'Added. Please check that they are different people.',
  sameAddress: 'Added as you choose above.',
  marked: `Added as children or infants. If the column says how many children come besides, choose “${fieldNames.children}” below.`,
  known: 'As you choose above.',
} as const
export function lineOfFile(row: number, text: string): string {
  return `Row ${figure(row)}: ${text}`
}
export function moreLines(number: number): string {
  return `and ${figure(number)} more`
}
/** @param filled parties of the list that get what they lack */
export function addParties(number: number, filled: number): string {
  if (filled === 0) return `Add ${count(number, 'party', 'parties')}`
  const fill = `${number > 0 ? 'fill' : 'Fill'} in ${figure(filled)}`
  return number === 0 ? fill : `Add ${count(number, 'party', 'parties')}, ${fill}`
}
/** @param invited people on the list once the file is added */
export function listTooLarge(invited: number, guestLimit: number): string {
  return `With this list ${figure(invited)} people are invited, and the event takes ${figure(guestLimit)} guests. Upgrade the event to add the list. It waits here on this device.`
}
export const upgradeToAdd = 'Upgrade'
export function addingParties(done: number, all: number): string {
  return `Adding… ${figure(done)} of ${figure(all)}`
}
export function importStopped(done: number, all: number): string {
  return `${figure(done)} of ${count(all, 'party is', 'parties are')} on the list. Nothing is added twice when you go on.`
}
export const goOnAdding = 'Go on'
export function importDone(number: number): string {
  return `${count(number, 'party is', 'parties are')} on the list.`
}
/** Parties of the list that got what they lacked. */
export function importFilled(number: number): string {
  return `${count(number, 'party on the list was', 'parties on the list were')} filled in.`
}
export function notAddedLine(number: number): string {
  return `${count(number, 'party was', 'parties were')} not added:`
}
/** Rows that changed nothing: their party is on the list as it is. */
export function onListLine(number: number): string {
  return `${count(number, 'row', 'rows')} left out, on the list already:`
}
export const undoImport = 'Undo import'
export const undoingImport = 'Undoing…'
/** Filled-in fields are not told apart from what the planner wrote. */
export const undoLeavesFilled = 'Undo takes the new parties off the list. What was filled in stays.'
/** @param kept parties that have answered by then */
export function importUndone(kept: number): string {
  const stay = kept === 0 ? '' : ` ${count(kept, 'party that has', 'parties that have')} answered stayed.`
  return `The import was undone.${stay}`
}
export const recentImports = 'Imports of the last day'
/** @param when its day and hour */
export function importOf(parties: number, when: string): string {
  return `${count(parties, 'party', 'parties')}, ${when}`
}
export const toTheList = 'To the guest list'
