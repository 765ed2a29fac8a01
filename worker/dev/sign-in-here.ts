import type { Context } from 'hono'
import { signedInCookie } from '#account/rules/signed-in-cookie'
import { makeSession } from '../testing/factories/account-factories.ts'

/** Gives the browser that asks the session of a planner, with the cookies of a sign-in. */
export async function signInHere(context: Context<{ Bindings: Env }>, userId: string): Promise<void> {
  const session = await makeSession(context.env, userId)
  context.header('Set-Cookie', `${session}; Path=/; Secure; HttpOnly; SameSite=Lax`)
  context.header('Set-Cookie', `${signedInCookie}=1; Path=/; Secure; SameSite=Lax`, { append: true })
}
