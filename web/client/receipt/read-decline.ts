import type { DeclineView } from '#party/shape/decline'
import { declineNotLoaded } from '#party/words/guest-receipt'
import { api, ask } from '../api.ts'

/**
 * The decline its link opens.
 * @throws ApiError
 */
export function readDecline(declineToken: string): Promise<DeclineView> {
  return ask(
    (options) => api.declines[':declineToken'].$get({ param: { declineToken } }, options),
    declineNotLoaded,
  )
}
