import type { withRemovedSuffix } from '#kitchen/words/shared'
import type { Course, CourseItem, TableCount } from '../shape/kitchen.ts'

type CountWords = {
  kitchen: { withRemovedSuffix: typeof withRemovedSuffix; notChosen: string }
  menu: { noneName: string }
  figure: (count: number) => string
}

type CountedCourse = Pick<Course, 'categoryId' | 'name' | 'removed'> & {
  items: readonly Pick<CourseItem, 'id' | 'name' | 'removed'>[]
}

/** A table's counts of each course: "Main" with Beef 5, Bass 3, NOT CHOSEN 1. */
export function countsByCourse(
  table: TableCount,
  { courses }: { courses: readonly CountedCourse[] },
  words: CountWords,
): { categoryId: string; course: string; counts: string[] }[] {
  return courses.map((course) => ({
    categoryId: course.categoryId,
    course: words.kitchen.withRemovedSuffix(course),
    counts: countsOf(table, course, words),
  }))
}

function countsOf(
  table: TableCount,
  { categoryId, items }: CountedCourse,
  { kitchen: words, menu, figure }: CountWords,
): string[] {
  const counts = table.courses.find((one) => one.categoryId === categoryId)
  if (!counts) return []
  const names = new Map(items.map((item) => [item.id, words.withRemovedSuffix(item)]))
  return [
    ...counts.items.map(({ id, count }) => `${names.get(id) ?? ''} ${figure(count)}`),
    ...(counts.noneForMe > 0 ? [`${menu.noneName} ${figure(counts.noneForMe)}`] : []),
    ...(counts.notChosen > 0 ? [`${words.notChosen} ${figure(counts.notChosen)}`] : []),
  ]
}
