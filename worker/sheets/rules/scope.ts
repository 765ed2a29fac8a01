import type { KitchenFigures, SpecialGuest } from '../../kitchen/shape/kitchen.ts'
import type { Sheet, SheetLine } from '../shape/sheet.ts'

/**
 * The part of an event that a caterer's link shows. `names` 'all' and 'specials' look the same on a sheet, which names only
 * special guests.
 */
export type Scope = {
  courses: 'all' | readonly string[]
  names: 'none' | 'specials' | 'all'
  tables: boolean
}

/** The whole event, which the planner's own paper shows. */
export const everything: Scope = { courses: 'all', names: 'all', tables: true }

type ScopedKitchen = Omit<KitchenFigures, 'attention'>

/** The figures within a scope, without the planner's open tasks. */
export function scopedKitchen(kitchen: KitchenFigures, scope: Scope): ScopedKitchen {
  const scoped: ScopedKitchen & Partial<KitchenFigures> = {
    ...kitchen,
    courses: kitchen.courses.filter(isWithin(scope)),
    specials: sortedForScope(kitchen.specials, scope, ({ number }) => number).map(
      (guest): SpecialGuest => ({ ...guest, ...scopedSpecialGuest(guest, scope) }),
    ),
    tables: scopedTables(kitchen.tables, scope),
  }
  delete scoped.attention
  return scoped
}

/** Reduces a sheet to a scope. It removes every course, name and table outside the scope. */
export function scopedSheet({ body, lines }: Sheet, scope: Scope): Sheet {
  return {
    body: {
      ...body,
      courses: body.courses.filter(isWithin(scope)),
      tables: scopedTables(body.tables, scope),
    },
    lines: sortedForScope(lines, scope, ({ special }) => special).map(
      (line): SheetLine => ({
        ...line,
        line: line.line && { ...line.line, ...scopedSpecialGuest(line.line, scope) },
      }),
    ),
  }
}

/** Special guests are sorted by table. Without tables they are sorted by number, so that the order reveals no table. */
function sortedForScope<T>(
  specials: readonly T[],
  { tables }: Scope,
  number: (one: T) => number | null,
): T[] {
  const last = Number.MAX_SAFE_INTEGER
  return tables ? [...specials] : specials.toSorted((a, b) => (number(a) ?? last) - (number(b) ?? last))
}

function isWithin(scope: Scope): (one: { categoryId: string }) => boolean {
  return ({ categoryId }) => showsCourse(scope, categoryId)
}

export function showsCourse({ courses }: Pick<Scope, 'courses'>, categoryId: string): boolean {
  return courses === 'all' || courses.includes(categoryId)
}

function scopedTables(tables: KitchenFigures['tables'], scope: Scope): KitchenFigures['tables'] {
  if (!scope.tables) return []
  return tables.map((table) => ({ ...table, courses: table.courses.filter(isWithin(scope)) }))
}

type ScopedGuest<Dish> = { name: string; table: string | null; seat: number | null; dishes: Dish[] }

function scopedSpecialGuest<Dish extends { categoryId: string }>(
  guest: ScopedGuest<Dish>,
  scope: Scope,
): ScopedGuest<Dish> {
  return {
    name: scope.names === 'none' ? '' : guest.name,
    table: scope.tables ? guest.table : null,
    seat: scope.tables ? guest.seat : null,
    dishes: guest.dishes.filter(isWithin(scope)),
  }
}
