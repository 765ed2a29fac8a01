import { pick } from '../../core/pick.ts'
import type { DishFields } from '../shape/dish.ts'

/**
 * Each field of a dish. Another value of `food` may be another food, so guests who chose the dish are asked. A `mark` is
 * a yes or no that changes nothing they chose.
 */
const kinds = {
  name: 'food',
  description: 'food',
  forChildren: 'mark',
} as const satisfies Record<keyof DishFields, 'food' | 'mark'>

type Field = keyof DishFields
type Of<Kind> = { [F in Field]: (typeof kinds)[F] extends Kind ? F : never }[Field]
export type Mark = Of<'mark'>
export type Marks = { [M in Mark]?: true | undefined }

/** Every field of a dish. */
export const fields = Object.keys(kinds) as Field[]
export const foodFields = fields.filter((field): field is Of<'food'> => kinds[field] === 'food')
export const marks = fields.filter((field): field is Mark => kinds[field] === 'mark')

/** True if all fields are equal. A mark that is left out is not set. */
export function sameDish(a: DishFields, b: DishFields): boolean {
  return sameApartFromMarks(a, b) && marks.every((mark) => Boolean(a[mark]) === Boolean(b[mark]))
}

/** True if the dishes differ at most in their marks. */
export function sameApartFromMarks(a: DishFields, b: DishFields): boolean {
  return foodFields.every((field) => a[field] === b[field])
}

/** A dish's own fields, as they are read and copied: only the marks that are set. */
export function dishFields(dish: DishFields): DishFields {
  return { ...pick(dish, foodFields), ...marksOf(dish) }
}

/** A dish's own fields, as they are stored and edited: every mark, set or not. */
export function everyField(dish: DishFields): Required<DishFields> {
  const all = marks.map((mark) => [mark, Boolean(dish[mark])])
  return { ...pick(dish, foodFields), ...(Object.fromEntries(all) as Record<Mark, boolean>) }
}

/** The fields that are sent. A mark that is left out stays as it is. */
export function sentFields(dish: DishFields): DishFields {
  return pick(
    dish,
    fields.filter((field) => dish[field] !== undefined),
  ) as DishFields
}

/** The marks that are set. */
export function marksOf(dish: Pick<DishFields, Mark>): Marks {
  return Object.fromEntries(marks.filter((mark) => dish[mark]).map((mark) => [mark, true]))
}
