import { hmac, remakeToken } from '#core/hash'

/** The link a token is made of: renewing raises the version. */
type Made = { id: string; linkVersion: number }

/**
 * The token of a personal link: the event's code and 43 characters, made as an edit token is. It is computed when needed and
 * never stored.
 */
export async function invitationToken(
  secret: string,
  code: string,
  { id, linkVersion }: Made,
): Promise<string> {
  return `${code}-${await hmac(secret, `invite:${id}:${linkVersion}`)}`
}

/** The token of a stored link, as it was given. @throws Refusal 410 as `remakeToken` */
export function storedInvitationToken(
  secrets: readonly string[],
  code: string,
  invitation: Made & { linkHash: string },
): Promise<string> {
  return remakeToken(secrets, invitation.linkHash, (secret) => invitationToken(secret, code, invitation))
}

/** The URL of a personal link's page. It takes the configured origin, never a request's. */
export function invitationUrl(origin: string, token: string): string {
  return `${origin}/invite/${token}`
}
