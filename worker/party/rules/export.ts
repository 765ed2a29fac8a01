import { csvCell, csvLine, csvLines } from '#core/files/csv-lines'
import type * as menuWords from '#menu/words/shared'
import type { needInText } from '#needs/words/shared'
import type * as plannerWords from '#party/words/planner'
import type { ageName } from '#party/words/planner-form'
import type { specialNumber } from '#seating/words/shared'
import { getsPlate } from '../../kitchen/rules/plate.ts'
import { hasNeed } from '../../needs/rules/has-need.ts'
import type { OwnNeed } from '../../needs/rules/needs.ts'
import { guestKey } from '../../seating/rules/seating.ts'
import type { Person } from '../shape/person.ts'
import { agreedLines, type KnownMenu, type PersonSubstitute } from '../shape/responses.ts'
import { noneForMe } from './choices.ts'

/** The sentences of the file. */
export type ExportWords = Pick<typeof menuWords, 'noneName' | 'noPlate' | 'shownName' | 'unknownItem'> &
  Pick<
    typeof plannerWords,
    'coming' | 'exportColumns' | 'exportColumnsOfMore' | 'noSelection' | 'notComing'
  > & {
    needInText: typeof needInText
    ageName: typeof ageName
    specialNumber: typeof specialNumber
  }

/** Substitutes for a person of a response instead of their dish in a category. */
export type ExportedSubstitute = PersonSubstitute & { responseId: string }

/** Source of the columns behind the menu's; an empty or false one has no column. */
export type ExportedMore = {
  ownNeeds: readonly OwnNeed[]
  /** Somebody has a need: null where nobody has. */
  substitutes: readonly ExportedSubstitute[] | null
  /** Somebody has a special number, or is a child or an infant, or does not come. */
  numbers: boolean
  ages: boolean
  notComing: boolean
  /** The names of people's tables, by the keys of the people. */
  tables: ReadonlyMap<string, string>
}

export const nothingMore: ExportedMore = {
  ...{ ownNeeds: [], substitutes: null, tables: new Map() },
  ...{ numbers: false, ages: false, notComing: false },
}

export type ExportedResponse = {
  id?: string
  leadGuestName: string
  leadGuestEmail: string | null
  party: Person[]
  createdAt: number
}

/** The heading: the fixed columns, then one for each category, then those of what there is besides. */
export function headingOf(
  categories: KnownMenu,
  words: ExportWords,
  more: ExportedMore = nothingMore,
): string[] {
  const last = columnsOf(categories, words, more).map(({ head }) => head)
  return [...Object.values(words.exportColumns), ...categories.map(words.shownName), ...last]
}

/** The first line of a CSV file. */
export function headingLine(...about: Parameters<typeof headingOf>): string {
  return csvLine(headingOf(...about))
}

/** The cells of a row's fixed columns, by their keys. */
type FixedCells<Cell> = Record<keyof ExportWords['exportColumns'], Cell>

/** Puts fixed cells in the order of the heading. */
export function fixedOrder({ exportColumns }: ExportWords): <Cell>(cells: FixedCells<Cell>) => Cell[] {
  const keys = Object.keys(exportColumns) as (keyof typeof exportColumns)[]
  return (cells) => keys.map((key) => cells[key])
}

/** A column behind the menu's: what it says of a person who comes, and of who does not. */
type Column = { head: string; of: (responseId: string, person: Person) => string; declined: string }

/** The columns behind the menu's, in their order. */
export function columnsOf(
  categories: KnownMenu,
  words: ExportWords,
  { substitutes, ...more }: ExportedMore,
): Column[] {
  const { age, table, special, needs, instead, attendance } = words.exportColumnsOfMore
  const served = Map.groupBy(substitutes ?? [], guestKey)
  const key = (responseId: string, { id: personId = '' }: Person) => guestKey({ responseId, personId })
  const column = (head: string, of: Column['of'], declined = ''): Column => ({ head, of, declined })
  return [
    ...(more.ages ? [column(age, (_, person) => (person.age ? words.ageName[person.age] : ''))] : []),
    ...(more.tables.size > 0
      ? [column(table, (response, person) => more.tables.get(key(response, person)) ?? '')]
      : []),
    ...(more.numbers ? [column(special, (_, person) => numberOf(person, words))] : []),
    ...(substitutes
      ? [
          column(needs, (_, person) =>
            (person.needs ?? []).map((need) => words.needInText(need, more.ownNeeds)).join(', '),
          ),
          column(instead, (response, person) =>
            agreedLines(served.get(key(response, person)) ?? [], categories).join('; '),
          ),
        ]
      : []),
    ...(more.notComing ? [column(attendance, () => words.coming, words.notComing)] : []),
  ]
}

/** A number is kept for good, and said of who still has a need. */
function numberOf(person: Person, { specialNumber }: ExportWords): string {
  return person.special !== undefined && hasNeed(person) ? specialNumber(person.special) : ''
}

/**
 * Writes a response as rows of cells, one per guest. A dish's cell is written once for all who chose it.
 * @param cellOf writes a cell
 */
export function rowsWriter<Cell>(
  categories: KnownMenu,
  date: (instant: number) => string,
  words: ExportWords,
  more: ExportedMore,
  cellOf: (value: string | number) => Cell,
): (response: ExportedResponse) => Cell[][] {
  const { noSelection, noPlate, unknownItem, noneName, shownName } = words
  const columns = columnsOf(categories, words, more)
  const inOrder = fixedOrder(words)
  const [open, without, unknown] = [cellOf(noSelection), cellOf(noPlate), cellOf(unknownItem)]
  const dishes = categories.map(({ id, items }) => ({
    id,
    cells: new Map([
      [noneForMe, cellOf(noneName)],
      ...items.map((item) => [item.id, cellOf(shownName(item))] as const),
    ]),
  }))
  return ({ id: responseId = '', leadGuestName, leadGuestEmail, party, createdAt }) => {
    const ofParty = {
      leadGuestName: cellOf(leadGuestName),
      leadGuestEmail: cellOf(leadGuestEmail ?? ''),
      partySize: cellOf(party.length),
      submissionDate: cellOf(date(createdAt)),
    }
    return party.map((person, index) => {
      const { name, allergies, selections } = person
      const none = getsPlate(person) ? open : without
      const ofPerson = {
        guestName: cellOf(name),
        allergies: cellOf(allergies),
        guestNumber: cellOf(index + 1),
      }
      const row = inOrder({ ...ofParty, ...ofPerson })
      for (const { id, cells } of dishes) {
        const chosen = selections[id]
        row.push(chosen ? (cells.get(chosen) ?? unknown) : none)
      }
      for (const { of } of columns) row.push(cellOf(of(responseId, person)))
      return row
    })
  }
}

/** Writes a response as lines of a CSV file, each ended as Windows ends a line. */
export function linesWriter(
  categories: KnownMenu,
  date: (instant: number) => string,
  words: ExportWords,
  more: ExportedMore = nothingMore,
): (response: ExportedResponse) => string {
  const rowsOf = rowsWriter(categories, date, words, more, csvCell)
  return (response) => csvLines(rowsOf(response))
}
