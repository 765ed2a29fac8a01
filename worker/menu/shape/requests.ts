import * as z from 'zod/mini'
import { itemsPerCategory, paidCategories } from '../../core/limits.ts'
import { changedFrom, givenMenuId, randomMenuId } from '../../core/shapes.ts'
import { contentsVersion, statedByPlanner, statedFields, takeBackFields } from '../../needs/shape/contents.ts'
import { fields } from '../rules/dish.ts'
import { categoryInput, categoryName, itemInput } from './menu.ts'

// Requests of a planner's page, as the server checks them. Pages need the types alone.

/** The same for a new category, with the id the page gave it. */
export const newCategory = z.extend(categoryInput, { id: givenMenuId })

// Statements may come along. Left out, they stay as they were.
const itemFields = z.extend(itemInput, statedFields)

/** The same for a new item, with the id the page gave it. */
export const newItem = z.extend(itemFields, { id: givenMenuId }).check(statedByPlanner)

/**
 * The same for an item that is there. Where it says what each changed field `was`, the others stay as they are stored. `food` tells what other words mean for the guests who chose it: the same food, which
 * they keep, or a different one, which takes its place under `newId`.
 */
export const itemChange = z
  .extend(itemFields, {
    ...takeBackFields,
    /** The version its statements were made on. */
    contentsVersion,
    food: z.optional(z.enum(['same', 'different'])),
    newId: givenMenuId,
    was: changedFrom(fields),
  })
  .check(statedByPlanner)
export type ItemChange = z.infer<typeof itemChange>

const addedCategory = z.object({
  id: randomMenuId,
  /** Left out for a category that is there already: then only its dishes are added. */
  name: z.optional(categoryName),
  required: z.optional(z.boolean()),
  items: z
    .array(z.extend(itemFields, { id: randomMenuId }).check(statedByPlanner))
    .check(z.maxLength(itemsPerCategory)),
})

/** Many dishes at once, by category. The ids are the page's, so that sending it again adds nothing. */
export const addedMenu = z.object({
  categories: z.array(addedCategory).check(
    z.minLength(1),
    z.maxLength(paidCategories * 2),
    z.refine((list) => list.every(({ name, items }) => name !== undefined || items.length > 0)),
    z.refine((list) => {
      const ids = list.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)])
      return new Set(ids).size === ids.length
    }),
  ),
})
export type AddedMenu = z.infer<typeof addedMenu>

/** The category an item is moved to. */
export const itemMove = z.object({ categoryId: randomMenuId })

const ids = z.array(z.string().check(z.maxLength(64))).check(
  z.maxLength(100),
  z.refine((list) => new Set(list).size === list.length),
)

/** A new order: of an event's categories, or of one category's items. Each is the complete list. */
export const menuOrder = z.union([
  z.strictObject({ categories: ids }),
  z.strictObject({ category: z.string().check(z.maxLength(64)), items: ids }),
])
export type MenuOrder = z.infer<typeof menuOrder>
