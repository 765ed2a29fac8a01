import * as z from 'zod/mini'
import { descriptionTooLong } from './event.ts'
import { categoryNameMax, descriptionMax, itemNameMax } from './limits.ts'
import { line, onlyWith, optionalText } from './text.ts'

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

export const itemInput = z.object({
  name: line(itemNameRequired, itemNameMax, itemNameTooLong).check(
    onlyWith('-_.,!?()&\'"/', itemNameCharacters),
  ),
  description: optionalText(descriptionMax, descriptionTooLong),
})
export type ItemInput = z.infer<typeof itemInput>

export type Item = { id: string; name: string; description: string }
export type Category = { id: string; name: string; items: Item[] }
