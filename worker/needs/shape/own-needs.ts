import * as z from 'zod/mini'
import { needNamedTwice, needNameRequired, needNameTooLong } from '#needs/words/planner'
import { fold } from '../../core/folded.ts'
import { line } from '../../core/shapes.ts'
import { ownNeedNameMax, ownNeedsMax } from '../rules/needs.ts'

/** The name of a planner's own need: one line of at most 40 code points. */
export const ownNeedInput = z.object({ name: line(needNameRequired, ownNeedNameMax, needNameTooLong) })

/**
 * All own needs that an event offers from now on, by name: at most eight, none of them twice. `was` holds the
 * names on offer when the form was opened: with it, names that others added or archived meanwhile stay as they are.
 */
export const ownNeedsInput = z.object({
  needs: z.array(ownNeedInput).check(
    z.maxLength(ownNeedsMax),
    z.refine((needs) => new Set(needs.map(({ name }) => fold(name))).size === needs.length, needNamedTwice),
  ),
  was: z.optional(z.array(ownNeedInput)),
})
