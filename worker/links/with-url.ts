import { qrSvg } from '#core/files/qr'
import { settings } from '#core/settings'
import type { EventRow } from '#events/table/events'
import type { MadeKitchenLink } from './shape/link.ts'
import { kitchenUrl, storedKitchenToken } from './token.ts'

/** A link with its URL, as it is shown the one time: in mails and as a QR code. */
export async function linkWithUrl(
  env: Env,
  { eventCode }: Pick<EventRow, 'eventCode'>,
  link: { id: string; generation: number; tokenHash: string },
): Promise<MadeKitchenLink> {
  const { secrets, origin } = settings(env)
  const url = kitchenUrl(origin, await storedKitchenToken(secrets, eventCode, link))
  return { id: link.id, url, qr: qrSvg(url) }
}
