import type { LoaderFunctionArgs } from 'react-router'
import { type PlannerResponse, type ResponseList, responsesNotLoaded, type Totals } from '#contract/answers'
import type { PlannerEvent } from '#contract/event'
import { ApiError, api, ask } from '../api.ts'
import { signedIn } from '../session.ts'

export type PlannerResponses = Omit<ResponseList, 'next'> & { event: PlannerEvent }
export type PlannerTotals = Totals & { event: PlannerEvent }

async function orNotFound<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw new Response(null, { status: 404 })
    throw error
  }
}

async function eventOf(id: string): Promise<PlannerEvent> {
  const { event } = await ask((options) => api.events[':id'].$get({ param: { id } }, options))
  return event
}

async function allResponses(id: string): Promise<Omit<ResponseList, 'next'>> {
  const responses: PlannerResponse[] = []
  let after: string | undefined
  for (;;) {
    const query = after === undefined ? {} : { after }
    const page = await ask(
      (options) => api.events[':id'].responses.$get({ param: { id }, query }, options),
      responsesNotLoaded,
    )
    responses.push(...page.responses)
    after = page.next
    if (after === undefined) return { ...page, responses }
  }
}

/** Every response of an event, newest first, and what its dishes are called. */
export async function loadResponses({ request, params }: LoaderFunctionArgs): Promise<PlannerResponses> {
  await signedIn(request)
  const id = params.id ?? ''
  const [event, list] = await orNotFound(Promise.all([eventOf(id), allResponses(id)]))
  return { event, ...list }
}

/** What the kitchen needs of an event. */
export async function loadTotals({ request, params }: LoaderFunctionArgs): Promise<PlannerTotals> {
  await signedIn(request)
  const id = params.id ?? ''
  const totals = ask((options) => api.events[':id'].totals.$get({ param: { id } }, options))
  const [event, counted] = await orNotFound(Promise.all([eventOf(id), totals]))
  return { event, ...counted }
}
