import type { LoaderFunctionArgs } from 'react-router'
import type { PlannerKitchen } from '#kitchen/shape/planner-kitchen'
import type { Sheets } from '#sheets/shape/issued'
import { type ApiError, api, callApi } from '../../client/calls/api.ts'
import { signedIn } from '../../client/calls/session.ts'
import { failureOf } from '../../client/calls/use-action.ts'
import { orNotFound } from '../shared/event/load-event.ts'

/** Data of the kitchen page. It is of use without the sheets, which say why they could not be read. */
export type KitchenPage = { kitchen: PlannerKitchen; sheets: Sheets | ApiError }

/** Reads the kitchen's figures, what waits for the planner, and the issued sheets. */
export async function loadKitchen({ request, params }: LoaderFunctionArgs): Promise<KitchenPage> {
  await signedIn(request)
  const id = params.id ?? ''
  const [kitchen, sheets] = await Promise.all([
    orNotFound(callApi((options) => api.events[':id'].kitchen.$get({ param: { id } }, options))),
    callApi((options) => api.events[':id'].sheets.$get({ param: { id } }, options)).catch(failureOf),
  ])
  return { kitchen, sheets }
}
