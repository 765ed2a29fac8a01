import type { EventRead } from '#events/shape/event'
import { ApiError, api, callApi } from '../../../client/calls/api.ts'

/** Lets a read that is refused with 404 end as the router's not-found page. */
export async function orNotFound<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw new Response(null, { status: 404 })
    throw error
  }
}

/** The event of a planner's pages, with its menu. One that is not one's own is not found. */
export function readEvent(id: string): Promise<EventRead> {
  return orNotFound(callApi((options) => api.events[':id'].$get({ param: { id } }, options)))
}
