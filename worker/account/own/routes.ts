import { Hono } from 'hono'
import { deleteCookie, getCookie } from 'hono/cookie'
import { now } from '#core/clock'
import { database } from '#core/db'
import { type AppContext, type AppEnv, clientAddressOf } from '#core/http/app'
import { Refusal } from '#core/http/refusal'
import { slow } from '#core/http/route-options'
import { valid } from '#core/http/valid'
import { settings } from '#core/settings'
import { endLiveViews } from '../../live/end-live-views.ts'
import { notifyEventGone } from '../../live/notify.ts'
import { deleteAccount } from '../delete.ts'
import { deviceCookie, deviceOf } from '../device.ts'
import { exported } from '../export.ts'
import { notSuspended, sessionToken, signedIn } from '../http/session.ts'
import { cookie, dropSession } from '../http/session-cookies.ts'
import type { User } from '../shape/account.ts'
import { accountDeletion } from '../shape/deletion.ts'
import { addressChange, nameChange, type OwnAccount, passwordChange } from '../shape/own-account.ts'
import { changePassword } from './change-password.ts'
import { askForAddress, dropNewAddress } from './new-address.ts'
import type { Prover } from './present-password.ts'
import { rename } from './rename.ts'
import { endOtherSessions, endSession, ownAccountOf } from './sessions.ts'

/** `/api/account`: what planners see, change, take along and delete of their own. */
export const ownAccount = new Hono<AppEnv>()
  /** `OwnAccount`: open sessions, the new address that waits for its link, and own events that others plan, too. */
  .get('/', signedIn, async (context) => {
    const { id } = context.get('user')
    return context.json<OwnAccount>(
      await ownAccountOf({ db: context.get('db'), at: now() }, { userId: id, token: await tokenOf(context) }),
    )
  })
  /** Gives the account another name: `{user}`. */
  .put('/name', signedIn, valid(nameChange), async (context) => {
    const { name } = context.req.valid('json')
    const user = await rename({ db: database(context.env.DB), user: context.get('user'), at: now() }, name)
    return context.json<{ user: User }>({ user })
  })
  /** Sets a new password and ends every other session: 204. 401 for a wrong present one, 429 after too many. */
  .put('/password', slow, signedIn, valid(passwordChange), async (context) => {
    const { password, newPassword } = context.req.valid('json')
    const prover = await proverOf(context, password)
    await changePassword({ env: context.env }, { prover, newPassword, token: await tokenOf(context) })
    context.executionCtx.waitUntil(endLiveViews(context.env, prover.user.id, null))
    context.set('sendMailAfterReply', true)
    return context.body(null, 204)
  })
  /** Asks for a new address: 204, whether it has an account or not. 401 for a wrong password, 429 after too many. */
  .put('/address', slow, signedIn, valid(addressChange), async (context) => {
    const { email, password } = context.req.valid('json')
    if (email === context.get('user').email) throw new Refusal('same_address', { field: 'email' })
    await askForAddress({ env: context.env }, { prover: await proverOf(context, password), email })
    context.set('sendMailAfterReply', true)
    return context.body(null, 204)
  })
  /** Takes a new address that waits back: 204, without one too. */
  .delete('/address', signedIn, async (context) => {
    await dropNewAddress(database(context.env.DB), context.get('user').id)
    return context.body(null, 204)
  })
  /** Ends every session but this one: 204. */
  .delete('/sessions', signedIn, async (context) => {
    const user = context.get('user')
    await endOtherSessions({ db: database(context.env.DB), user, at: now() }, await tokenOf(context))
    context.executionCtx.waitUntil(endLiveViews(context.env, user.id, null))
    return context.body(null, 204)
  })
  /** Ends one other session: 204. 404 for one that has ended, and for another planner's. */
  .delete('/sessions/:sessionId', signedIn, async (context) => {
    const user = context.get('user')
    const which = { id: context.req.param('sessionId'), token: await tokenOf(context) }
    const ended = await endSession({ db: database(context.env.DB), user, at: now() }, which)
    context.executionCtx.waitUntil(endLiveViews(context.env, user.id, ended))
    return context.body(null, 204)
  })
  /** Everything stored about the account, as a JSON file. */
  .get('/export', signedIn, (context) => {
    const { id } = context.get('user')
    const pieces = exported(context.get('db'), id, now())
    context.header('Content-Type', 'application/json; charset=utf-8')
    context.header('Content-Disposition', 'attachment; filename="platewise.json"')
    return context.body(streamOf(pieces))
  })
  /** Deletes the account and everything in it: 204. 409 `confirm` unless its address was typed, and while a shared event is not named. */
  .delete('/', notSuspended, valid(accountDeletion), async (context) => {
    const { confirm: typed, events } = context.req.valid('json')
    const gone = await deleteAccount(
      { db: database(context.env.DB), at: now() },
      { ...context.get('user'), typed, named: events },
    )
    dropSession(context)
    deleteCookie(context, deviceCookie, cookie)
    context.executionCtx.waitUntil(
      Promise.all(gone.map(({ eventCode }) => notifyEventGone(context.env, eventCode))),
    )
    return context.body(null, 204)
  })

/** The token of the session that asks: `signedIn` has found it. */
async function tokenOf(context: AppContext): Promise<string> {
  return (await sessionToken(context)) ?? ''
}

async function proverOf(context: AppContext, password: string): Promise<Prover> {
  const user = context.get('user')
  const device = await deviceOf(settings(context.env).secrets, getCookie(context, deviceCookie), user.email)
  return { user, password, address: clientAddressOf(context), device }
}

function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
}
