import * as z from 'zod/mini'
import { confirmWord } from '#events/words/planner'

/** True for the typed word, whatever its case and the space around it. */
export function confirmsDeletion(typed: string | undefined): boolean {
  return typed?.trim().toLowerCase() === confirmWord.toLowerCase()
}

/** Body of the deletion of an event: a premium one asks for the typed word. */
export const eventDeletion = z.object({ confirm: z.optional(z.string().check(z.maxLength(100))) })
export type EventDeletion = z.infer<typeof eventDeletion>

/**
 * Data deleted with an event: its responses with their guests, the people who told that they cannot come, and the parties of
 * its guest list with the people invited.
 */
export type DeletionTakes = {
  responses: number
  guests: number
  notComing: number
  parties: number
  invited: number
}
