import * as z from 'zod/mini'
import {
  categoryNameCharacters,
  categoryNameRequired,
  categoryNameTooLong,
  descriptionTooLong,
  itemNameCharacters,
  itemNameRequired,
  itemNameTooLong,
} from '#words/planner'
import { categoryNameMax, descriptionMax, itemNameMax } from './limits.ts'
import { givenMenuId, line, onlyWith, optionalText } from './shapes.ts'

export const categoryInput = z.object({
  name: line(categoryNameRequired, categoryNameMax, categoryNameTooLong).check(
    onlyWith("-_.,!?()&'", categoryNameCharacters),
  ),
  /** Everybody has to answer here. Left out, it stays as it was: a new category requires nothing. */
  required: z.optional(z.boolean()),
})
export type CategoryInput = z.infer<typeof categoryInput>

/** The same for a new category, with the id the page gave it. */
export const newCategory = z.extend(categoryInput, { id: givenMenuId })

export const itemInput = z.object({
  name: line(itemNameRequired, itemNameMax, itemNameTooLong).check(
    onlyWith('-_.,!?()&\'"/', itemNameCharacters),
  ),
  description: optionalText(descriptionMax, descriptionTooLong),
})
export type ItemInput = z.infer<typeof itemInput>

/** The same for a new item, with the id the page gave it. */
export const newItem = z.extend(itemInput, { id: givenMenuId })

export type Item = { id: string; name: string; description: string }
/** `required` is there only where everybody has to answer. */
export type Category = { id: string; name: string; required?: boolean | undefined; items: Item[] }

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
