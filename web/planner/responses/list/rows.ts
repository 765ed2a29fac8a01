import { needText } from '#kitchen/rules/parties'
import { getsPlate } from '#kitchen/rules/plate'
import { needsTicked } from '#kitchen/words/planner'
import { noChoice, noPlate, shownName } from '#menu/words/shared'
import type { OwnNeed } from '#needs/rules/needs'
import { statesNeed } from '#needs/rules/note/states-need'
import { isServed } from '#party/rules/choices'
import type { Person } from '#party/shape/person'
import { itemName, type MenuWithRemoved, type PlannerResponse } from '#party/shape/responses'
import { tableName } from '#seating/words/shared'

/**
 * A person's choice in a course. A dish that was taken off the menu is `gone`, "None for me" and an infant's empty place
 * are `none`, and a course without an answer is `open`.
 */
export type Cell = { is: 'dish' | 'gone' | 'none' | 'open'; choice: string; text: string; rank: number }

/** A column: the menu's category. `asks`: a choice can be made in it now. */
export type Course = { id: string; name: string; asks: boolean }

/** One person of a response, with a cell per course. The first of a party is its lead. */
export type Row = {
  key: string
  response: PlannerResponse
  person: Person
  index: number
  /** Name of their table; empty without one. */
  table: string
  /** The party's address and the table, which the search finds beside the name. */
  besides: string
  /** Ticked and in the person's words; empty where neither states a need. */
  need: string
  cells: readonly Cell[]
  /** A course that can be chosen now has no answer, or a dish that is gone. */
  missing: boolean
}

/** The courses in the menu's order, and who has what of them. A removed course stays while somebody has chosen there. */
export function tableOf(
  menu: MenuWithRemoved,
  responses: readonly PlannerResponse[],
  ownNeeds: readonly OwnNeed[] = noneOfTheirOwn,
): { courses: Course[]; rows: Row[] } {
  const chosen = new Set(
    responses.flatMap(({ party }) =>
      party.flatMap(({ selections }) => Object.keys(selections).filter((id) => selections[id])),
    ),
  )
  const shown = menu.filter(({ id, removed }) => !removed || chosen.has(id))
  const courses = shown.map((category) => ({
    id: category.id,
    name: shownName(category),
    asks: !category.removed && category.items.some(({ removed }) => !removed),
  }))
  const table = memoTable(menu, shown, courses, ownNeeds)
  return { courses: table.courses, rows: responses.flatMap(table.rowsOf) }
}

const noneOfTheirOwn: readonly OwnNeed[] = []

/** `own` is what the event's own needs are called, as one text. */
type Table = { courses: Course[]; own: string; rowsOf: (response: PlannerResponse) => Row[] }

const made = new WeakMap<MenuWithRemoved, Table>()

// A response keeps its rows while others arrive, so that what shows them need not be made anew.
function memoTable(
  menu: MenuWithRemoved,
  shown: MenuWithRemoved,
  courses: Course[],
  ownNeeds: readonly OwnNeed[],
): Table {
  const before = made.get(menu)
  const named = JSON.stringify(ownNeeds)
  const idsOf = (all: readonly Course[]) => all.map(({ id }) => id).join()
  if (before && before.own === named && idsOf(before.courses) === idsOf(courses)) return before
  const known = new WeakMap<PlannerResponse, Row[]>()
  const cellsOf = shown.map(cellMaker)
  const rowsOf = (response: PlannerResponse) => {
    const rows = known.get(response) ?? rowsOfParty(response, cellsOf, courses, ownNeeds)
    known.set(response, rows)
    return rows
  }
  const table = { courses, own: named, rowsOf }
  made.set(menu, table)
  return table
}

function rowsOfParty(
  response: PlannerResponse,
  cellsOf: readonly ((person: Person) => Cell)[],
  courses: readonly Course[],
  ownNeeds: readonly OwnNeed[],
): Row[] {
  return response.party.map((person, index) => {
    const cells = cellsOf.map((cell) => cell(person))
    const seatedAt = response.tables?.[person.id ?? index]
    const table = seatedAt === undefined ? '' : tableName(seatedAt)
    return {
      key: `${response.id}.${person.id ?? index}`,
      response,
      person,
      index,
      table,
      besides: [response.leadGuestEmail, table].filter(Boolean).join(' '),
      need: response.withNeed.includes(index)
        ? needText(person, statesNeed, { kitchen: { needsInText: needsTicked } }, ownNeeds)
        : '',
      cells,
      missing:
        getsPlate(person) &&
        cells.some(({ is }, at) => (is === 'open' || is === 'gone') && courses[at]?.asks),
    }
  })
}

// Equal choices share one cell: a list of thousands has few dishes.
function cellMaker(category: MenuWithRemoved[number]): (person: Person) => Cell {
  const made = new Map<string, Cell>()
  const without: Cell = { is: 'none', choice: '', text: noPlate, rank: category.items.length + 3 }
  return (person) => {
    const choice = person.selections[category.id] ?? ''
    if (choice === '' && !getsPlate(person)) return without
    const cell = made.get(choice) ?? cellOf(category, choice)
    made.set(choice, cell)
    return cell
  }
}

function cellOf(category: MenuWithRemoved[number], choice: string): Cell {
  const last = category.items.length
  if (choice === '') return { is: 'open', choice, text: noChoice, rank: last + 2 }
  const text = itemName(category, choice)
  if (!isServed(choice)) return { is: 'none', choice, text, rank: last + 1 }
  const at = category.items.findIndex(({ id }) => id === choice)
  const there = category.items[at]
  return { is: there && !there.removed ? 'dish' : 'gone', choice, text, rank: there ? at : last }
}
