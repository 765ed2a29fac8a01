import type { EventInput, PlannerEvent } from '#events/shape/event'
import { coverNotSaved, eventCopied, eventCopiedInPart, eventCreated } from '#events/words/planner'
import { createEvent, duplicateEvent, saveCover } from './calls.ts'
import type { CoverChange } from './form/cover-image.ts'

/**
 * Creates an event with its cover, fresh or from an earlier one.
 * @param newId the id the page gave it: sent again, it is the same event
 * @returns its id, and the sentence that says what was created
 */
export async function createWithCover(
  input: EventInput,
  cover: CoverChange,
  newId: string,
  from: PlannerEvent | undefined,
): Promise<{ id: string; sentence: string }> {
  const event = await (from ? duplicateEvent(from.id, input, newId) : createEvent(input, newId))
  const { id, categoryCount } = event
  try {
    await saveCover(id, cover)
  } catch {
    // The event is there: to try again in the form would make another.
    return { id, sentence: coverNotSaved }
  }
  const all = from?.categoryCount ?? 0
  if (all === 0) return { id, sentence: eventCreated }
  return { id, sentence: categoryCount < all ? eventCopiedInPart(categoryCount, all) : eventCopied }
}
