import { Hono } from 'hono'
import { etag } from 'hono/etag'
import * as z from 'zod/mini'
import { isCode } from '#contract/code'
import { type DeclineReceipt, type DeclineView, decline } from '#contract/decline'
import type { EditView, GuestMenu, Receipt } from '#contract/guest'
import { correction, submission } from '#contract/party'
import { now } from '#core/clock'
import { database } from '#core/db'
import { sha256 } from '#core/hash'
import { type AppContext, type AppEnv, addressOf } from '#core/http/app'
import { Refusal } from '#core/http/refusal'
import { valid, validParam } from '#core/http/valid'
import { settings } from '#core/settings'
import { guestLive } from '../desk/live.ts'
import { edgeMenus } from '../menu/cache.ts'
import { declineAsGuest } from './decline.ts'
import { editByToken } from './edit.ts'
import { bypassesCache, guestMenu } from './look-up.ts'
import { beforeSubmission, countingMisses } from './rate-limits.ts'
import { readByToken } from './read.ts'
import { readDecline } from './read-decline.ts'
import { resendLink } from './resend.ts'
import { rejoinByToken, submit } from './submit.ts'
import { editUrl, eventCodeOf } from './token.ts'
import { withdrawByToken } from './withdraw.ts'
import { withdrawDecline } from './withdraw-decline.ts'

/** The code of the path in normal form. Refuses with 400 `bad_code`. */
const codeParam = validParam(
  z.object({ code: z.string().check(z.toUpperCase(), z.refine(isCode)) }),
  () => new Refusal('bad_code'),
)

function menuOf(context: AppContext, code: string): Promise<GuestMenu> {
  return countingMisses(context.env, addressOf(context), () =>
    guestMenu(context.env, code, bypassesCache(context.req.raw)),
  )
}

function calendarFile(context: AppContext, calendar: string, code: string): Response {
  return context.body(calendar, 200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': `attachment; filename="${code}.ics"`,
  })
}

/** `/api/codes/:code`: what guests do with a code. */
export const codes = new Hono<AppEnv>()
  /** The event, its menu and capacity: `GuestMenu`. 400 `bad_code`, 404, 410 `closed`, 409 `no_categories`, `no_items`. */
  .get('/:code', etag(), codeParam, async (context) => {
    const menu = await menuOf(context, context.req.valid('param').code)
    // The middleware would compute the tag from a copy of the body's stream.
    const tag = `"${await sha256(JSON.stringify(menu))}"`
    return context.json<GuestMenu>(menu, 200, { 'Cache-Control': 'no-cache', ETag: tag })
  })
  /** The deadline as a calendar file. */
  .get('/:code/deadline.ics', codeParam, async (context) => {
    const { code } = context.req.valid('param')
    const { event } = await menuOf(context, code)
    const { calendarOf } = await import('./calendar.ts')
    return calendarFile(context, calendarOf(event, settings(context.env).origin, now()), code)
  })
  /** A WebSocket that sends `LiveMessage`s for guests. 404, 410 `closed`, 429 as a look-up. */
  .get('/:code/live', codeParam, async (context) =>
    guestLive(context.env, context.req.raw, context.req.valid('param').code, addressOf(context)),
  )
  /** Stores a party's response: 201 `Receipt`, or 200 when this submission was stored before. */
  .post('/:code/responses', valid(submission), codeParam, async (context) => {
    const { code } = context.req.valid('param')
    const address = addressOf(context)
    const form = context.req.valid('json')
    await beforeSubmission(context.env, address, code)
    const { receipt, created } = await countingMisses(context.env, address, () =>
      submit(context.env, code, form, address),
    )
    context.set('mailDue', form.email !== '')
    return context.json<Receipt>(receipt, created ? 201 : 200)
  })
  /** Stores that a party cannot come: 201 `DeclineReceipt`, or 200 when this decline was stored before. */
  .post('/:code/declines', valid(decline), codeParam, async (context) => {
    const { code } = context.req.valid('param')
    const address = addressOf(context)
    const form = context.req.valid('json')
    await beforeSubmission(context.env, address, code)
    const { receipt, created } = await countingMisses(context.env, address, () =>
      declineAsGuest(context.env, code, form, address),
    )
    context.set('mailDue', form.email !== '')
    return context.json<DeclineReceipt>(receipt, created ? 201 : 200)
  })

/** `/api/responses/:token`: a guest's own response, by its edit link. */
export const responses = new Hono<AppEnv>()
  /** `EditView`, `closed` after the deadline. 404 for an unknown link, 410 `expired` for a refunded event. */
  .get('/:token', async (context) => {
    const { env } = context
    return context.json<EditView>(
      await readByToken(database(env.DB), edgeMenus(env), context.req.param('token'), now()),
    )
  })
  /** The deadline as a calendar file that carries the edit link. 404, 410 `expired` after the deadline. */
  .get('/:token/deadline.ics', async (context) => {
    const { env } = context
    const token = context.req.param('token')
    const { event, closed } = await readByToken(database(env.DB), edgeMenus(env), token, now())
    if (closed) throw new Refusal('link_expired')
    const { calendarOf } = await import('./calendar.ts')
    const { origin } = settings(env)
    return calendarFile(context, calendarOf(event, origin, now(), editUrl(origin, token)), event.eventCode)
  })
  /** The edit link as a QR code, for paper. 404 for what cannot be a token. */
  .get('/:token/qr.svg', async (context) => {
    const token = context.req.param('token')
    eventCodeOf(token)
    const { qrSvg } = await import('#contract/qr')
    return context.body(qrSvg(editUrl(settings(context.env).origin, token)), 200, {
      'Content-Type': 'image/svg+xml',
    })
  })
  /** Changes the response: `{responseId, version}`. */
  .put('/:token', valid(correction), async (context) => {
    const form = context.req.valid('json')
    const saved = await editByToken(context.env, context.req.param('token'), form, addressOf(context))
    context.set('mailDue', form.email !== '')
    return context.json(saved)
  })
  /** Sends the edit link to the stored address again: 204. */
  .post('/:token/mail', async (context) => {
    await resendLink(context.env, context.req.param('token'))
    context.set('mailDue', true)
    return context.body(null, 204)
  })
  /** Withdraws the response, or erases it after the deadline: 204. */
  .delete('/:token', async (context) => {
    await withdrawByToken(context.env, context.req.param('token'))
    return context.body(null, 204)
  })

/** `/api/declines/:declineToken`: a guest's own decline, by its link. */
export const declines = new Hono<AppEnv>()
  /** `DeclineView`, also after the deadline. 404 for a link that is unknown or no longer holds. */
  .get('/:declineToken', async (context) =>
    context.json<DeclineView>(await readDecline(database(context.env.DB), context.req.param('declineToken'))),
  )
  /**
   * The party comes after all: stores its response in the place of the decline. 201 `Receipt`, or 200 when this submission
   * was stored before; 409 `decline_gone`, `capacity` and what else refuses a submission.
   */
  .put('/:declineToken', valid(submission), async (context) => {
    const token = context.req.param('declineToken')
    const form = context.req.valid('json')
    await beforeSubmission(context.env, addressOf(context), eventCodeOf(token))
    const { receipt, created } = await rejoinByToken(context.env, token, form, addressOf(context))
    context.set('mailDue', form.email !== '')
    return context.json<Receipt>(receipt, created ? 201 : 200)
  })
  /** Takes the decline back, or erases it after the deadline: 204. */
  .delete('/:declineToken', async (context) => {
    await withdrawDecline(context.env, context.req.param('declineToken'))
    return context.body(null, 204)
  })
