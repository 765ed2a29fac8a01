import * as z from 'zod/mini'
import { descriptionTooLong } from '#events/words/planner'
import {
  categoryNameCharacters,
  categoryNameRequired,
  categoryNameTooLong,
  itemNameCharacters,
  itemNameRequired,
  itemNameTooLong,
} from '#menu/words/planner'
import { categoryNameMax, descriptionMax, itemNameMax } from '../../core/limits.ts'
import { changedFrom, line, onlyWith, optionalText } from '../../core/shapes.ts'
import type {
  DishStatements,
  GuestDishStatements,
  SentDishStatements,
} from '../../needs/rules/stored-contents.ts'
import { type DishFields, dish } from './dish.ts'

/** A category's name. */
export const categoryName = line(categoryNameRequired, categoryNameMax, categoryNameTooLong).check(
  onlyWith("-_.,!?()&'", categoryNameCharacters),
)

export const categoryInput = z.object({
  name: categoryName,
  /** Everybody has to answer here. Left out, it stays as it was: a new category requires nothing. */
  required: z.optional(z.boolean()),
})
export type CategoryInput = z.infer<typeof categoryInput>

/** A change of a category. Where it says what each changed field `was`, the other stays as it is stored. */
export const categoryChange = z.extend(categoryInput, { was: changedFrom(['name', 'required']) })
export type CategoryChange = z.infer<typeof categoryChange>

/** A dish as a planner writes it. What is left out stays as it was: a new dish has no marks. */
export const itemInput = z.extend(dish, {
  name: line(itemNameRequired, itemNameMax, itemNameTooLong).check(
    onlyWith('-_.,!?()&\'"/', itemNameCharacters),
  ),
  description: optionalText(descriptionMax, descriptionTooLong),
})
export type ItemInput = z.infer<typeof itemInput>

/** A category that came when guests had answered already: so many of them have no choice in it. */
export type LateCategory = { id: string; guests: number }

/** A name and description in other languages, by their tags. */
export type InLanguages = Readonly<Record<string, { name: string; description: string }>>

/** A sentence in another language than the page's. */
export type InOtherLanguage = { lang: string; text: string }

/** A dish as its guests read it. A mark is there only where it is set. */
export type Item = DishFields & {
  id: string
  /** Its statements, as they stand under its name. */
  statementLine?: string | undefined
  /** Its planner's own words, which the kitchen reads, where the guest reads others. */
  main?: { name: string; description: string } | undefined
  /** The same in the event's language, for who reads in one that nobody has signed off. */
  lineInEventLanguage?: InOtherLanguage | undefined
} & GuestDishStatements
/** `required` is there only where everybody has to answer. */
export type Category = { id: string; name: string; required?: boolean | undefined; items: Item[] }

/** A course or dish with all its translations, from which a reader's language is chosen. Absent without any. */
export type Translated<Of> = Of & { words?: InLanguages | undefined }
export type TranslatedCourse<C extends { items: object[] }> = Translated<Omit<C, 'items'>> & {
  items: Translated<C['items'][number]>[]
}
export type TranslatedCategory = TranslatedCourse<Category>

/** A dish as its planner reads it: with who said what of it. */
export type PlannerItem = DishFields & { id: string } & DishStatements
export type PlannerCategory = Omit<Category, 'items'> & { items: PlannerItem[] }

/** A category to add with its dishes. Without a name it is there already, and only its dishes are added. */
export type AddedCategory = {
  id: string
  name?: string | undefined
  required?: boolean | undefined
  items: (ItemInput & SentDishStatements & { id: string })[]
}
