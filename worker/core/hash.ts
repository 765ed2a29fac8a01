import { Refusal } from './http/refusal.ts'

const encoder = new TextEncoder()

/** SHA-256 of a text, base64url: 43 characters. */
export async function sha256(text: string): Promise<string> {
  return base64url(await crypto.subtle.digest('SHA-256', encoder.encode(text)))
}

/** The first 128 bits of a text's SHA-256, base64url: 22 characters. */
export async function shortSha256(text: string): Promise<string> {
  return base64url((await crypto.subtle.digest('SHA-256', encoder.encode(text))).slice(0, 16))
}

const algorithm = { name: 'HMAC', hash: 'SHA-256' }

// An isolate has one secret, and a second one while it changes, so few imported keys are kept. A promise must not be kept:
// it belongs to its request.
const keys = new Map<string, CryptoKey>()
const keysMax = 4

function imported(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign', 'verify'])
}

async function keyOf(secret: string): Promise<CryptoKey> {
  const kept = keys.get(secret)
  if (kept) return kept
  const key = await imported(secret)
  if (keys.size >= keysMax) keys.clear()
  keys.set(secret, key)
  return key
}

/** HMAC-SHA-256 of a text under a secret, base64url: 43 characters. */
export async function hmac(secret: string, text: string): Promise<string> {
  return base64url(await crypto.subtle.sign('HMAC', await keyOf(secret), encoder.encode(text)))
}

/** HMAC-SHA-256 of a text under a key that is used once and not kept, base64url: 43 characters. */
export async function hmacWithoutCache(key: string, text: string): Promise<string> {
  return base64url(await crypto.subtle.sign('HMAC', await imported(key), encoder.encode(text)))
}

/** Compares a text's HMAC under any of the secrets with `mac`, each in constant time. */
export function isHmac(secrets: readonly string[], text: string, mac: string): Promise<boolean> {
  return signedWith(secrets, text, `${mac.replaceAll('-', '+').replaceAll('_', '/')}=`)
}

/** True if a signature (HMAC-SHA-256 in base64, as cookies carry it) is that of a text under any of the secrets. */
export async function signedWith(
  secrets: readonly string[],
  text: string,
  signature: string,
): Promise<boolean> {
  const bytes = Uint8Array.from(atob(signature), (sign) => sign.charCodeAt(0))
  const found = secrets.map(async (secret) =>
    crypto.subtle.verify('HMAC', await keyOf(secret), bytes, encoder.encode(text)),
  )
  return (await Promise.all(found)).includes(true)
}

/**
 * A link's token made again: under the secret it was made with, which the stored hash tells.
 * @param make the token under a secret
 * @throws Refusal 410 `expired` where none of the secrets made it: a token of another would open nothing
 */
export async function remakeToken(
  secrets: readonly string[],
  hash: string | undefined,
  make: (secret: string) => Promise<string>,
  refused: 'link_forgotten' | 'kitchen_link_forgotten' = 'link_forgotten',
): Promise<string> {
  for (const secret of secrets) {
    const token = await make(secret)
    if ((await sha256(token)) === hash) return token
  }
  throw new Refusal(refused)
}

/** A random token: 256 bits, base64url (43 characters). */
export function randomToken(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)))
}

function base64url(bytes: ArrayBuffer | Uint8Array): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
