import { getsPlate } from '../../kitchen/rules/plate.ts'
import type { KitchenFigures, SpecialGuest, TableCount } from '../../kitchen/shape/kitchen.ts'
import type { KitchenInput } from '../../kitchen/shape/kitchen-input.ts'
import type { Age } from '../../needs/rules/needs.ts'
import { type AtTable, atTables } from '../../seating/rules/at-tables.ts'
import { namesakesOf } from '../../seating/rules/namesakes.ts'
import { guestKey } from '../../seating/rules/seating.ts'
import type { Scope } from '../../sheets/rules/scope.ts'
import { type MarkedCourse, marksByGuest } from './cards.ts'
import type { Mark } from './marks.ts'

/** A person as those who serve find them: `itemId` is null where nothing is chosen and 'none' for "None for me". */
export type ServedPerson = {
  key: string
  name: string
  seat: number | null
  age: Age | undefined
  /** Something is cooked for them. */
  hasPlate: boolean
  dishes: { categoryId: string; itemId: string | null; mark: Mark | null }[]
  specialGuest: SpecialGuest | null
  /** Tells somebody from namesakes at the table; null without any. */
  apart: Apart | null
}

/** The special number, the lead guest of the party unless they lead it, and which of how many where that is not enough. */
export type Apart = { number: number | null; lead: string | null; nth: [nth: number, of: number] | null }

/**
 * The people at a table, in the order of seats. `table` is null for those without one. `guests` counts also those who are not
 * listed.
 */
export type ServiceTable = {
  id: string | null
  table: string | null
  guests: number
  people: ServedPerson[]
  counts: TableCount | null
}

/** A person in the list by name. */
export type SeatedName = {
  key: string
  name: string
  /** The lead guest of their party. */
  party: string
  table: string | null
  seat: number | null
  marks: (Mark | null)[]
}

/**
 * The tables somebody sits at, then those without one; without tables all are in one list by name.
 * @param leads the names of lead guests by response
 */
export function serviceTables(
  input: KitchenInput,
  { specials, courses, tables }: Pick<KitchenFigures, 'specials' | 'courses' | 'tables'>,
  leads: ReadonlyMap<string, string>,
  legend: readonly MarkedCourse[],
): ServiceTable[] {
  const markOf = marksByGuest(legend, specials)
  const specialGuests = new Map(specials.map((one) => [guestKey(one), one]))
  const counts = new Map(tables.map((one) => [one.tableId, one]))
  const people = atTables(input, input.tables.length > 0 ? 'table' : 'name')
  const apart = toldApart(people, specialGuests, leads)
  return [...Map.groupBy(people, ({ table }) => table?.id ?? null)].map(([id, all]) => ({
    id,
    table: all[0]?.table?.name ?? null,
    counts: counts.get(id) ?? null,
    guests: all.length,
    people: all.map((one) => {
      const { person, seat } = one
      const marks = markOf(person)
      return {
        key: guestKey(person),
        name: person.name,
        seat,
        age: person.age,
        hasPlate: getsPlate(person),
        dishes: courses.map(({ categoryId }) => ({
          categoryId,
          itemId: person.selections[categoryId] || null,
          mark: marks.get(categoryId) ?? null,
        })),
        specialGuest: specialGuests.get(guestKey(person)) ?? null,
        apart: apart.get(one) ?? null,
      }
    }),
  }))
}

/**
 * The tables without the names outside a scope. Somebody without a name is listed by seat or special number, and is only
 * counted where they have neither.
 */
export function withNames(tables: readonly ServiceTable[], names: Scope['names']): ServiceTable[] {
  if (names === 'all') return [...tables]
  return tables.map((table) => ({
    ...table,
    people: table.people
      .filter(({ seat, specialGuest }) => seat !== null || specialGuest !== null)
      .map((person) => ({
        ...person,
        name: names === 'specials' && person.specialGuest ? person.name : '',
        apart: null,
      })),
  }))
}

function toldApart(
  people: readonly AtTable[],
  specials: ReadonlyMap<string, SpecialGuest>,
  leads: ReadonlyMap<string, string>,
): Map<AtTable, Apart> {
  return new Map(
    namesakesOf(people).flatMap((group) => {
      const all = group.map(({ person }) => {
        const lead = leads.get(person.responseId) ?? ''
        return {
          number: specials.get(guestKey(person))?.number ?? null,
          lead: lead === '' || lead === person.name ? null : lead,
        }
      })
      const same = ({ number, lead }: (typeof all)[number]) =>
        all.filter((one) => one.number === number && one.lead === lead).length
      return group.map((one, index): [AtTable, Apart] => {
        const { number = null, lead = null } = all[index] ?? {}
        const enough = (number !== null || lead !== null) && same({ number, lead }) === 1
        return [one, { number, lead, nth: enough ? null : [index + 1, group.length] }]
      })
    }),
  )
}

/**
 * Everybody by name, with where they sit.
 * @param leads the names of lead guests by response
 */
export function seatedNames(
  input: KitchenInput,
  { specials }: Pick<KitchenFigures, 'specials'>,
  leads: ReadonlyMap<string, string>,
  legend: readonly MarkedCourse[],
): SeatedName[] {
  const markOf = marksByGuest(legend, specials)
  return atTables(input, 'name').map(({ person, table, seat }) => ({
    key: guestKey(person),
    name: person.name,
    party: leads.get(person.responseId) ?? '',
    table: table?.name ?? null,
    seat,
    marks: [...markOf(person).values()],
  }))
}
