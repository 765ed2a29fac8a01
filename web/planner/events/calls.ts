import type { DeletionTakes } from '#events/shape/deletion'
import type { EventChange, EventInput, EventList, PlannerEvent } from '#events/shape/event'
import { closeFailed, reopenFailed } from '#events/words/planner'
import { archiveFailed } from '#events/words/planner-dashboard'
import { api, callApi } from '../../client/calls/api.ts'
import type { CoverChange } from './form/cover-image.ts'

// An image on a slow line takes longer than other calls.
const uploadPatience = 60_000

/** The first pages of the planner's events, the open ones first. */
export async function readPages(count: number): Promise<EventList> {
  let list = await callApi((options) => api.events.$get({ query: { first: 'open' } }, options))
  for (let page = 1; page < count && list.next; page++) {
    const after = list.next
    const next = await callApi((options) => api.events.$get({ query: { after } }, options))
    list = { ...next, events: [...list.events, ...next.events] }
  }
  return list
}

/** Creates an event under an id of the page's: sent again, it is the same event. */
export async function createEvent(input: EventInput, id: string): Promise<PlannerEvent> {
  const { event } = await callApi((options) => api.events.$post({ json: { ...input, id } }, options))
  return event
}

/** Creates an event with the menu of another: sent again under the same id, it is the same event. */
export async function duplicateEvent(from: string, input: EventInput, id: string): Promise<PlannerEvent> {
  const { event } = await callApi((options) =>
    api.events[':id'].duplicate.$post({ param: { id: from }, json: { ...input, id } }, options),
  )
  return event
}

/** Closes an event before its deadline. */
export async function closeEvent(id: string): Promise<void> {
  await callApi((options) => api.events[':id'].close.$post({ param: { id } }, options), closeFailed)
}

/** Archives an event for the planner who asks, or takes it back. */
export async function archiveEvent(id: string, archived: boolean): Promise<void> {
  await callApi(
    (options) => api.events[':id'].archived.$put({ param: { id }, json: { archived } }, options),
    archiveFailed,
  )
}

/** Opens an event that was closed early. */
export async function reopenEvent(id: string): Promise<void> {
  await callApi((options) => api.events[':id'].reopen.$post({ param: { id } }, options), reopenFailed)
}

/** Changes an event. @returns the event as it is stored */
export async function updateEvent(id: string, input: EventChange): Promise<PlannerEvent> {
  const { event } = await callApi((options) =>
    api.events[':id'].$put({ param: { id }, json: input }, options),
  )
  return event
}

/** Counts of the data deleted with the event. */
export function readDeletion(id: string): Promise<DeletionTakes> {
  return callApi((options) => api.events[':id'].deletion.$get({ param: { id } }, options))
}

export async function deleteEvent(id: string, confirm: string | undefined): Promise<void> {
  const json = confirm === undefined ? {} : { confirm }
  await callApi((options) => api.events[':id'].$delete({ param: { id }, json }, options))
}

/** Makes an image the event's cover, or takes the cover away; nothing chosen changes nothing. */
export async function saveCover(id: string, change: CoverChange): Promise<void> {
  if (change === undefined) return
  const cover = api.events[':id'].cover
  if (change === null) {
    await callApi((options) => cover.$delete({ param: { id } }, options))
    return
  }
  await callApi(() =>
    cover.$put(
      { param: { id }, query: { name: change.name } },
      {
        init: {
          body: change.image,
          headers: { 'Content-Type': change.image.type },
          signal: AbortSignal.timeout(uploadPatience),
        },
      },
    ),
  )
}
