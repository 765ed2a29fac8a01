import * as z from 'zod/mini'

const id = z.string().check(z.minLength(1), z.maxLength(1000))

/** Event of a mail that the provider took: the fields we read of a message of its queue. */
export const mailEvent = z.object({
  type: z.string(),
  payload: z.object({
    messageId: id,
    sender: z.string(),
    recipient: z.string(),
    bounce: z.optional(z.object({ type: z.optional(z.string()) })),
    rejection: z.optional(z.object({ reason: z.optional(z.string()) })),
  }),
  metadata: z.optional(z.object({ eventTimestamp: z.optional(z.string()) })),
})
export type MailEvent = z.infer<typeof mailEvent>
