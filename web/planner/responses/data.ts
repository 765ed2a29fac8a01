import type { LoaderFunctionArgs } from 'react-router'
import type { PlannerResponse, ResponseList } from '#contract/answers'
import type { PlannerDecline } from '#contract/decline'
import type { PlannerEvent } from '#contract/event'
import { responsesNotLoaded } from '#words/planner'
import { api, ask } from '../../client/api.ts'
import { signedIn } from '../../client/session.ts'
import { eventOf, orNotFound } from '../load-event.ts'

export type PlannerResponses = Omit<ResponseList, 'next'> & { event: PlannerEvent }

async function allResponses(id: string): Promise<Omit<ResponseList, 'next'>> {
  const responses: PlannerResponse[] = []
  const declines: PlannerDecline[] = []
  let after: string | undefined
  for (;;) {
    const query = after === undefined ? {} : { after }
    const page = await ask(
      (options) => api.events[':id'].responses.$get({ param: { id }, query }, options),
      responsesNotLoaded,
    )
    responses.push(...page.responses)
    declines.push(...page.declines)
    after = page.next
    if (after === undefined) return { ...page, responses, declines }
  }
}

/** Every response of an event, newest first, and what its dishes are called. */
export async function loadResponses({ request, params }: LoaderFunctionArgs): Promise<PlannerResponses> {
  await signedIn(request)
  const id = params.id ?? ''
  const [event, list] = await orNotFound(Promise.all([eventOf(id), allResponses(id)]))
  return { event, ...list }
}
