import type { Sheet } from '../shape/sheet.ts'
import type { DiffLine } from './about.ts'
import { type Change, diff } from './diff.ts'
import { aboutCourse, aboutDish, aboutMissingChoices, aboutOrder } from './lines-courses.ts'
import { aboutHead } from './lines-head.ts'
import { aboutSpecialGuest } from './lines-special-guests.ts'
import { aboutSeat, aboutTables } from './lines-tables.ts'

/**
 * The changes from one sheet to another in the order a kitchen reads them: special guests, tables, courses in the menu's
 * order, guests. Leaves out what does not affect cooking or serving, and unchanged figures.
 */
export function diffLines(from: Sheet, to: Sheet): DiffLine[] {
  const changes = diff(from, to)
  const of = <Of extends Change['of']>(part: Of) =>
    changes.filter((change): change is Extract<Change, { of: Of }> => change.of === part)
  const tables = [...of('special').flatMap(aboutSeat), ...aboutTables(of('table'), from, to)]
  return [
    ...of('special')
      .flatMap((change) => aboutSpecialGuest(change, from, to))
      .map((about) => ({ section: 'allergy' as const, about })),
    ...tables.map((about) => ({ section: 'table' as const, about })),
    ...aboutOrder(from, to).map((about) => ({ section: 'courses' as const, about })),
    ...courseLines(changes, from, to),
    ...of('head')
      .flatMap(aboutHead)
      .map((about) => ({ section: 'guests' as const, about })),
  ]
}

function courseLines(changes: readonly Change[], from: Sheet, to: Sheet): DiffLine[] {
  const all = [...to.body.courses, ...from.body.courses]
  const courses = new Map(all.toReversed().map((course) => [course.categoryId, course]))
  return [...new Set(all.map(({ categoryId }) => categoryId))].flatMap((id) => {
    const own = changes.filter((change) => change.of === 'course' && change.path[0] === id)
    const dishes = changes.filter((change) => change.of === 'dish' && change.path[0] === id)
    const { name = '', removed = false } = courses.get(id) ?? {}
    const abouts = [
      ...own.flatMap(aboutCourse),
      ...dishes.flatMap(aboutDish),
      ...own.flatMap(aboutMissingChoices),
    ]
    return abouts.map((about) => ({ section: 'course' as const, course: { name, removed }, about }))
  })
}
