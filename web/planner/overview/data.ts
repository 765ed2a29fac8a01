import type { LoaderFunctionArgs } from 'react-router'
import type { Overview } from '#overview/rules'
import { api, callApi } from '../../client/calls/api.ts'
import { signedIn } from '../../client/calls/session.ts'
import { orNotFound } from '../shared/event/load-event.ts'

/** Figures of an event's responses over time. */
export async function loadOverview({ request, params }: LoaderFunctionArgs): Promise<Overview> {
  await signedIn(request)
  const id = params.id ?? ''
  return orNotFound(callApi((options) => api.events[':id'].overview.$get({ param: { id } }, options)))
}
