import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { guestActor } from '#core/actor'
import { now } from '#core/clock'
import { database } from '#core/db'
import { qrSvg } from '#core/files/qr'
import { sha256 } from '#core/hash'
import { type AppContext, type AppEnv, clientAddressOf } from '#core/http/app'
import { chooseWordsFor, languageOf, wordsFor } from '#core/http/language'
import { Refusal } from '#core/http/refusal'
import { valid } from '#core/http/valid'
import { settings } from '#core/settings'
import type { EventView } from '#events/shape/event'
import type { Language } from '#languages/language'
import { needsChange } from '#needs/shape/change'
import { type DeclineReceipt, type DeclineView, decline } from '#party/shape/decline'
import type { EditView, GuestMenu, Receipt } from '#party/shape/guest'
import { responseEdit, submission } from '#party/shape/submission'
import { edgeMenus } from '../menu/guests/cache.ts'
import { actorByLink } from './actor-by-link.ts'
import { calendarOf } from './calendar.ts'
import { codeParam } from './code-param.ts'
import { declineAsGuest } from './decline/decline.ts'
import { readDecline } from './decline/read-decline.ts'
import { withdrawDecline } from './decline/withdraw-decline.ts'
import { changeNeedsByToken } from './edit-link/change-needs.ts'
import { editByToken } from './edit-link/edit.ts'
import { menuByToken, readByToken } from './edit-link/read.ts'
import { resendLink } from './edit-link/resend.ts'
import { withdrawByToken } from './edit-link/withdraw.ts'
import { guestLive } from './live.ts'
import { bypassesCache, guestMenu, inLanguage } from './look-up.ts'
import { limitSubmissions, limitUnknownCodes } from './rate-limits.ts'
import { rejoinByToken, submit } from './submit.ts'
import { editUrl, eventCodeOf } from './token.ts'

async function menuOf(context: AppContext, code: string): Promise<GuestMenu> {
  const menu = await limitUnknownCodes(context.env, clientAddressOf(context), () =>
    guestMenu(context.env, code, { bypassCache: bypassesCache(context.req.raw) }),
  )
  return inLanguage(menu, wordsOf(context, menu.event).guest)
}

function calendarFile(context: AppContext, calendar: string, code: string): Response {
  return context.body(calendar, 200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': `attachment; filename="${code}.ics"`,
  })
}

function qrFile(context: AppContext, url: string, name: string): Response {
  return context.body(qrSvg(url), 200, {
    'Content-Type': 'image/svg+xml',
    'Content-Disposition': `inline; filename="${name}.svg"`,
  })
}

/** `/api/codes/:code`: the calls that guests make with a code. */
export const codes = new Hono<AppEnv>()
  /**
   * The event, its menu and capacity: `GuestMenu`. 400 `bad_code`, 404, 410 `closed`, 409 `no_categories`, `no_items`, 403
   * `by_invitation`.
   */
  .get('/:code', etag(), codeParam, async (context) => {
    const menu = await menuOf(context, context.req.valid('param').code)
    // The middleware would compute the tag from a copy of the body's stream.
    const tag = `"${await sha256(JSON.stringify(menu))}"`
    const vary = 'Accept-Language, Cookie'
    return context.json<GuestMenu>(menu, 200, { 'Cache-Control': 'no-cache', ETag: tag, Vary: vary })
  })
  /** The deadline as a calendar file. */
  .get('/:code/deadline.ics', codeParam, async (context) => {
    const { code } = context.req.valid('param')
    const { event } = await menuOf(context, code)
    return calendarFile(
      context,
      calendarOf(event, {
        origin: settings(context.env).origin,
        at: now(),
        words: wordsOf(context, event).mail,
      }),
      code,
    )
  })
  /** The sharing link as a QR code, for any valid code, whether its event exists or not. 400 `bad_code`. */
  .get('/:code/qr.svg', codeParam, async (context) => {
    const { code } = context.req.valid('param')
    return qrFile(context, `${settings(context.env).origin}/event/${code}`, code)
  })
  /** A WebSocket that sends `LiveMessage`s for guests, while the event is open or closed early. 404, 410 `closed`, 429. */
  .get('/:code/live', codeParam, async (context) =>
    guestLive(context.env, context.req.raw, context.req.valid('param').code, clientAddressOf(context)),
  )
  /** Stores a party's response: 201 `Receipt`, or 200 when this submission was stored before. */
  .post('/:code/responses', valid(submission), codeParam, async (context) => {
    const { code } = context.req.valid('param')
    const clientAddress = clientAddressOf(context)
    const form = context.req.valid('json')
    await limitSubmissions(context.env, clientAddress, code)
    const { receipt, created } = await limitUnknownCodes(context.env, clientAddress, () =>
      submit({ env: context.env, clientAddress, language: requestLanguage(context) }, { ...form, code }),
    )
    context.set('sendMailAfterReply', form.email !== '')
    return context.json<Receipt>(receipt, created ? 201 : 200)
  })
  /** Stores that a party cannot come: 201 `DeclineReceipt`, or 200 when this decline was stored before. */
  .post('/:code/declines', valid(decline), codeParam, async (context) => {
    const { code } = context.req.valid('param')
    const clientAddress = clientAddressOf(context)
    const form = context.req.valid('json')
    // With an edit token it replaces a stored response: only that response's own limit of edits applies.
    if (form.editToken === undefined) await limitSubmissions(context.env, clientAddress, code)
    const actor = form.editToken === undefined ? guestActor : await actorByLink(context, code)
    const { receipt, created } = await limitUnknownCodes(context.env, clientAddress, () =>
      declineAsGuest(
        { env: context.env, actor, clientAddress, language: requestLanguage(context) },
        { ...form, code },
      ),
    )
    context.set('sendMailAfterReply', form.email !== '')
    return context.json<DeclineReceipt>(receipt, created ? 201 : 200)
  })

