import { hmac, isHmac } from '#core/hash'
import { settings } from '#core/settings'
import { type NotificationKind, notificationKinds } from './shape.ts'

const form = new RegExp(`^(${notificationKinds.join('|')})\\.([\\w-]{1,64})\\.([\\w-]{43})$`)
const signedText = (kind: NotificationKind, userId: string) => `notifications off ${kind} ${userId}`

/** The address that switches a kind of notification off for a planner, without signing in. It does not expire. */
export async function notificationUrl(env: Env, kind: NotificationKind, userId: string): Promise<string> {
  const { secret, origin } = settings(env)
  return `${origin}/notifications/${kind}.${userId}.${await hmac(secret, signedText(kind, userId))}`
}

/** The planner and kind a token names; null for one that we did not sign. */
export async function notificationOf(
  env: Env,
  token: string,
): Promise<{ kind: NotificationKind; userId: string } | null> {
  const [, named, userId = '', mac = ''] = form.exec(token) ?? []
  const kind = notificationKinds.find((one) => one === named)
  if (!kind) return null
  return (await isHmac(settings(env).secrets, signedText(kind, userId), mac)) ? { kind, userId } : null
}
