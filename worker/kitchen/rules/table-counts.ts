import type { named } from '#kitchen/words/shared'
import { figure } from '../../core/figures.ts'
import type { Kitchen, TableCount } from '../shape/kitchen.ts'

type CountWords = { kitchen: { named: typeof named; notChosen: string }; menu: { noneName: string } }

/** Beef 5, Bass 3, NOT CHOSEN 1: what a table chose in a course. */
export function countsOf(
  table: TableCount,
  categoryId: string,
  { courses }: Pick<Kitchen, 'courses'>,
  { kitchen: words, menu }: CountWords,
): string[] {
  const chosen = table.courses.find((one) => one.categoryId === categoryId)
  const course = courses.find((one) => one.categoryId === categoryId)
  if (!chosen || !course) return []
  const items = new Map(course.items.map((item) => [item.id, words.named(item)]))
  return [
    ...chosen.items.map(({ id, count }) => `${items.get(id) ?? ''} ${figure(count)}`),
    ...(chosen.noneForMe > 0 ? [`${menu.noneName} ${figure(chosen.noneForMe)}`] : []),
    ...(chosen.notChosen > 0 ? [`${words.notChosen} ${figure(chosen.notChosen)}`] : []),
  ]
}
