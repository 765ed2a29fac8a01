import { marksOf } from '../../menu/rules/dish.ts'
import { compareByListOrder, type Ingredient } from '../../needs/rules/needs.ts'
import { isServed, noDishButSubstitute, noneForMe } from '../../party/rules/choices.ts'
import type { Course, CourseItem } from '../shape/kitchen.ts'
import type { FallbackNames, KitchenGuest, KitchenMenu } from '../shape/kitchen-input.ts'
import { groupedByMarks } from './groups.ts'
import { needsCountedAtDish } from './needs-at-dish.ts'

type MenuCourse = KitchenMenu[number]

/** The courses with their counts: all on the menu, and removed ones where somebody with a plate chose a dish. */
export function coursesOf(
  menu: KitchenMenu,
  diners: readonly KitchenGuest[],
  sparePercent: number,
  fallbackNames: FallbackNames,
): Course[] {
  return servedMenu(menu, diners, fallbackNames).map((course) => countCourse(course, diners, sparePercent))
}

/**
 * The menu as cooked: without removed courses and dishes that nobody chose, with chosen dishes that it does not list, and
 * with those that have marks last.
 */
export function servedMenu(
  menu: KitchenMenu,
  diners: readonly KitchenGuest[],
  fallbackNames: FallbackNames,
): MenuCourse[] {
  const chosen = new Map<string, Set<string>>()
  for (const { dishes } of diners)
    for (const { categoryId, itemId } of dishes)
      chosen.set(categoryId, (chosen.get(categoryId) ?? new Set()).add(itemId))
  const known = new Set(menu.map(({ id }) => id))
  const unknown = [...chosen.keys()]
    .filter((id) => !known.has(id))
    .sort()
    .map((id): MenuCourse => ({ id, name: fallbackNames.course, removed: false, items: [] }))
  return [...menu, ...unknown]
    .filter(({ id, removed }) => !removed || chosen.has(id))
    .map((course) => ({
      ...course,
      items: servedItems(course, chosen.get(course.id) ?? new Set(), fallbackNames),
    }))
}

function servedItems(
  course: MenuCourse,
  chosen: ReadonlySet<string>,
  fallbackNames: FallbackNames,
): MenuCourse['items'] {
  const known = new Set(course.items.map(({ id }) => id))
  const unknown = [...chosen].filter((id) => !known.has(id)).sort()
  return groupedByMarks<MenuCourse['items'][number]>([
    ...course.items.filter(({ id, removed }) => chosen.has(id) || !(removed || course.removed)),
    ...unknown.map((id) => ({
      id,
      name: id === noDishButSubstitute ? fallbackNames.substitute : fallbackNames.dish,
      removed: false,
    })),
  ])
}

function countCourse(course: MenuCourse, diners: readonly KitchenGuest[], sparePercent: number): Course {
  const { id: categoryId, name, removed, required = false, time = null } = course
  const items = new Map(
    course.items.map((dish): [string, CourseItem] => [
      dish.id,
      {
        id: dish.id,
        name: dish.name,
        removed: dish.removed,
        ...marksOf(dish),
        asListed: 0,
        changed: 0,
        changedFor: [],
        total: 0,
        children: 0,
        infants: 0,
        sparePlates: 0,
        needs: [],
      },
    ]),
  )
  let none = 0
  const withoutChoice: KitchenGuest[] = []
  for (const diner of diners) {
    const choice = diner.person.selections[categoryId]
    if (choice === noneForMe) none++
    else if (!isServed(choice)) withoutChoice.push(diner)
    else countDiner(items.get(choice), diner, categoryId)
  }
  for (const item of items.values()) {
    item.changedFor.sort((a, b) => a - b)
    item.sparePlates = item.id === noDishButSubstitute ? 0 : Math.ceil((item.total * sparePercent) / 100)
    item.needs.sort((a, b) => compareByListOrder(a.what, b.what))
  }
  return {
    categoryId,
    name,
    removed,
    required,
    time,
    items: [...items.values()],
    noneForMe: none,
    notChosen: withoutChoice.length,
    defaultDish: defaultDishOf(course, withoutChoice),
    total: [...items.values()].reduce((sum, { total }) => sum + total, none + withoutChoice.length),
  }
}

function countDiner(item: CourseItem | undefined, diner: KitchenGuest, categoryId: string): void {
  if (!item) return
  item.total++
  if (diner.person.age === 'child') item.children++
  if (diner.person.age === 'infant') item.infants++
  for (const what of needsCountedAtDish(diner.person.needs)) countNeed(item, what)
  if (!getsSomethingElse(diner, categoryId)) {
    item.asListed++
    return
  }
  item.changed++
  if (diner.person.special !== null) item.changedFor.push(diner.person.special)
}

function countNeed({ needs }: CourseItem, what: Ingredient): void {
  const known = needs.find((one) => one.what === what)
  if (known) known.count++
  else needs.push({ what, count: 1 })
}

/** True if a person's plate differs from the listed dish. */
export function getsSomethingElse({ dishes, substitutes }: KitchenGuest, categoryId: string): boolean {
  return (
    substitutes.has(categoryId) ||
    dishes.some((dish) => dish.categoryId === categoryId && dish.wish === 'ask')
  )
}

function defaultDishOf(course: MenuCourse, withoutChoice: readonly KitchenGuest[]): Course['defaultDish'] {
  const item = course.items.find(({ id, removed }) => id === course.defaultItemId && !removed)
  return item
    ? {
        id: item.id,
        name: item.name,
        count: withoutChoice.filter(({ needsSpecialMeal }) => !needsSpecialMeal).length,
      }
    : null
}
