import { hmac, remakeToken } from '#core/hash'

/** The link a token is made of: renewing raises the generation. */
type Made = { id: string; generation: number }

/**
 * The token of a kitchen link: the event's code and 43 characters, made as an edit token is. It is computed when needed and
 * never stored.
 */
export async function kitchenToken(secret: string, code: string, { id, generation }: Made): Promise<string> {
  return `${code}-${await hmac(secret, `kitchen:${id}:${generation}`)}`
}

/** The token of a stored link, as it was given. @throws Refusal 410 as `remakeToken` */
export function storedKitchenToken(
  secrets: readonly string[],
  code: string,
  link: Made & { tokenHash: string },
): Promise<string> {
  const make = (secret: string) => kitchenToken(secret, code, link)
  return remakeToken(secrets, link.tokenHash, make, 'kitchen_link_forgotten')
}

/** The URL of the kitchen's page. It takes the configured origin, never a request's. */
export function kitchenUrl(origin: string, token: string): string {
  return `${origin}/kitchen/${token}`
}
