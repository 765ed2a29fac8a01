import { hmac, isHmac } from '#core/hash'
import { settings } from '#core/settings'
import { type LetterKind, letterKinds } from './shape.ts'

const form = new RegExp(`^(${letterKinds.join('|')})\\.([\\w-]{1,64})\\.([\\w-]{43})$`)
const signedText = (kind: LetterKind, userId: string) => `letters off ${kind} ${userId}`

/** The address that switches a kind of letter off for a planner, without signing in. It does not expire. */
export async function letterUrl(env: Env, kind: LetterKind, userId: string): Promise<string> {
  const { secret, origin } = settings(env)
  return `${origin}/letters/${kind}.${userId}.${await hmac(secret, signedText(kind, userId))}`
}

/** The planner and kind a token names; null for one that we did not sign. */
export async function letterOf(
  env: Env,
  token: string,
): Promise<{ kind: LetterKind; userId: string } | null> {
  const [, named, userId = '', mac = ''] = form.exec(token) ?? []
  const kind = letterKinds.find((one) => one === named)
  if (!kind) return null
  return (await isHmac(settings(env).secrets, signedText(kind, userId), mac)) ? { kind, userId } : null
}
