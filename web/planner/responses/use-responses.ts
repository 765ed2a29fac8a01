import type { PlannerResponse } from '#party/shape/responses'
import { type Paged, usePages } from '../shared/list/use-pages.ts'
import { type ResponsesPage, responsesPage } from './data.ts'
import { isOlder } from './older.ts'

const paged: Paged<PlannerResponse, ResponsesPage> = {
  itemsOf: ({ responses }) => responses,
  read: responsesPage,
  isAfter: isOlder,
}

/** All responses of an event, as `usePages` reads them. `complete`: as many as the event has are there. */
export function useResponses(eventId: string, first: ResponsesPage) {
  const { items: responses, complete, failure, again } = usePages(eventId, first, paged)
  return { responses, complete: complete || responses.length >= first.total.responses, failure, again }
}
