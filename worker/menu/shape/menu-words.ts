import * as z from 'zod/mini'
import { descriptionTooLong } from '#events/words/planner'
import {
  categoryNameCharacters,
  categoryNameTooLong,
  itemNameCharacters,
  itemNameTooLong,
} from '#menu/words/planner'
import {
  categoryNameMax,
  descriptionMax,
  itemNameMax,
  itemsPerCategory,
  paidCategories,
} from '../../core/limits.ts'
import { atMost, onlyWith, optionalText, randomMenuId } from '../../core/shapes.ts'
import { cleanLine } from '../../core/text.ts'

/** A main text: what a translation was made of. */
export type MainText = { name: string; description: string }

/** A course or dish in one more language. */
export type MenuWords = MainText & {
  /** The course's or the dish's. */
  id: string
  /** The language's tag. */
  language: string
  of: MainText
}

/** A name in another language, as `line` reads it, but that it may be empty: then there is none. */
function nameAtMost(max: number, tooLong: string) {
  return z.string().check(z.overwrite(cleanLine), atMost(max, tooLong))
}

const courseName = nameAtMost(categoryNameMax, categoryNameTooLong).check(
  onlyWith("-_.,!?()&'", categoryNameCharacters),
)
const dishName = nameAtMost(itemNameMax, itemNameTooLong).check(onlyWith('-_.,!?()&\'"/', itemNameCharacters))

const mainText = z.object({
  name: z.string().check(z.maxLength(itemNameMax * 2)),
  description: optionalText(descriptionMax, descriptionTooLong),
})

const made = {
  id: randomMenuId,
  /** The main text it is made of, as the page showed it; left out, the one that is stored. */
  of: z.optional(mainText),
  /** The translation as the page read it, empty for none. What others changed since is kept, or asked about; left out, it is replaced. */
  was: z.optional(mainText),
}

const courses = z.array(z.object({ ...made, name: courseName })).check(z.maxLength(paidCategories))
const dishes = z
  .array(z.object({ ...made, name: dishName, description: optionalText(descriptionMax, descriptionTooLong) }))
  .check(z.maxLength(paidCategories * itemsPerCategory))

/** Courses and dishes in one language. Those that are not named stay as they are; an empty name removes one's. */
export const menuInLanguage = z.object({
  courses: z.optional(courses),
  dishes: z.optional(dishes),
})
export type MenuInLanguage = z.infer<typeof menuInLanguage>
