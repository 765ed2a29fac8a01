import type { User } from '#contract/account'

/**
 * Who is signed in, and the cookie to renew the session with: a session that was used lives on for 30 days from then.
 * @param headers the request's, with its cookie
 */
export async function currentSession(
  env: Env,
  headers: Headers,
): Promise<{ user: User | null; cookies: string[] }> {
  const { authOf } = await import('./better-auth.ts')
  const { headers: set, response } = await authOf(env).api.getSession({ headers, returnHeaders: true })
  const cookies = set.getSetCookie()
  if (!response?.user.emailVerified) return { user: null, cookies }
  const { id, email, name, role } = response.user
  return { user: { id, email, name, role: role === 'admin' ? 'admin' : 'planner' }, cookies }
}
