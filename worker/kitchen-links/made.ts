import type { MadeKitchenLink } from '#contract/kitchen/kitchen-link'
import type { EventRow } from '#core/http/event-access'
import { settings } from '#core/settings'
import { kitchenUrl, storedKitchenToken } from './token.ts'

/** A link with its address, as it is shown the one time: in letters and as a QR code. */
export async function madeLink(
  env: Env,
  { eventCode }: Pick<EventRow, 'eventCode'>,
  link: { id: string; generation: number; tokenHash: string },
): Promise<MadeKitchenLink> {
  const { secrets, origin } = settings(env)
  const url = kitchenUrl(origin, await storedKitchenToken(secrets, eventCode, link))
  // Loaded when it is used: few requests draw one.
  const { qrSvg } = await import('#contract/qr')
  return { id: link.id, url, qr: qrSvg(url) }
}
