import type { PlanId } from '#purchases/rules/plans'
import { checkoutFailed } from '#purchases/words/planner'
import { ApiError, api, callApi } from '../../client/calls/api.ts'

/** Refusals that tell the planner something they can act on; everything else is one sentence. */
const telling = new Set<string>(['closed', 'limit_reached', 'locked'])

/**
 * Asks for the address at which an event's plan is paid.
 * @throws ApiError with the sentence to show
 */
export async function startCheckout(eventId: string, plan: PlanId): Promise<string> {
  try {
    const { url } = await callApi(
      (options) => api.events[':id'].checkout.$post({ param: { id: eventId }, json: { plan } }, options),
      checkoutFailed,
    )
    if (!url) throw new ApiError(200, 'lost', checkoutFailed)
    return url
  } catch (error) {
    if (!(error instanceof ApiError) || telling.has(error.code)) throw error
    throw new ApiError(error.status, error.code, checkoutFailed, {
      ...(error.requestId && { requestId: error.requestId }),
    })
  }
}
