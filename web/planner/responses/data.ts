import type { LoaderFunctionArgs } from 'react-router'
import type { ResponseList } from '#party/shape/responses'
import { responsesNotLoaded } from '#party/words/planner'
import { api, callApi } from '../../client/calls/api.ts'
import { signedIn } from '../../client/calls/session.ts'
import { orNotFound } from '../shared/event/load-event.ts'

/** One page of the list; the last has no `next`. */
export type ResponsesPage = Omit<ResponseList, 'next'> & { next?: string | undefined }

/** One page of an event's responses, newest first. @param after the page before's `next` */
export function responsesPage(id: string, after?: string): Promise<ResponsesPage> {
  const query = after === undefined ? {} : { after }
  return callApi(
    (options) => api.events[':id'].responses.$get({ param: { id }, query }, options),
    responsesNotLoaded,
  )
}

/** The first page of an event's responses. The page reads the others once it stands. */
export async function loadResponses({ request, params }: LoaderFunctionArgs): Promise<ResponsesPage> {
  await signedIn(request)
  return orNotFound(responsesPage(params.id ?? ''))
}
