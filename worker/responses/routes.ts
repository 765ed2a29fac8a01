import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { badCode, isCode } from '#contract/code'
import type { EditView, GuestMenu, Receipt } from '#contract/guest'
import { correction, submission } from '#contract/party'
import { type AppContext, type AppEnv, addressOf } from '#ground/app'
import { now } from '#ground/clock'
import { database } from '#ground/db'
import { Refusal } from '#ground/refusal'
import { settings } from '#ground/settings'
import { valid } from '#ground/valid'
import { editByToken, readByToken, withdrawByToken } from './by-token.ts'
import { beforeLookUp, beforeSubmission, countingMisses } from './flood.ts'
import { lookUp } from './look-up.ts'
import { mailLinkAgain } from './mail-again.ts'
import { submit } from './submit.ts'

/** A code from the path in its normal form, whatever case it was typed in. */
function codeParam(context: AppContext): string {
  const code = (context.req.param('code') ?? '').toUpperCase()
  if (!isCode(code)) throw new Refusal(400, 'bad_code', badCode)
  return code
}

/** `/api/codes/:code`: what guests do with a code. */
export const codes = new Hono<AppEnv>()
  /** The menu and the figures: `GuestMenu`. 400 `bad_code`, 404, 410 `closed`, 409 `no_categories`, `no_items`. */
  .get('/:code', etag(), async (context) => {
    const code = codeParam(context)
    const menu = await countingMisses(context.env, addressOf(context), () =>
      lookUp(database(context.env.DB), code, now()),
    )
    return context.json<GuestMenu>(menu, 200, { 'Cache-Control': 'no-cache' })
  })
  /** The deadline as a calendar file. */
  .get('/:code/deadline.ics', async (context) => {
    const code = codeParam(context)
    const { event } = await countingMisses(context.env, addressOf(context), () =>
      lookUp(database(context.env.DB), code, now()),
    )
    const { calendarOf } = await import('./calendar.ts')
    return context.body(calendarOf(event, settings(context.env).origin, now()), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${code}.ics"`,
    })
  })
  /** A WebSocket that tells `{guestLimit, registeredGuests}` on each change. */
  .get('/:code/live', async (context) => {
    const code = codeParam(context)
    await beforeLookUp(context.env, addressOf(context))
    return context.env.DESK.get(context.env.DESK.idFromName(code)).fetch(context.req.raw)
  })
  /** Stores a party's answer: 201 `Receipt`, or 200 when this submission was stored before. */
  .post('/:code/responses', valid(submission), async (context) => {
    const code = codeParam(context)
    await beforeSubmission(context.env, addressOf(context), code)
    const { receipt, created } = await countingMisses(context.env, addressOf(context), () =>
      submit(context.env, code, context.req.valid('json')),
    )
    context.set('mailDue', context.req.valid('json').email !== '')
    return context.json<Receipt>(receipt, created ? 201 : 200)
  })

/** `/api/responses/:token`: a guest's own way back. */
export const responses = new Hono<AppEnv>()
  /** `EditView`. 404 for an unknown link, 410 `expired` after closing. */
  .get('/:token', async (context) => {
    return context.json<EditView>(
      await readByToken(database(context.env.DB), context.req.param('token'), now()),
    )
  })
  /** Changes the answer: `{responseId, version}`. */
  .put('/:token', valid(correction), async (context) => {
    const edited = await editByToken(context.env, context.req.param('token'), context.req.valid('json'))
    context.set('mailDue', context.req.valid('json').email !== '')
    return context.json(edited)
  })
  /** Sends the edit link to the stored address again: 204. */
  .post('/:token/mail', async (context) => {
    await mailLinkAgain(context.env, context.req.param('token'))
    context.set('mailDue', true)
    return context.body(null, 204)
  })
  /** Withdraws the answer, or after closing erases who gave it: 204. */
  .delete('/:token', async (context) => {
    await withdrawByToken(context.env, context.req.param('token'))
    return context.body(null, 204)
  })
