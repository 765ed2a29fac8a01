import type { LoaderFunctionArgs } from 'react-router'
import type { Seating } from '#seating/shape/view'
import { api, ask } from '../../client/api.ts'
import { signedIn } from '../../client/session.ts'
import { orNotFound } from '../shared/load-event.ts'

/** Who sits where, and who nowhere. */
export async function loadTables({ request, params }: LoaderFunctionArgs): Promise<Seating> {
  await signedIn(request)
  const id = params.id ?? ''
  return orNotFound(ask((options) => api.events[':id'].placements.$get({ param: { id } }, options)))
}
