import type { MadeKitchenLink } from '#contract/kitchen/kitchen-link'
import type { EventRow } from '#core/http/event-access'
import { settings } from '#core/settings'
import { kitchenToken, kitchenUrl } from './token.ts'

/** A link with its address, as it is shown the one time: in letters and as a QR code. */
export async function madeLink(
  env: Env,
  { eventCode }: Pick<EventRow, 'eventCode'>,
  link: { id: string; generation: number },
): Promise<MadeKitchenLink> {
  const { secret, origin } = settings(env)
  const url = kitchenUrl(origin, await kitchenToken(secret, eventCode, link))
  // Loaded when it is used: few requests draw one.
  const { qrSvg } = await import('#contract/qr')
  return { id: link.id, url, qr: qrSvg(url) }
}
