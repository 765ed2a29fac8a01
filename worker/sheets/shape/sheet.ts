import type {
  Course,
  CourseItem,
  KitchenFigures,
  SpecialGuest,
  SpecialGuestDish,
  TableCount,
} from '../../kitchen/shape/kitchen.ts'
import type { Extra, Guaranteed } from '../../kitchen/shape/kitchen-input.ts'
import type { OwnNeed } from '../../needs/rules/needs.ts'

/** A sheet's event. Days are YYYY-MM-DD, times HH:MM, both in `timeZone`; instants milliseconds. */
export type SheetEvent = {
  title: string
  serviceDay: string | null
  serviceTime: string | null
  venue: string | null
  timeZone: string
  closesAt: number
}

type Counts = Pick<
  KitchenFigures,
  | 'plates'
  | 'guests'
  | 'children'
  | 'infants'
  | 'infantsWithoutPlate'
  | 'notComing'
  | 'listed'
  | 'diets'
  | 'wordsNotSorted'
>

export type SheetHead = SheetEvent & Counts & { guaranteed: Guaranteed | null; ownNeeds: OwnNeed[] }
/** Excludes the needs of those who chose it. They are stored with the special guests, where erasing reaches them. */
export type SheetItem = Omit<CourseItem, 'needs'>
export type SheetCourse = Omit<Course, 'required' | 'items'> & { items: SheetItem[] }

/** The part of a sheet that is kept for good and hashed: counts and special numbers, no personal data. */
export type SheetBody = {
  head: SheetHead
  courses: SheetCourse[]
  tables: TableCount[]
  extras: Extra[]
  /** Spare plates in whole percent. */
  sparePercent: number
}

export type SheetDish = Omit<SpecialGuestDish, 'wasShown' | 'ended'>
export type SheetSpecialGuest = Omit<SpecialGuest, 'number' | 'responseId' | 'personId' | 'dishes'> & {
  dishes: SheetDish[]
}

/** A special guest of a sheet. Erasing the person empties `line` and keeps the rest. */
export type SheetLine = {
  special: number | null
  responseId: string
  personId: string
  line: SheetSpecialGuest | null
}

export type Sheet = { body: SheetBody; lines: SheetLine[] }

/** Makes a sheet of figures. Its head stores the event's own needs, so that it can be read once these are gone. */
export function sheetOf(kitchen: KitchenFigures, event: SheetEvent, ownNeeds: readonly OwnNeed[]): Sheet {
  const { plates, guests, children, infants, infantsWithoutPlate, notComing, diets, wordsNotSorted } = kitchen
  const { listed, guaranteed, tables, extras, sparePercent } = kitchen
  return {
    body: {
      head: {
        ...event,
        plates,
        guests,
        children,
        infants,
        infantsWithoutPlate,
        notComing,
        diets,
        wordsNotSorted,
        ...(listed && { listed }),
        guaranteed,
        ownNeeds: [...ownNeeds],
      },
      courses: kitchen.courses.map(courseOf),
      tables,
      extras,
      sparePercent,
    },
    lines: kitchen.specials.map(lineOf),
  }
}

function courseOf(course: Course): SheetCourse {
  const { categoryId, name, removed, time, noneForMe, notChosen, defaultDish, total } = course
  const items = course.items.map(itemOf)
  return { categoryId, name, removed, time, items, noneForMe, notChosen, defaultDish, total }
}

function itemOf({ needs: _needs, ...item }: CourseItem): SheetItem {
  return item
}

function lineOf({ number, responseId, personId, dishes, ...guest }: SpecialGuest): SheetLine {
  return { special: number, responseId, personId, line: { ...guest, dishes: dishes.map(dishOf) } }
}

function dishOf(dish: SpecialGuestDish): SheetDish {
  const { categoryId, itemId, state, needs, namedInNote: inWords, wish, changed, alternative } = dish
  return {
    categoryId,
    itemId,
    state,
    needs,
    ...(inWords && { namedInNote: inWords }),
    wish,
    changed,
    alternative,
  }
}
