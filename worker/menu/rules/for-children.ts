import type { Age } from '../../needs/rules/needs.ts'

/** Dishes in the order in which they are offered: those for children first to a child, and last to others. */
export function offeredTo<Dish extends { forChildren?: boolean | undefined }>(
  dishes: readonly Dish[],
  age?: Age,
): Dish[] {
  const others = dishes.filter(({ forChildren }) => !forChildren)
  const children = dishes.filter(({ forChildren }) => forChildren)
  return age ? [...children, ...others] : [...others, ...children]
}
