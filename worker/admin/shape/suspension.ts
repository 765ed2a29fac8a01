import * as z from 'zod/mini'
import { reasonRequired, reasonTooLong } from '#admin/words/planner'
import { cleanLine } from '../../core/text.ts'

export const reasonMax = 300

/** Body of a suspension: why, as the planner reads it. */
export const suspension = z.object({
  reason: z
    .string(reasonRequired)
    .check(
      z.overwrite(cleanLine),
      z.minLength(1, { error: reasonRequired, abort: true }),
      z.maxLength(reasonMax, reasonTooLong),
    ),
})
export type Suspension = z.infer<typeof suspension>
