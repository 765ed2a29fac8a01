import type { Age } from '../../needs/rules/needs.ts'

/** All dishes in the order in which a person of an age reads them: those for children first for a child, and last for others. */
export function dishesByAge<Dish extends { forChildren?: boolean | undefined }>(
  dishes: readonly Dish[],
  age?: Age,
): Dish[] {
  const others = dishes.filter(({ forChildren }) => !forChildren)
  const children = dishes.filter(({ forChildren }) => forChildren)
  return age ? [...children, ...others] : [...others, ...children]
}
