import type { GuestWords } from '#languages/language'
import type { DeclineView } from '#party/shape/decline'
import { api, callApi } from '../calls/api.ts'

/**
 * The decline its link opens.
 * @throws ApiError
 */
export function readDecline(words: GuestWords, declineToken: string): Promise<DeclineView> {
  return callApi(
    (options) => api.declines[':declineToken'].$get({ param: { declineToken } }, options),
    words.receipt.declineNotLoaded,
  )
}
