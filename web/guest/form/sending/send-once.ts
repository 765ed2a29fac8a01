import type { DeclineReceipt } from '#party/shape/decline'
import type { Receipt } from '#party/shape/guest'
import { ApiError } from '../../../client/calls/api.ts'
import type { SendFailure } from '../machine/state.ts'
import type { Dispatch } from '../machine/use-machine.ts'

/**
 * Sends something once, and dispatches the outcome. Tries nothing while the device is offline.
 * @param send returns the receipt, if there is one; dispatches nothing itself
 */
export async function sendOnce(dispatch: Dispatch, send: () => Promise<Receipt | undefined>): Promise<void> {
  if (!navigator.onLine) return dispatch({ type: 'waits_for_network' })
  try {
    const receipt = await send()
    dispatch({ type: 'was_sent', ...(receipt && { receipt }) })
  } catch (error) {
    if (error instanceof NotSent) return dispatch({ type: 'was_refused', failure: error.failure })
    if (!(error instanceof ApiError)) throw error
    if (error.status === 0 && !navigator.onLine) return dispatch({ type: 'waits_for_network' })
    dispatch({ type: 'was_refused', failure: failureOf(error) })
  }
}

/** Thrown if nothing was sent, because the guest has to be asked first. */
export class NotSent extends Error {
  readonly failure: SendFailure
  constructor(failure: SendFailure) {
    super(failure.code)
    this.failure = failure
  }
}

/** The failure of a refused call. Its request id is kept only if the server failed, for the support. */
export function failureOf(error: ApiError): SendFailure {
  const { code, message: sentence, requestId, details, fields, status } = error
  const isServerFault = status >= 500 || code === 'lost'
  const { receipt, decline } = (details ?? {}) as { receipt?: Receipt; decline?: DeclineReceipt }
  return {
    code,
    sentence,
    isServerFault,
    details,
    fields,
    requestId: isServerFault ? requestId : undefined,
    ...(receipt && { receipt }),
    ...(decline && { decline }),
  }
}
