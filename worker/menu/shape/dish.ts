import * as z from 'zod/mini'

/** A dish's own fields. Every other shape of a dish extends it. */
export const dish = z.object({
  name: z.string(),
  description: z.string(),
  /** Offered to children first, and counted apart. */
  forChildren: z.optional(z.boolean()),
})
export type DishFields = z.infer<typeof dish>