/** Runs a call by an edit link. A made-up link counts as an unknown code, since it could test codes. */
function byLink<T>(context: AppContext, run: (token: string, code: string) => Promise<T>): Promise<T> {
  const token = context.req.param('token') ?? context.req.param('declineToken') ?? ''
  return limitUnknownCodes(context.env, clientAddressOf(context), async () => run(token, eventCodeOf(token)))
}

/** The words in the caller's language, for an event. @param stored tag of the language stored with what their link opens */
function wordsOf({ req, env }: AppContext, event: EventView, stored: string | null = null): Language {
  return wordsFor(req.raw, env, stored, event.language)
}

/** The tag of the language that a call is made in. */
function requestLanguage({ req, env }: AppContext): string {
  return languageOf(req.raw, env)
}

/** The context of a verb that a guest calls by a link of an event. */
async function requestContext(context: AppContext, code: string) {
  const actor = await actorByLink(context, code)
  return {
    env: context.env,
    actor,
    clientAddress: clientAddressOf(context),
    language: requestLanguage(context),
  }
}

function viewOf(context: AppContext): Promise<EditView> {
  const { env } = context
  const chooseWords = chooseWordsFor(context.req.raw, env)
  return byLink(context, (token) =>
    readByToken({ db: database(env.DB), menus: edgeMenus(env), at: now() }, { token, chooseWords }),
  )
}

/** `/api/responses/:token`: a guest's own response, by its edit link. */
export const responses = new Hono<AppEnv>()
  /** `EditView`, `closed` after the deadline. 404 for an unknown link, 410 `expired` for a refunded event. */
  .get('/:token', async (context) => context.json<EditView>(await viewOf(context)))
  /** The current event for the page of an edit link: `GuestMenu`. 404, and the refusals of a code except `by_invitation`. */
  .get('/:token/menu', async (context) => {
    const { env } = context
    const menu = await byLink(context, (token) => menuByToken(env, token))
    return context.json<GuestMenu>(inLanguage(menu, wordsOf(context, menu.event).guest))
  })
  /** The deadline as a calendar file that carries the edit link. 404, 410 `expired` after the deadline. */
  .get('/:token/deadline.ics', async (context) => {
    const token = context.req.param('token')
    const { event, closed, language } = await viewOf(context)
    if (closed) throw new Refusal('link_expired')
    const { origin } = settings(context.env)
    return calendarFile(
      context,
      calendarOf(event, {
        origin,
        at: now(),
        words: wordsOf(context, event, language).mail,
        url: editUrl(origin, token),
      }),
      event.eventCode,
    )
  })
  /** The edit link as a QR code, for printing. 404 for a text that cannot be a token. */
  .get('/:token/qr.svg', async (context) => {
    const token = context.req.param('token')
    eventCodeOf(token)
    return qrFile(context, editUrl(settings(context.env).origin, token), 'edit-link')
  })
  /** Changes the response: `{responseId, version}`. */
  .put('/:token', valid(responseEdit), async (context) => {
    const form = context.req.valid('json')
    const saved = await byLink(context, async (token, code) =>
      editByToken(await requestContext(context, code), { ...form, token }),
    )
    context.set('sendMailAfterReply', form.email !== '')
    return context.json(saved)
  })
  /** Changes needs of single people, until the meal: `{responseId, version}`. 409 `changed`, 410 `expired`. */
  .put('/:token/needs', valid(needsChange), async (context) => {
    const change = context.req.valid('json')
    return context.json(
      await byLink(context, async (token, code) =>
        changeNeedsByToken(await requestContext(context, code), { ...change, token }),
      ),
    )
  })
  /** Sends the edit link to the stored address again: 204. */
  .post('/:token/mail', async (context) => {
    await byLink(context, (token) => resendLink(context.env, token))
    context.set('sendMailAfterReply', true)
    return context.body(null, 204)
  })
  /** Withdraws the response, or erases its details after the deadline: 204. */
  .delete('/:token', async (context) => {
    await byLink(context, async (token, code) =>
      withdrawByToken({ env: context.env, actor: await actorByLink(context, code) }, token),
    )
    return context.body(null, 204)
  })

/** `/api/declines/:declineToken`: a guest's own decline, by its link. */
export const declines = new Hono<AppEnv>()
  /** `DeclineView`, also after the deadline. 404 for a link that is unknown or no longer applies. */
  .get('/:declineToken', async (context) =>
    context.json<DeclineView>(await byLink(context, (token) => readDecline(database(context.env.DB), token))),
  )
  /**
   * The party comes after all: stores its response in place of the decline. 201 `Receipt`, or 200 when this submission was stored
   * before; 409 `decline_gone`, `capacity`, and the other refusals of a submission.
   */
  .put('/:declineToken', valid(submission), async (context) => {
    const form = context.req.valid('json')
    const { receipt, created } = await byLink(context, async (token, code) =>
      rejoinByToken(await requestContext(context, code), { ...form, token }),
    )
    context.set('sendMailAfterReply', form.email !== '')
    return context.json<Receipt>(receipt, created ? 201 : 200)
  })
  /** Withdraws the decline, or erases its details after the deadline: 204. */
  .delete('/:declineToken', async (context) => {
    await byLink(context, async (token, code) =>
      withdrawDecline({ env: context.env, actor: await actorByLink(context, code) }, token),
    )
    return context.body(null, 204)
  })
