/** Maximum number of courses marked on a place card, so that the marks can be read at a glance. */
export const markedMax = 3

type Course = { id: string; name: string; items: readonly unknown[] }

/**
 * The courses whose dishes are marked, in the menu's order: those asked for, at most three, and the main unless any are asked
 * for.
 * @param courses those that have a choice
 */
export function markedCourses<One extends Course>(
  courses: readonly One[],
  asked: readonly string[] | null,
): One[] {
  const main = mainOf(courses)
  if (asked === null) return main ? [main] : []
  return courses.filter(({ id }) => asked.includes(id)).slice(0, markedMax)
}

const mainNames = /\bmain|haupt|princip|segundo|secondo/i

/** The course called the main; else, of those with the most dishes, the one in their middle. */
function mainOf<One extends Course>(courses: readonly One[]): One | undefined {
  const most = Math.max(...courses.map(({ items }) => items.length))
  const largest = courses.filter(({ items }) => items.length === most)
  return courses.find(({ name }) => mainNames.test(name)) ?? largest[Math.floor((largest.length - 1) / 2)]
}

/** The ids of an address, `courses=a,b` or one by one; null where it asks for none in particular. */
export function askedCourses(asked: readonly string[] | undefined): string[] | null {
  return asked?.flatMap((ids) => ids.split(',')).filter((id) => id !== '') ?? null
}
