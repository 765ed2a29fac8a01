import * as z from 'zod/mini'
import {
  contactTooLong,
  extraCountInvalid,
  extraLabelRequired,
  extraLabelTooLong,
  guaranteedInvalid,
  servedAtInvalid,
  spareInvalid,
} from '#kitchen/words/planner'
import { atMost, line } from '../../core/shapes.ts'
import { cleanLine } from '../../core/text.ts'

/** Maximum length of the contact whom the kitchen phones, in code points. */
export const kitchenContactMax = 200

/** Maximum number of kinds of extra meals, for people who are not guests, and the length of a kind's name in code points. */
export const extrasMax = 10
export const extraLabelMax = 40

/** The most spare plates there can be, in percent. */
export const spareMax = 100

// Above any event's plates, and well below what an integer column holds.
const platesMax = 100_000

const id = z.string().check(z.minLength(1), z.maxLength(64))
const whole = (from: number, to: number, sentence: string) =>
  z.int(sentence).check(z.gte(from, sentence), z.lte(to, sentence))

/** `{label, count}`: meals for people who are not guests. */
export const extra = z.object({
  label: line(extraLabelRequired, extraLabelMax, extraLabelTooLong),
  count: whole(1, 9_999, extraCountInvalid),
})

const courseServed = z.object({
  categoryId: id,
  /** HH:MM in the event's zone. */
  servedAt: z.nullable(
    z.string(servedAtInvalid).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, servedAtInvalid)),
  ),
  /** The dish for whoever has not chosen here, special guests left out. */
  defaultItemId: z.nullable(id),
})

/** The planner’s settings for sheet and links. Courses left out keep theirs. */
export const kitchenSettings = z.object({
  contact: z.nullable(
    z.pipe(
      z.string().check(z.overwrite(cleanLine), atMost(kitchenContactMax, contactTooLong)),
      z.transform((text) => (text === '' ? null : text)),
    ),
  ),
  guaranteedPlates: z.nullable(whole(0, platesMax, guaranteedInvalid)),
  /** Until when the guaranteed number may change, in milliseconds. */
  guaranteedDue: z.nullable(z.int().check(z.gte(0), z.lte(8_640_000_000_000_000))),
  sparePercent: whole(0, spareMax, spareInvalid),
  extras: z.array(extra).check(z.maxLength(extrasMax)),
  asksAge: z.boolean(),
  /** Mails the planner about changes after a final sheet. Left out, it stays as it is. */
  lateChangeMails: z.optional(z.boolean()),
  courses: z.array(courseServed).check(
    z.maxLength(100),
    z.refine((all) => new Set(all.map(({ categoryId }) => categoryId)).size === all.length),
  ),
})
export type KitchenSettings = z.infer<typeof kitchenSettings>

/** The name of a course among the fields of these settings: time and default dish are one field. */
export const courseField = (categoryId: string): string => `course ${categoryId}`

/** Settings by field, as a form compares them. */
export function settingsFields({ courses, ...settings }: KitchenSettings): Record<string, unknown> {
  const served = courses.map(({ categoryId, servedAt, defaultItemId }) => [
    courseField(categoryId),
    { servedAt, defaultItemId },
  ])
  return { ...settings, ...Object.fromEntries(served) }
}

/** A change of these settings. Where it says what each changed field `was`, all others stay as they are stored. */
export const kitchenSettingsChange = z.extend(kitchenSettings, {
  was: z.optional(z.record(z.string().check(z.maxLength(100)), z.unknown())),
})
export type KitchenSettingsChange = z.infer<typeof kitchenSettingsChange>
