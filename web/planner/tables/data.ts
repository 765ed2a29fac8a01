import type { LoaderFunctionArgs } from 'react-router'
import type { Seating } from '#seating/shape/view'
import { api, callApi } from '../../client/calls/api.ts'
import { signedIn } from '../../client/calls/session.ts'
import { orNotFound } from '../shared/event/load-event.ts'

/** The seating, with the people without a table. */
export async function loadTables({ request, params }: LoaderFunctionArgs): Promise<Seating> {
  await signedIn(request)
  const id = params.id ?? ''
  return orNotFound(callApi((options) => api.events[':id'].placements.$get({ param: { id } }, options)))
}
