import * as z from 'zod/mini'
import { descriptionTooLong } from './event.ts'
import { categoryNameMax, descriptionMax, itemNameMax } from './limits.ts'
import { givenId, line, onlyWith, optionalText } from './shapes.ts'

export const categoryNameRequired = 'Category name is required'
export const categoryNameTooLong = 'Name must be less than 50 characters'
export const categoryNameCharacters = 'Category name contains invalid characters'
export const itemNameRequired = 'Item name is required'
export const itemNameTooLong = 'Name must be less than 100 characters'
export const itemNameCharacters = 'Item name contains invalid characters'

/** Said when a category more than the event's limit is asked for. */
export function categoryLimitReached(limit: number): string {
  return `You have reached the maximum limit of ${limit} categories per event.`
}

/** Said when an item more than a category's limit is asked for. */
export function itemLimitReached(limit: number): string {
  return `You have reached the maximum limit of ${limit} items per category.`
}

export const categoryInput = z.object({
  name: line(categoryNameRequired, categoryNameMax, categoryNameTooLong).check(
    onlyWith("-_.,!?()&'", categoryNameCharacters),
  ),
})
export type CategoryInput = z.infer<typeof categoryInput>

/** The same for a new category, with the id the page gave it. */
export const newCategory = z.extend(categoryInput, { id: givenId })

export const itemInput = z.object({
  name: line(itemNameRequired, itemNameMax, itemNameTooLong).check(
    onlyWith('-_.,!?()&\'"/', itemNameCharacters),
  ),
  description: optionalText(descriptionMax, descriptionTooLong),
})
export type ItemInput = z.infer<typeof itemInput>

/** The same for a new item, with the id the page gave it. */
export const newItem = z.extend(itemInput, { id: givenId })

export type Item = { id: string; name: string; description: string }
export type Category = { id: string; name: string; items: Item[] }

export const deleteCategoryAsked =
  'Are you sure you want to delete this category? All items in this category will also be deleted.'
export const deleteItemAsked = 'Are you sure you want to delete this menu item?'
export const menuMovedOn = 'The menu was changed somewhere else. It is shown as it is now.'

/** Said before something that guests chose is deleted; empty when nobody did. */
export function chosenBy(guests: number): string {
  if (guests === 0) return ''
  return guests === 1 ? '1 guest has chosen this.' : `${guests} guests have chosen this.`
}

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
