import { Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { accountCreated, confirmSent, resetSent } from '#account/words/planner'
import { now } from '#core/clock'
import { database } from '#core/db'
import { type AppContext, type AppEnv, clientAddressOf } from '#core/http/app'
import { Refusal } from '#core/http/refusal'
import { slow } from '#core/http/route-options'
import { valid } from '#core/http/valid'
import { countOrRefuse, type Limit } from '#core/rate-limit/rate-limit'
import { settings } from '#core/settings'
import { endLiveViews } from '../live/end-live-views.ts'
import { pendingMembership } from '../members/pending.ts'
import { confirm, confirmationOf } from './confirm.ts'
import { deviceCookie, deviceLife, deviceOf, withDevice } from './device.ts'
import { sessionCookie, sessionToken } from './http/session.ts'
import { cookie, dropSession, keepSession } from './http/session-cookies.ts'
import { confirmMailLimit, resetLimit } from './limits.ts'
import { askMail } from './mails/ask.ts'
import { confirmAddress, newAddressOf } from './own/new-address.ts'
import { signUpCookie, signUpCookieLife, signUpProof } from './own-browser.ts'
import { isResetLink, reset } from './password/reset.ts'
import { currentSession } from './read.ts'
import { sessionLife } from './rules/session-life.ts'
import { signedInCookie } from './rules/signed-in-cookie.ts'
import { confirmation, confirmCheck, mailRequest, resetCheck, signIn as signInBody } from './shape/account.ts'
import { resetPassword, signUp as signUpBody } from './shape/new-password.ts'
import { addressConfirmation } from './shape/own-account.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { signUp } from './sign-up.ts'

/** `{user}`, or `{user: null}`. Renews the session once a day, and deletes a cookie without a session. */
export const sessions = new Hono<AppEnv>().get('/', async (context) => {
  const token = await sessionToken(context)
  const { user, renewed } = token ? await currentSession(context.env, token) : { user: null, renewed: false }
  if (token && renewed) await keepSession(context, token, sessionLife)
  const hasCookie = [sessionCookie, signedInCookie].some((name) => getCookie(context, name) !== undefined)
  if (!user && hasCookie) dropSession(context)
  return context.json({ user })
})

/** `/api/auth`: sign-up, sign-in, confirmation, reset. The session's token is in its cookie only, never in an answer. */
export const auth = new Hono<AppEnv>()
  /** Creates an unconfirmed account. Refuses 409 for a known address, 429 after ten unconfirmed in an hour. */
  .post('/sign-up/email', slow, valid(signUpBody), async (context) => {
    const id = await signUp(
      { env: context.env, clientAddress: clientAddressOf(context) },
      context.req.valid('json'),
    )
    const proof = await signUpProof(settings(context.env).secret, id)
    setCookie(context, signUpCookie, proof, { ...cookie, maxAge: signUpCookieLife })
    context.set('sendMailAfterReply', true)
    return context.json({ message: accountCreated })
  })
  /** Signs in. Refuses 401 for a wrong pair, 403 before the address is confirmed, 429 after too many misses, 503 while too many sign in. */
  .post('/sign-in/email', slow, valid(signInBody), async (context) => {
    const form = context.req.valid('json')
    const old = await sessionToken(context)
    const {
      user,
      sessionToken: token,
      ended,
    } = await signIn(
      { env: context.env },
      {
        ...form,
        address: clientAddressOf(context),
        device: await knownDevice(context, form.email),
        userAgent: context.req.header('user-agent') ?? null,
        old,
      },
    )
    await keepSession(context, token, sessionLife)
    await keepDevice(context, user.email)
    if (ended) context.executionCtx.waitUntil(endLiveViews(context.env, ended, old))
    return context.json({ user })
  })
  /** Signs out; without a session too. */
  .post('/sign-out', async (context) => {
    const token = await sessionToken(context)
    const ended = token && (await signOut(database(context.env.DB), token))
    dropSession(context)
    if (ended) context.executionCtx.waitUntil(endLiveViews(context.env, ended, token))
    return context.json({ success: true })
  })
  /** The address a confirmation link is for: `Confirmation`. Changes nothing. 400 for an unknown link, 409 once confirmed. */
  .post('/confirm-check', valid(confirmCheck), async (context) => {
    const { token } = context.req.valid('json')
    return context.json(await confirmationOf(context.env, token, getCookie(context, signUpCookie)))
  })
  /** Confirms an address and signs in; `membership` is the token of an invitation that waits for the address. Refuses as `/confirm-check`, and a password that is missing (400) or wrong (401). */
  .post('/verify-email', slow, valid(confirmation), async (context) => {
    const old = await sessionToken(context)
    const {
      user,
      sessionToken: token,
      ended,
    } = await confirm(
      { env: context.env },
      {
        ...context.req.valid('json'),
        address: clientAddressOf(context),
        userAgent: context.req.header('user-agent') ?? null,
        signUp: getCookie(context, signUpCookie),
        old,
      },
    )
    await keepSession(context, token, sessionLife)
    await keepDevice(context, user.email)
    deleteCookie(context, signUpCookie, cookie)
    if (ended) context.executionCtx.waitUntil(endLiveViews(context.env, ended, old))
    const { env } = context
    const membership = await pendingMembership({ env, db: database(env.DB), at: now() }, user.email)
    return context.json({ status: true, user, membership })
  })
  /** Sends the confirmation again. The answer is the same for every address. */
  .post('/send-verification-email', valid(mailRequest), async (context) => {
    await limited(context, confirmMailLimit(clientAddressOf(context)))
    await askMail(context.env, 'confirm', context.req.valid('json').email, context.get('requestId'))
    context.set('sendMailAfterReply', true)
    return context.json({ status: true, message: confirmSent })
  })
  /** Sends a reset link. The answer is the same for every address. */
  .post('/request-password-reset', valid(mailRequest), async (context) => {
    await limited(context, resetLimit(clientAddressOf(context)))
    await askMail(context.env, 'reset', context.req.valid('json').email, context.get('requestId'))
    context.set('sendMailAfterReply', true)
    return context.json({ status: true, message: resetSent })
  })
  /** Checks a reset link without using it up. */
  .post('/reset-check', valid(resetCheck), async (context) => {
    if (!(await isResetLink(context.env, context.req.valid('json').token)))
      throw new Refusal('reset_link_invalid')
    return context.json({ status: true })
  })
  /** Sets the new password, ends every other session and signs in. */
  .post('/reset-password', slow, valid(resetPassword), async (context) => {
    const userAgent = context.req.header('user-agent') ?? null
    const { user, sessionToken: token } = await reset(
      { env: context.env },
      { ...context.req.valid('json'), userAgent },
    )
    await keepSession(context, token, sessionLife)
    await keepDevice(context, user.email)
    context.executionCtx.waitUntil(endLiveViews(context.env, user.id, null))
    return context.json({ status: true, user })
  })
  /** The new address a link confirms: `Confirmation`. Changes nothing. 400 for an unknown link, 409 once confirmed. */
  .post('/address-check', valid(confirmCheck), async (context) => {
    const { token } = context.req.valid('json')
    return context.json(await newAddressOf(context.env, token, await signedInAs(context)))
  })
  /** Confirms a new address. Refuses as `/address-check`, and a password that is missing (400) or wrong (401). */
  .post('/verify-address', slow, valid(addressConfirmation), async (context) => {
    const here = await signedInAs(context)
    const user = await confirmAddress(
      { env: context.env },
      {
        ...context.req.valid('json'),
        browser: {
          address: clientAddressOf(context),
          device: (email) => knownDevice(context, email),
          signedInAs: here,
        },
      },
    )
    const own = user.id === here
    if (own) await keepDevice(context, user.email)
    context.set('sendMailAfterReply', true)
    return context.json({ email: user.email, user: own ? user : null })
  })

/** The id of the person whose browser asks, if there is a session. */
async function signedInAs(context: AppContext): Promise<string | undefined> {
  const token = await sessionToken(context)
  return token ? (await currentSession(context.env, token)).user?.id : undefined
}

/** The id of the browser if the account of an address was signed in there before, else null. */
function knownDevice(context: AppContext, email: string): Promise<string | null> {
  return deviceOf(settings(context.env).secrets, getCookie(context, deviceCookie), email)
}

/** Sets the device cookie after a sign-in. */
async function keepDevice(context: AppContext, email: string): Promise<void> {
  const { secret } = settings(context.env)
  const value = await withDevice(secret, getCookie(context, deviceCookie), email)
  setCookie(context, deviceCookie, value, { ...cookie, maxAge: deviceLife })
}

async function limited(context: AppContext, limit: Limit): Promise<void> {
  await countOrRefuse(database(context.env.DB), settings(context.env).secret, [limit])
}
