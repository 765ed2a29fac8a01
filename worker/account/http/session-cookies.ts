import { deleteCookie, setCookie, setSignedCookie } from 'hono/cookie'
import type { AppContext } from '../../core/http/app.ts'
import { settings } from '../../core/settings.ts'
import { signedInCookie } from '../rules/signed-in-cookie.ts'
import { sessionCookie } from './session.ts'

/** Attributes of every cookie of an account. */
export const cookie = { path: '/', httpOnly: true, secure: true, sameSite: 'Lax' } as const

/**
 * The session's cookie, and beside it the one that tells scripts that there is a session.
 * @param life how long both last, in milliseconds
 */
export async function keepSession(context: AppContext, token: string, life: number): Promise<void> {
  const { secret } = settings(context.env)
  const lasting = { ...cookie, maxAge: life / 1000 }
  await setSignedCookie(context, sessionCookie, token, secret, lasting)
  setCookie(context, signedInCookie, '1', { ...lasting, httpOnly: false })
}

/** Removes both. */
export function dropSession(context: AppContext): void {
  deleteCookie(context, sessionCookie, cookie)
  deleteCookie(context, signedInCookie, { ...cookie, httpOnly: false })
}
