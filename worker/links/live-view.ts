import { now } from '#core/clock'
import { database } from '#core/db'
import { limitUnknownCodes } from '../guest/rate-limits.ts'
import { openKitchenView } from '../live/open-view.ts'
import { linkByToken } from './find.ts'

/**
 * Opens the live view of a kitchen link's page.
 * @param clientAddress the caller's network address, whose wrong links are counted
 * @throws Refusal 403 `origin`, 404, 410 `revoked`, `expired`, 429 `too_many`
 */
export function liveByToken(
  env: Env,
  request: Request,
  token: string,
  clientAddress: string,
): Promise<Response> {
  return openKitchenView(env, request, () =>
    limitUnknownCodes(env, clientAddress, async () => {
      const { id, event } = await linkByToken(database(env.DB), token, now())
      return { linkId: id, eventCode: event.eventCode }
    }),
  )
}
