import {
  type ChosenDish,
  compareChosenDishes,
  type Dishes,
  type NeedOnDish,
  needsSpecialMeal,
  unconfirmedNeeds,
} from '../../needs/rules/conflicts.ts'
import { statesAnything } from '../../needs/rules/contents.ts'
import { diets, isDiet } from '../../needs/rules/needs.ts'
import { noteConflicts } from '../../needs/rules/note/needs-in-note.ts'
import type { Attention, KitchenFigures, KitchenTotals } from '../shape/kitchen.ts'
import type {
  KitchenGuest,
  KitchenInput,
  KitchenPerson,
  Placement,
  Substitute,
} from '../shape/kitchen-input.ts'
import { coursesOf } from './courses.ts'
import { endedByCourse } from './ended.ts'
import { getsPlate } from './plate.ts'
import { specialGuestsOf } from './special-guests.ts'
import { tablesOf } from './tables.ts'

/**
 * The kitchen's figures, computed from what is stored. In each course the totals of the dishes, none for me and not
 * chosen add up to the plates.
 * @param statesNeed tells whether a note states a need, in the language it is read in
 * @param needsNamedBy the needs that somebody's note names
 */
export function kitchenFigures(
  input: KitchenInput,
  statesNeed: (note: string) => boolean,
  needsNamedBy?: (person: KitchenPerson) => Pick<NeedOnDish, 'what' | 'how'>[],
): KitchenFigures {
  const guests = kitchenGuestsOf(input, statesNeed, needsNamedBy)
  const diners = guests.filter(({ hasPlate }) => hasPlate)
  const countOfAge = (age: string) => guests.filter(({ person }) => person.age === age).length
  return {
    plates: diners.length,
    guests: guests.length,
    children: countOfAge('child'),
    infants: countOfAge('infant'),
    infantsWithoutPlate: guests.length - diners.length,
    notComing: input.notComing,
    ...(input.listed && { listed: input.listed }),
    courses: coursesOf(input.menu, diners, input.sparePercent, input.fallbackNames),
    specials: specialGuestsOf(input, guests),
    diets: dietsOf(diners),
    wordsNotSorted: guests.filter(({ noteUnsorted }) => noteUnsorted).length,
    tables: tablesOf(input, diners),
    extras: [...input.extras],
    sparePercent: input.sparePercent,
    guaranteed: input.guaranteed,
    attention: attentionOf(guests),
    version: input.version,
  }
}

/** The totals alone, in a third of the time: notes and tables count in none of them. */
export function kitchenTotals(input: KitchenInput): KitchenTotals {
  const guests = kitchenGuestsOf(input, () => false)
  const diners = guests.filter(({ hasPlate }) => hasPlate)
  return {
    courses: coursesOf(input.menu, diners, input.sparePercent, input.fallbackNames),
    extras: [...input.extras],
    plates: diners.length,
    guests: guests.length,
    notComing: input.notComing,
  }
}

function kitchenGuestsOf(
  input: KitchenInput,
  statesNeed: (note: string) => boolean,
  needsNamedBy: (person: KitchenPerson) => Pick<NeedOnDish, 'what' | 'how'>[] = () => [],
): KitchenGuest[] {
  const menuStatesContents = statesAnything(input.dishes.values())
  const substitutes = Map.groupBy(input.substitutes, keyOf)
  const endedSubstitutes = Map.groupBy(input.endedSubstitutes ?? [], keyOf)
  const placements = new Map(input.placements.map((placement) => [keyOf(placement), placement]))
  const tableIndexes = new Map(input.tables.map(({ id }, index) => [id, index]))
  return input.people.map((person) => {
    const dishes = compareChosenDishes(person, input.dishes)
    const current = currentSubstitutes(substitutes.get(keyOf(person)) ?? [], dishes)
    const note = statesNeed(person.note) ? person.note : ''
    const context = { note: note !== '', substitute: current.size > 0, menuStatesContents }
    const needsMeal = needsSpecialMeal(person, dishes, context)
    const hasPlate = getsPlate(person)
    const noteUnsorted = note !== '' && !person.noteSorted
    const noteConflicts = conflictsByDish(noteUnsorted ? needsNamedBy(person) : [], dishes, input.dishes)
    return {
      person,
      dishes,
      noteConflicts,
      substitutes: current,
      endedSubstitutes: endedByCourse(
        endedSubstitutes.get(keyOf(person)) ?? [],
        dishes,
        (id) => current.has(id),
        note !== '',
      ),
      note,
      noteUnsorted,
      needsSpecialMeal: needsMeal,
      hasPlate,
      ...seatOf(placements.get(keyOf(person)), tableIndexes),
    }
  })
}

