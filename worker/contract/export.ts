import { itemName, type KnownMenu, shownName } from './answers.ts'
import { dayAt } from './closing.ts'
import type { Person } from './person.ts'

export const noSelections = 'No guest selections found for this event'
export const noCategoriesFound = 'No menu categories found for this event'
export const noItemsFound = 'No menu items found for this event'
export const noSelectionsToExport = 'No guest selections to export'
export const noSelection = 'No Selection'

const columns = [
  'Lead Guest Name',
  'Lead Guest Email',
  'Guest Name',
  'Allergies/Dietary Restrictions',
  'Guest Number in Party',
  'Total Party Size',
  'Submission Date',
]

export type ExportedResponse = {
  leadGuestName: string
  leadGuestEmail: string | null
  party: Person[]
  createdAt: number
}

/** The first row: the fixed columns, then one for each category. */
export function headings(categories: KnownMenu): string[] {
  return [...columns, ...categories.map(shownName)].map(disarmed)
}

/** One row per guest of a response, cells as text. */
export function rowsOf(
  { leadGuestName, leadGuestEmail, party, createdAt }: ExportedResponse,
  categories: KnownMenu,
  date: (instant: number) => string,
): string[][] {
  return party.map(({ name, allergies, selections }, index) => {
    const choices = categories.map((category) => {
      const chosen = selections[category.id]
      return chosen ? itemName(category, chosen) : noSelection
    })
    const own = [leadGuestName, leadGuestEmail ?? '', name, allergies, `${index + 1}`, `${party.length}`]
    return [...own, date(createdAt), ...choices].map(disarmed)
  })
}

/** A row as it stands in the file: every cell quoted, quotes doubled, ended as Windows ends a line. */
export function lineOf(row: string[]): string {
  return `${row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`
}

// What a spreadsheet would run: a formula's first sign, also behind any kind of space or invisible mark.
const runs = /^(?:[\s\p{Z}\p{Cc}\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/u

/** A cell that is text and nothing else to a spreadsheet. */
export function disarmed(cell: string): string {
  return runs.test(cell) ? `'${cell}` : cell
}

/** A submission's day in the event's zone, in the format of the reader's language (an Accept-Language header). */
export function dateWriter(acceptLanguage: string, timeZone: string): (instant: number) => string {
  const wanted = acceptLanguage.split(',').map((part) => part.split(';')[0]?.trim() ?? '')
  const format = new Intl.DateTimeFormat([...wanted.filter(isLanguage), 'en-US'], { timeZone: 'UTC' })
  return (instant) => format.format(new Date(`${dayAt(instant, timeZone)}T00:00:00Z`))
}

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

/** The file's name: letters and digits of the title, the rest underscores; the code where no letter is left. */
export function exportName(title: string, code: string): string {
  const name = title.replace(/[^\p{L}\p{M}\p{N}]/gu, '_').toLowerCase()
  return `${/[\p{L}\p{N}]/u.test(name) ? name : code.toLowerCase()}_menu_selections.csv`
}
