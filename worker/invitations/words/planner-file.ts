import type { Status } from '../shape/invitation.ts'

// The guest list as a file for spreadsheets.

/** Heads of the file's columns. An import knows them by these names. */
export const listColumnHeads = [
  ...['Party', 'Guest names', 'Places', 'Status', 'Coming', 'Not coming', 'Not answered', 'Not used'],
  ...['Email', 'Phone', 'Language', 'Table', 'Note'],
]
export const statusNames: Record<Status, string> = {
  silent: 'Not answered',
  coming: 'Coming',
  not_coming: 'Not coming',
  partly: 'Partly answered',
}
/** Ends the file's name. */
export const listFileName = 'guest_list'

/** Name of the sheet in a workbook. */
export const listSheetName = 'Guest list'

export const downloadList = 'Download CSV'
export const downloadListForExcel = 'Download Excel'
export const listNotDownloaded = 'The guest list could not be downloaded. Please try again.'
