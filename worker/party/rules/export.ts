import { csvCell, csvLine, csvLines } from '#core/files/csv-lines'
import type * as menuWords from '#menu/words/shared'
import type { needInText } from '#needs/words/shared'
import type * as plannerWords from '#party/words/planner'
import type { ageName } from '#party/words/planner-form'
import type { specialNumber } from '#seating/words/shared'
import { getsPlate } from '../../kitchen/rules/plate.ts'
import { hasStatedNeed } from '../../needs/rules/has-need.ts'
import type { OwnNeed } from '../../needs/rules/needs.ts'
import { guestKey } from '../../seating/rules/seating.ts'
import type { Person } from '../shape/person.ts'
import { agreedLines, type MenuWithRemoved, type PersonSubstitute } from '../shape/responses.ts'
import { noneForMe } from './choices.ts'

/** The sentences of the file. */
export type ExportWords = Pick<typeof menuWords, 'noneName' | 'noPlate' | 'shownName' | 'unknownItem'> &
  Pick<
    typeof plannerWords,
    'coming' | 'exportColumns' | 'optionalExportColumns' | 'noSelection' | 'notComing'
  > & {
    needInText: typeof needInText
    ageName: typeof ageName
    specialNumber: typeof specialNumber
  }

/** A person's substitute in a category, with the response that they belong to. */
export type ExportedSubstitute = PersonSubstitute & { responseId: string }

/** The data of the columns after the menu's. A column is left out if its data are empty or false. */
export type ExtraColumns = {
  ownNeeds: readonly OwnNeed[]
  /** Null if nobody has a need. */
  substitutes: readonly ExportedSubstitute[] | null
  /** Flags: somebody has a special number, is a child or an infant, or does not come. */
  numbers: boolean
  ages: boolean
  notComing: boolean
  /** Names of people's tables, by `guestKey`. */
  tables: ReadonlyMap<string, string>
}

export const noExtraColumns: ExtraColumns = {
  ownNeeds: [],
  substitutes: null,
  tables: new Map(),
  numbers: false,
  ages: false,
  notComing: false,
}

export type ExportedResponse = {
  id?: string
  leadGuestName: string
  leadGuestEmail: string | null
  party: Person[]
  createdAt: number
}

/** The fixed columns, in their order. */
const fixedColumns = [
  'leadGuestName',
  'leadGuestEmail',
  'guestName',
  'allergies',
  'guestNumber',
  'partySize',
  'submissionDate',
] as const

/** The heading: the fixed columns, then one for each category, then the extra columns. */
export function headingOf(
  categories: MenuWithRemoved,
  words: ExportWords,
  extra: ExtraColumns = noExtraColumns,
): string[] {
  const extraHeads = columnsOf(categories, words, extra).map(({ head }) => head)
  return [...inFixedOrder(words.exportColumns), ...categories.map(words.shownName), ...extraHeads]
}

/** The first line of a CSV file. */
export function headingLine(...args: Parameters<typeof headingOf>): string {
  return csvLine(headingOf(...args))
}

/** Cells of the fixed columns in the order of the heading. */
export function inFixedOrder<Cell>(cells: Record<(typeof fixedColumns)[number], Cell>): Cell[] {
  return fixedColumns.map((column) => cells[column])
}

/** A column after the menu's: its text for a person who comes (`textOf`), and for one who does not (`declined`). */
type Column = { head: string; textOf: (responseId: string, person: Person) => string; declined: string }

/** The columns after the menu's, in order. */
export function columnsOf(
  categories: MenuWithRemoved,
  words: ExportWords,
  { substitutes, ...extra }: ExtraColumns,
): Column[] {
  const { age, table, special, needs, instead, attendance } = words.optionalExportColumns
  const substitutesByGuest = Map.groupBy(substitutes ?? [], guestKey)
  const key = (responseId: string, { id: personId = '' }: Person) => guestKey({ responseId, personId })
  const column = (head: string, textOf: Column['textOf'], declined = ''): Column => ({
    head,
    textOf,
    declined,
  })
  return [
    ...(extra.ages ? [column(age, (_, person) => (person.age ? words.ageName[person.age] : ''))] : []),
    ...(extra.tables.size > 0
      ? [column(table, (response, person) => extra.tables.get(key(response, person)) ?? '')]
      : []),
    ...(extra.numbers ? [column(special, (_, person) => numberOf(person, words))] : []),
    ...(substitutes
      ? [
          column(needs, (_, person) =>
            (person.needs ?? []).map((need) => words.needInText(need, extra.ownNeeds)).join(', '),
          ),
          column(instead, (response, person) =>
            agreedLines(substitutesByGuest.get(key(response, person)) ?? [], categories).join('; '),
          ),
        ]
      : []),
    ...(extra.notComing ? [column(attendance, () => words.coming, words.notComing)] : []),
  ]
}

/** A person's special number, if they still have a need: the stored number lasts longer. */
function numberOf(person: Person, { specialNumber }: ExportWords): string {
  return person.special !== undefined && hasStatedNeed(person) ? specialNumber(person.special) : ''
}

/**
 * Makes a function that writes a response as rows of cells, one per guest. A dish's cell is made once for all who chose it.
 * @param cellOf writes a cell
 */
export function rowsWriter<Cell>(
  categories: MenuWithRemoved,
  date: (instant: number) => string,
  words: ExportWords,
  extra: ExtraColumns,
  cellOf: (value: string | number) => Cell,
): (response: ExportedResponse) => Cell[][] {
  const { noSelection, noPlate, unknownItem, noneName, shownName } = words
  const columns = columnsOf(categories, words, extra)
  const [noSelectionCell, noPlateCell] = [cellOf(noSelection), cellOf(noPlate)]
  const unknownItemCell = cellOf(unknownItem)
  const dishes = categories.map(({ id, items }) => ({
    id,
    cells: new Map([
      [noneForMe, cellOf(noneName)],
      ...items.map((item) => [item.id, cellOf(shownName(item))] as const),
    ]),
  }))
  return ({ id: responseId = '', leadGuestName, leadGuestEmail, party, createdAt }) => {
    const partyCells = {
      leadGuestName: cellOf(leadGuestName),
      leadGuestEmail: cellOf(leadGuestEmail ?? ''),
      partySize: cellOf(party.length),
      submissionDate: cellOf(date(createdAt)),
    }
    return party.map((person, index) => {
      const { name, allergies, selections } = person
      const emptyCell = getsPlate(person) ? noSelectionCell : noPlateCell
      const personCells = {
        guestName: cellOf(name),
        allergies: cellOf(allergies),
        guestNumber: cellOf(index + 1),
      }
      const row = inFixedOrder({ ...partyCells, ...personCells })
      for (const { id, cells } of dishes) {
        const chosen = selections[id]
        row.push(chosen ? (cells.get(chosen) ?? unknownItemCell) : emptyCell)
      }
      for (const { textOf } of columns) row.push(cellOf(textOf(responseId, person)))
      return row
    })
  }
}

/** Makes a function that writes a response as lines of a CSV file, each ending in CRLF. */
export function linesWriter(
  categories: MenuWithRemoved,
  date: (instant: number) => string,
  words: ExportWords,
  extra: ExtraColumns = noExtraColumns,
): (response: ExportedResponse) => string {
  const rowsOf = rowsWriter(categories, date, words, extra, csvCell)
  return (response) => csvLines(rowsOf(response))
}
