import type { Age } from '../../needs/rules/needs.ts'

/** The dishes that a person can choose, in order: those for children first for a child, and last for others. */
export function availableDishes<Dish extends { forChildren?: boolean | undefined }>(
  dishes: readonly Dish[],
  age?: Age,
): Dish[] {
  const others = dishes.filter(({ forChildren }) => !forChildren)
  const children = dishes.filter(({ forChildren }) => forChildren)
  return age ? [...children, ...others] : [...others, ...children]
}
