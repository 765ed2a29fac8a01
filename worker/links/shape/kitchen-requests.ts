import * as z from 'zod/mini'
import type { FieldErrorCode } from '../../core/field-errors.ts'
import { line } from '../../core/shapes.ts'
import { agreedByMax, substituteInput } from '../../kitchen/shape/substitute.ts'
import { kitchenContents } from '../../needs/shape/contents.ts'

const required: FieldErrorCode = 'said_by_required'
const tooLong: FieldErrorCode = 'agreed_by_too_long'
const saidName = line(required, agreedByMax, tooLong)

/** All that the kitchen states of a dish, and the author: `{contents, facts?, name}`. */
export const kitchenStatement = z.intersection(kitchenContents, z.object({ name: saidName }))
export type KitchenStatement = z.infer<typeof kitchenStatement>

/** A dish served instead, as `substituteInput`. The person who agreed may be called `name`, too. */
export const kitchenSubstitute = z.pipe(
  z.transform((sent: unknown) =>
    typeof sent === 'object' && sent !== null && 'name' in sent ? { agreedBy: sent.name, ...sent } : sent,
  ),
  substituteInput,
)
export type KitchenSubstitute = z.infer<typeof kitchenSubstitute>

/** A sheet, and the name of the person who has seen it. */
export const seenSheet = z.object({ sheet: z.int().check(z.positive(), z.lte(1_000_000)), name: saidName })
export type SeenSheet = z.infer<typeof seenSheet>
