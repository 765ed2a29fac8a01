import type { LoaderFunctionArgs } from 'react-router'
import type { PlannerKitchen } from '#kitchen/shape/planner-kitchen'
import type { Sheets } from '#sheets/shape/requests'
import { type ApiError, api, ask } from '../../client/api.ts'
import { signedIn } from '../../client/session.ts'
import { failureOf } from '../../client/use-action.ts'
import { orNotFound } from '../shared/load-event.ts'

/** What the kitchen page shows. Without its sheets, which say why they could not be read, it is still of use. */
export type KitchenPage = { kitchen: PlannerKitchen; sheets: Sheets | ApiError }

/** What the kitchen works from, what waits for the planner, and the sheets that were issued. */
export async function loadKitchen({ request, params }: LoaderFunctionArgs): Promise<KitchenPage> {
  await signedIn(request)
  const id = params.id ?? ''
  const [kitchen, sheets] = await Promise.all([
    orNotFound(ask((options) => api.events[':id'].kitchen.$get({ param: { id } }, options))),
    ask((options) => api.events[':id'].sheets.$get({ param: { id } }, options)).catch(failureOf),
  ])
  return { kitchen, sheets }
}
