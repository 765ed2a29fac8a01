import { Hono } from 'hono'
import { badCode, isCode } from '#contract/code'
import type { EditView, GuestMenu, Receipt } from '#contract/guest'
import { correction, submission } from '#contract/party'
import { type AppContext, type AppEnv, addressOf } from '#ground/app'
import { now } from '#ground/clock'
import { database } from '#ground/db'
import { Refusal } from '#ground/refusal'
import { valid } from '#ground/valid'
import { editByToken, readByToken, withdrawByToken } from './by-token.ts'
import { beforeLookUp, beforeSubmission, countingMisses } from './flood.ts'
import { lookUp } from './look-up.ts'
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
  .get('/:code', async (context) => {
    const code = codeParam(context)
    const menu = await countingMisses(context.env, addressOf(context), () =>
      lookUp(database(context.env.DB), code, now()),
    )
    return context.json<GuestMenu>(menu)
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
  /** Withdraws the answer: 204. */
  .delete('/:token', async (context) => {
    await withdrawByToken(context.env, context.req.param('token'))
    return context.body(null, 204)
  })
