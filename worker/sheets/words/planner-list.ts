// The planner's numbered sheets, on the kitchen page.

export const sheetsTitle = 'Sheets'
export const sheetsAbout =
  'A sheet gives the kitchen the counts under a number. Once issued, it never changes.'
export const noSheets = 'No sheet has been issued yet.'
export const noSheetsAbout =
  'A provisional sheet tells the kitchen what to expect. Each later one says what has changed.'

export const sheetName = (number: number): string => `Sheet ${number}`
export const sheetKinds = { provisional: 'Provisional', final: 'Final' }
/** Names the sheet for screen readers, behind a button's label. */
export const ofSheet = (number: number): string => `sheet ${number}`
/** @param by who, null where that is not known any more @param when the moment */
export function issuedAt(by: string | null, when: string): string {
  return by === null ? `Issued ${when}` : `Issued by ${by}, ${when}`
}
export const firstSheet = 'First sheet.'
export function sameAs(older: number): string {
  return `The same as sheet ${older}.`
}
/** @param changes counted */
export function againstSheet(changes: string, older: number): string {
  return `${changes} since sheet ${older}`
}
export const notSeen = 'The kitchen has not seen it yet.'
/** Once the name was erased. @param link its label */
export function seenThrough(link: string, when: string): string {
  return `Seen (${link}), ${when}.`
}

export const openSheet = 'Open'
export const printSheet = 'Print'
export const compareSheet = 'Compare'
export const compareTitle = 'Compare two sheets'
export const compareFrom = 'From'
export const compareTo = 'To'
export const compareNow = 'Now'
export const comparing = 'Comparing...'
/** @param from a sheet's name @param to a sheet's name, or now */
export function differences(from: string, to: string): string {
  return `From ${from.toLocaleLowerCase('en')} to ${to.toLocaleLowerCase('en')}`
}
export const noDifference = 'Nothing differs.'
export const closeCompare = 'Close'

export function olderSheets(count: number): string {
  return count === 1 ? 'Show 1 older sheet' : `Show ${count} older sheets`
}
