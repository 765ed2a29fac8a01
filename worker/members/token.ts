import { hmac, sha256 } from '#core/hash'

type Purpose = 'membership' | 'handover'

/** The token of an invitation or an offer: the event's code and 43 characters. It is computed when needed and never stored. */
export async function membershipToken(
  secret: string,
  code: string,
  id: string,
  purpose: Purpose = 'membership',
): Promise<string> {
  return `${code}-${await hmac(secret, `${purpose}:${id}`)}`
}

/** The token that was stored as a hash, made again; null once the secret is forgotten. */
export async function storedMembershipToken(
  secrets: readonly string[],
  code: string,
  { id, tokenHash }: { id: string; tokenHash: string },
  purpose: Purpose = 'membership',
): Promise<string | null> {
  for (const secret of secrets) {
    const token = await membershipToken(secret, code, id, purpose)
    if ((await sha256(token)) === tokenHash) return token
  }
  return null
}
