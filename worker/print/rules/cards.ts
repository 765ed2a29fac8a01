import type { Paper } from '../../core/files/paper.ts'
import type { SpecialGuest } from '../../kitchen/shape/kitchen.ts'
import type { KitchenMenu } from '../../kitchen/shape/kitchen-input.ts'
import { isServed } from '../../party/rules/choices.ts'
import { type AtTable, type Order, orders } from '../../seating/rules/at-tables.ts'
import { namesakesOf } from '../../seating/rules/namesakes.ts'
import { guestKey } from '../../seating/rules/seating.ts'
import { everything, type Scope, showsCourse } from '../../sheets/rules/scope.ts'
import { markedCourses } from './marked-courses.ts'
import { hasChoice, type Mark, marksOf } from './marks.ts'
import { offsetIn, type StockId, stockIds, stockOf } from './stock.ts'

/** Choices for printing cards. `x` and `y` set the printer right, in mm. */
export type CardSettings = {
  stock: StockId
  x: number
  y: number
  specialNumbers: boolean
  order: Order
}

/** A place card. `marks` has a place for each marked course, empty where no dish of it is served. */
export type PlaceCard = {
  key: string
  name: string
  table: string | null
  marks: (Mark | null)[]
  specialNumber: number | null
}

/** A course with the marks of its dishes. */
export type MarkedCourse = { id: string; name: string; dishes: { id: string; name: string; mark: Mark }[] }

/** The choices as they come in an address. */
export type AskedCards = Partial<Record<'stock' | 'x' | 'y' | 'special' | 'order', string | undefined>>

/**
 * The choices of an address. What it leaves out, or what nobody can choose, is as most want it: plain paper of the place,
 * special numbers not shown.
 * @param tables whether there are any
 */
export function cardChoices(asked: AskedCards, paper: Paper, tables: boolean): CardSettings {
  const stock = stockIds.find((id) => id === asked.stock) ?? paper
  const order = orders.find((one) => one === asked.order) ?? 'table'
  return {
    stock,
    x: offsetIn(asked.x ?? ''),
    y: offsetIn(asked.y ?? ''),
    specialNumbers: asked.special === 'on',
    order: tables ? order : 'name',
  }
}

/** The paper on which a stock comes. */
export function paperOfStock(id: StockId): Paper {
  return stockOf(id)?.paper === 'letter' ? 'letter' : 'a4'
}

/** A menu as guests choose from it now. */
export function liveMenu(
  menu: KitchenMenu,
): { id: string; name: string; items: KitchenMenu[number]['items'] }[] {
  return menu
    .filter(({ removed }) => !removed)
    .map(({ id, name, items }) => ({ id, name, items: items.filter(({ removed }) => !removed) }))
}

/** The courses of a scope that have a choice, which marks can tell apart. */
export function choosable(menu: KitchenMenu, scope: Pick<Scope, 'courses'> = everything) {
  return liveMenu(menu).filter((course) => hasChoice(course) && showsCourse(scope, course.id))
}

/**
 * Marks with what they stand for, of the courses asked for, or of the main. A mark is the same whatever a scope leaves
 * out.
 */
export function legendOf(
  menu: KitchenMenu,
  scope: Pick<Scope, 'courses'> = everything,
  asked: readonly string[] | null = null,
): MarkedCourse[] {
  const courses = markedCourses(choosable(menu, scope), asked)
  const marks = marksOf(courses)
  return courses.map(({ id: courseId, name: course, items }) => ({
    id: courseId,
    name: course,
    dishes: items.flatMap(({ id, name }) => {
      const mark = marks.get(courseId)?.get(id)
      return mark ? [{ id, name, mark }] : []
    }),
  }))
}

/**
 * Each person's mark in each marked course. A course has none where they chose no dish of the menu, or where something
 * else is served to them: a mark would bring the wrong plate.
 */
export function marksByGuest(
  legend: readonly MarkedCourse[],
  specials: readonly SpecialGuest[],
): (person: AtTable['person']) => Map<string, Mark | null> {
  const marks = legend.map(({ id, dishes }) => ({ id, of: new Map(dishes.map((one) => [one.id, one.mark])) }))
  const instead = new Map(
    specials.map((guest) => [
      guestKey(guest),
      new Set(guest.dishes.filter(({ changed }) => changed).map(({ categoryId }) => categoryId)),
    ]),
  )
  return (person) =>
    new Map(
      marks.map(({ id: course, of: dishes }) => {
        const choice = person.selections[course]
        const served = isServed(choice) && !instead.get(guestKey(person))?.has(course)
        return [course, (served && dishes.get(choice)) || null]
      }),
    )
}

/**
 * The place cards of people in their order. Namesakes at one table have their special numbers whatever is chosen.
 * @param specials those who have a number on the kitchen's sheet
 */
export function placeCards(
  people: readonly AtTable[],
  legend: readonly MarkedCourse[],
  specials: readonly SpecialGuest[],
  { specialNumbers }: Pick<CardSettings, 'specialNumbers'>,
): PlaceCard[] {
  const markOf = marksByGuest(legend, specials)
  const numbers = new Map(specials.map((one) => [guestKey(one), one.number]))
  const alike = new Set(namesakesOf(people).flat())
  return people.map((one) => {
    const { person, table } = one
    const slots = [...markOf(person).values()]
    return {
      key: guestKey(person),
      name: person.name,
      table: table?.name ?? null,
      // A card on which every place would be empty has none.
      marks: slots.every((mark) => mark === null) ? [] : slots,
      specialNumber: specialNumbers || alike.has(one) ? (numbers.get(guestKey(person)) ?? null) : null,
    }
  })
}
