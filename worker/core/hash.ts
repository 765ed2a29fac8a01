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

// An isolate has one secret, so one imported key is kept. A promise must not be kept: it belongs to its request.
let last: { secret: string; key: CryptoKey } | undefined

function imported(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign', 'verify'])
}

async function keyOf(secret: string): Promise<CryptoKey> {
  if (last?.secret === secret) return last.key
  const key = await imported(secret)
  last = { secret, key }
  return key
}

/** HMAC-SHA-256 of a text under a secret, base64url: 43 characters. */
export async function hmac(secret: string, text: string): Promise<string> {
  return base64url(await crypto.subtle.sign('HMAC', await keyOf(secret), encoder.encode(text)))
}

/** HMAC-SHA-256 of a text under a key that is used once and not kept, base64url: 43 characters. */
export async function hmacOnce(key: string, text: string): Promise<string> {
  return base64url(await crypto.subtle.sign('HMAC', await imported(key), encoder.encode(text)))
}

/** Compares a text's HMAC under a secret with `mac`, in constant time. */
export function isHmac(secret: string, text: string, mac: string): Promise<boolean> {
  return signedWith(secret, text, `${mac.replaceAll('-', '+').replaceAll('_', '/')}=`)
}

/** Whether a signature (HMAC-SHA-256 in base64, as cookies carry it) is that of a text under a secret. */
export async function signedWith(secret: string, text: string, signature: string): Promise<boolean> {
  const bytes = Uint8Array.from(atob(signature), (sign) => sign.charCodeAt(0))
  return crypto.subtle.verify('HMAC', await keyOf(secret), bytes, encoder.encode(text))
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
