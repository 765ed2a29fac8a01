import type { LoaderFunctionArgs } from 'react-router'
import type { Totals } from '#contract/answers'
import type { PlannerEvent } from '#contract/event'
import { api, ask } from '../../client/api.ts'
import { signedIn } from '../../client/session.ts'
import { eventOf, orNotFound } from '../load-event.ts'

export type PlannerTotals = Totals & { event: PlannerEvent }

/** What the kitchen needs of an event. */
export async function loadTotals({ request, params }: LoaderFunctionArgs): Promise<PlannerTotals> {
  await signedIn(request)
  const id = params.id ?? ''
  const totals = ask((options) => api.events[':id'].totals.$get({ param: { id } }, options))
  const [event, counted] = await orNotFound(Promise.all([eventOf(id), totals]))
  return { event, ...counted }
}
