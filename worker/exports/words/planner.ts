// An event as files to take along: an Excel workbook, and everything as JSON.

/** The sheets of the workbook. The guest list’s own names its last one. */
export const sheetNames = {
  responses: 'Responses',
  totals: 'Totals',
  needs: 'Needs',
  notComing: 'Not coming',
  notAnswered: 'Not answered',
  tables: 'Tables',
}
/** Heads of the sheet of totals. */
export const totalsHeads = [
  'Course',
  'Dish',
  'Total',
  'As listed',
  'Changed',
  'Children',
  'Infants',
  'With a need',
  'Spare',
]
/** Beside the ticked needs at a dish: how many wrote theirs and ticked none. */
export function inWordsAlone(count: number): string {
  return `in words alone ${count}`
}
export const notChosen = 'Not chosen'
export const extraMeals = 'Extra meals, not for guests'
/** Below the courses: the sums of the event. */
export const allCourses = 'In all'
export const plates = 'Plates'
export const guests = 'Guests'
/** Ends the workbook’s name, and that of the event as JSON. */
export const workbookName = 'event'

export const downloadExcel = 'Download Excel'
export const downloadJson = 'Download all as JSON'
/** On a button while its file is made, which takes seconds for a large event. */
export const preparing = 'Preparing...'
export const exportFailed = 'The file could not be downloaded. Please try again.'
