import { ApiError } from '../../client/api.ts'
import { firstNameOf } from '../../client/receipt/called-name.ts'
import { receiptsFor } from '../../client/receipt/kept-receipts.ts'
import { readResponse } from '../../client/receipt/use-response.ts'
import type { AnsweredBefore } from './machine/state.ts'

/** The newest party that this device answered for at an event and that is can still be changed; null for none. */
export async function answeredBefore(code: string): Promise<AnsweredBefore | null> {
  for (const { token } of receiptsFor(code)) {
    try {
      const { response, closed } = await readResponse(token)
      if (!closed) return { token, names: response.party.map(({ name }) => firstNameOf(name)) }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // It was withdrawn, or its event is hidden.
      if (error.status !== 404 && error.status !== 410) return { token, names: [] }
    }
  }
  return null
}
