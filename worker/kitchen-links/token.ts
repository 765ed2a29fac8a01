import { hmac } from '#core/hash'

/** Which link a token is made of: renewing raises the generation. */
type Made = { id: string; generation: number }

/**
 * The token of a kitchen link: the event's code and 43 characters, made as an edit token is. It is computed when needed and
 * never stored.
 */
export async function kitchenToken(secret: string, code: string, { id, generation }: Made): Promise<string> {
  return `${code}-${await hmac(secret, `kitchen:${id}:${generation}`)}`
}

/** The URL of the kitchen's page. It takes the configured origin, never a request's. */
export function kitchenUrl(origin: string, token: string): string {
  return `${origin}/kitchen/${token}`
}
