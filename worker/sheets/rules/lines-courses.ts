import { marks } from '../../menu/rules/dish.ts'
import type { Sheet } from '../shape/sheet.ts'
import type { AboutCourse, AboutSort } from './about.ts'
import type { Change } from './diff.ts'

/** A new order of the courses that stay on the menu. Added and removed ones are reported by themselves. */
export function aboutOrder(from: Sheet, to: Sheet): AboutSort[] {
  const listed = ({ body }: Sheet) => body.courses.filter(({ removed }) => !removed)
  const idsOf = (sheet: Sheet) => listed(sheet).map(({ categoryId }) => categoryId)
  const common = (one: Sheet, other: Sheet) => idsOf(one).filter((id) => idsOf(other).includes(id))
  const names = new Map(listed(to).map(({ categoryId, name }) => [categoryId, name]))
  const inWords = (ids: string[]) => ids.map((id) => names.get(id) ?? '')
  const [was, is] = [common(from, to), common(to, from)]
  return was.join() === is.join() ? [] : [{ kind: 'order', from: inWords(was), to: inWords(is) }]
}

/** Changes of a course itself: added, removed, its name, its time. */
export function aboutCourse(change: Change): AboutCourse[] {
  if (change.of !== 'course') return []
  const { from, to } = change
  if (!from || !to) return [{ kind: to ? 'course-new' : 'course-gone' }]
  return [
    ...(from.name === to.name ? [] : [{ kind: 'course-renamed' as const, from: from.name, to: to.name }]),
    ...(from.removed === to.removed
      ? []
      : [{ kind: to.removed ? ('course-removed' as const) : ('course-back' as const) }]),
    ...(from.time === to.time ? [] : [{ kind: 'course-time' as const, from: from.time, to: to.time }]),
  ]
}

/** Changes of a dish: its name once, its figures where they differ. One that is not listed counts as none. */
export function aboutDish(change: Change): AboutCourse[] {
  if (change.of !== 'dish') return []
  const { from, to } = change
  const dish = to ?? (from && { name: from.name, removed: true })
  if (!dish) return []
  const named = { name: dish.name, removed: dish.removed }
  const totals = { from: from?.total ?? 0, to: to?.total ?? 0 }
  const changedFor = { from: from?.changedFor ?? [], to: to?.changedFor ?? [] }
  const young = (of: 'children' | 'infants'): AboutCourse[] => {
    const fromTo = { from: from?.[of] ?? 0, to: to?.[of] ?? 0 }
    return fromTo.from === fromTo.to ? [] : [{ kind: 'dish-young', of, dish: named, ...fromTo }]
  }
  const figures: AboutCourse[] = [
    ...(totals.from === totals.to ? [] : [{ kind: 'dish-total' as const, dish: named, ...totals }]),
    ...young('children'),
    ...young('infants'),
    ...(String(changedFor.from) === String(changedFor.to)
      ? []
      : [{ kind: 'dish-changed-for' as const, dish: named, ...changedFor }]),
  ]
  if (!from || !to) {
    const listing: AboutCourse = { kind: to ? 'dish-new' : 'dish-gone', dish: named }
    return totals.from === totals.to ? [listing] : figures
  }
  return [
    ...(from.name === to.name ? [] : [{ kind: 'dish-renamed' as const, from: from.name, to: to.name }]),
    ...(from.removed === to.removed
      ? []
      : [{ kind: to.removed ? ('dish-removed' as const) : ('dish-back' as const), dish: named }]),
    ...marks
      .filter((mark) => from[mark] !== to[mark])
      .map((mark) => ({ kind: 'dish-mark' as const, mark, set: Boolean(to[mark]), dish: named })),
    ...figures,
  ]
}

/** Changes of those who chose no dish. */
export function aboutMissingChoices(change: Change): AboutCourse[] {
  if (change.of !== 'course') return []
  const { from, to } = change
  const none = { from: from?.noneForMe ?? 0, to: to?.noneForMe ?? 0 }
  const notChosen = { from: from?.notChosen ?? 0, to: to?.notChosen ?? 0 }
  const defaultDish = { from: from?.defaultDish ?? null, to: to?.defaultDish ?? null }
  return [
    ...(none.from === none.to ? [] : [{ kind: 'none' as const, ...none }]),
    ...(notChosen.from === notChosen.to ? [] : [{ kind: 'not-chosen' as const, ...notChosen }]),
    ...(defaultDish.from?.id === defaultDish.to?.id
      ? []
      : [
          {
            kind: 'default-dish' as const,
            from: defaultDish.from?.name ?? null,
            to: defaultDish.to?.name ?? null,
          },
        ]),
  ]
}
