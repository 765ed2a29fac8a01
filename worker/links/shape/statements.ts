import * as z from 'zod/mini'
import { saidByRequired, saidByTooLong } from '#links/words/kitchen'
import { line } from '../../core/shapes.ts'
import { agreedByMax, alternativeInput } from '../../kitchen/shape/alternative.ts'
import { kitchenContents } from '../../needs/shape/contents.ts'

const saidName = line(saidByRequired, agreedByMax, saidByTooLong)

/** What the kitchen states of a dish, all of it, and who says so: `{contents, facts?, name}`. */
export const kitchenStatement = z.intersection(kitchenContents, z.object({ name: saidName }))
export type KitchenStatement = z.infer<typeof kitchenStatement>

/** What is served instead, as `alternativeInput`. Who agreed may be called `name`, too. */
export const kitchenAgreement = z.pipe(
  z.transform((sent: unknown) =>
    typeof sent === 'object' && sent !== null && 'name' in sent ? { agreedBy: sent.name, ...sent } : sent,
  ),
  alternativeInput,
)
export type KitchenAgreement = z.infer<typeof kitchenAgreement>

/** Who says that they have seen which sheet. */
export const seenSheet = z.object({ sheet: z.int().check(z.positive(), z.lte(1_000_000)), name: saidName })
export type SeenSheet = z.infer<typeof seenSheet>