function conflictsByDish(
  named: readonly Pick<NeedOnDish, 'what' | 'how'>[],
  chosen: readonly ChosenDish[],
  dishes: Dishes,
): Map<string, NeedOnDish[]> {
  return new Map(
    chosen.flatMap(({ itemId }) => {
      const dish = dishes.get(itemId)
      return dish ? [[itemId, noteConflicts(named, dish)] as const] : []
    }),
  )
}

function keyOf({ responseId, personId }: { responseId: string; personId: string }): string {
  return `${responseId}/${personId}`
}

function seatOf(
  placement: Placement | undefined,
  tableIndexes: ReadonlyMap<string, number>,
): Pick<KitchenGuest, 'table' | 'seat'> {
  const table = placement && tableIndexes.get(placement.tableId)
  return table === undefined
    ? { table: tableIndexes.size, seat: null }
    : { table, seat: placement?.seat ?? null }
}

/** The substitutes for dishes a person still chooses, by course. One without words serves nothing. */
function currentSubstitutes(
  substitutes: readonly Substitute[],
  dishes: readonly ChosenDish[],
): Map<string, Substitute> {
  const current = substitutes.filter(
    ({ words, categoryId, itemId }) =>
      words !== '' && dishes.some((dish) => dish.categoryId === categoryId && dish.itemId === itemId),
  )
  return new Map(current.map((substitute) => [substitute.categoryId, substitute]))
}

/** Diets of the diners who are not special guests. */
function dietsOf(diners: readonly KitchenGuest[]): KitchenFigures['diets'] {
  const chosenDiets = diners
    .filter(({ needsSpecialMeal }) => !needsSpecialMeal)
    .flatMap(({ person }) => [...new Set((person.needs ?? []).map(({ what }) => what))])
    .filter(isDiet)
  return diets
    .map((what) => ({ what, count: chosenDiets.filter((one) => one === what).length }))
    .filter(({ count }) => count > 0)
}

function attentionOf(guests: readonly KitchenGuest[]): Attention {
  const guestsWith = (test: (dish: ChosenDish, guest: KitchenGuest) => boolean) =>
    guests.filter((guest) => guest.dishes.some((dish) => test(dish, guest)))
  const isSettled = ({ wish, categoryId }: ChosenDish, { substitutes }: KitchenGuest) =>
    wish === 'as_is' || substitutes.has(categoryId)
  const isUnconfirmed = (dish: ChosenDish, guest: KitchenGuest) =>
    !guest.substitutes.has(dish.categoryId) && unconfirmedNeeds(dish).length > 0
  const unconfirmedDishes = guests.flatMap((guest) =>
    guest.dishes.filter((dish) => isUnconfirmed(dish, guest)),
  )
  const byCourse = Map.groupBy(unconfirmedDishes, ({ categoryId }) => categoryId)
  return {
    contained: guestsWith(({ state }) => state === 'contains').length,
    unsettled: guestsWith((dish, diner) => dish.needsWarning && !isSettled(dish, diner)).length,
    ended: guests.filter(
      ({ needsSpecialMeal, endedSubstitutes }) =>
        needsSpecialMeal && [...endedSubstitutes.values()].some(({ mustAskAgain }) => mustAskAgain),
    ).length,
    notShown: guestsWith((dish, diner) => !dish.wasShown && !isSettled(dish, diner)).length,
    notConfirmed: {
      dishes: new Set(unconfirmedDishes.map(({ itemId }) => itemId)).size,
      guests: guestsWith(isUnconfirmed).length,
    },
    byCourse: [...byCourse].map(([categoryId, dishes]) => ({ categoryId, guests: dishes.length })),
  }
}
