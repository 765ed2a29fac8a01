import * as z from 'zod/mini'
import { labelRequired, labelTooLong, noCourses } from '#links/words/planner'
import { clientUuid, line } from '../../core/shapes.ts'
import { language } from '../../events/shape/language.ts'
import { optionalEmail } from '../../party/shape/submission.ts'
import { kitchenNames } from './link.ts'

/** Maximum length of a link's label, in code points. */
export const kitchenLabelMax = 60
const coursesMax = 100

/**
 * A new link to the kitchen's page. `courses` left out or null shows all. `id` is drawn by the page: sent again, it names
 * the same link.
 */
export const newKitchenLink = z.object({
  id: z.optional(clientUuid),
  label: line(labelRequired, kitchenLabelMax, labelTooLong),
  courses: z.nullish(
    z.array(z.string().check(z.maxLength(64))).check(z.minLength(1, noCourses), z.maxLength(coursesMax)),
  ),
  names: z._default(z.enum(kitchenNames), 'specials'),
  mayConfirm: z._default(z.boolean(), false),
  keepOffline: z._default(z.boolean(), false),
  language: z.optional(language),
  email: optionalEmail,
})
export type NewKitchenLink = z.infer<typeof newKitchenLink>

/** A change of a link: the language it is read in. */
export const kitchenLinkChange = z.object({ language })
export type KitchenLinkChange = z.infer<typeof kitchenLinkChange>
