import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { createMiddleware } from 'hono/factory'
import * as z from 'zod/mini'
import { guestsErased, type ResponseList, type SavedResponse, type Totals } from '#contract/answers'
import { badCode, isCode } from '#contract/code'
import type { EditView, GuestMenu, Receipt } from '#contract/guest'
import { correction, submission } from '#contract/party'
import { latestErasing } from '#contract/retention'
import { now } from '#core/clock'
import { database } from '#core/db'
import { sha256 } from '#core/hash'
import { type AppEnv, addressOf } from '#core/http/app'
import { type OwnerEnv, owned, readOwned } from '#core/http/event-access'
import { Refusal } from '#core/http/refusal'
import { sessionToken } from '#core/http/session'
import { valid, validParam, validQuery } from '#core/http/valid'
import { settings } from '#core/settings'
import { guestLive, plannerLive } from '../desk/live.ts'
import { editByToken, readByToken, withdrawByToken } from '../guest/edit.ts'
import { bypassCache, guestMenu } from '../guest/look-up.ts'
import { beforeSubmission, countingMisses } from '../guest/rate-limits.ts'
import { mailLinkAgain } from '../guest/resend.ts'
import { addForGuest, submit } from '../guest/submit.ts'
import { exportedCsv, exportQueries } from '../kitchen/export.ts'
import { totalsOf, totalsQueries } from '../kitchen/totals.ts'
import { edgeMenus } from '../menu/cache.ts'
import { correctResponse, deleteResponse, restoreResponse } from './correct.ts'
import { cursorFrom, responseList, responseListQueries } from './list.ts'

/** The code of the path in its normal form, whatever case it was typed in. Refuses with 400 `bad_code`. */
const codeParam = validParam(
  z.object({ code: z.string().check(z.toUpperCase(), z.refine(isCode)) }),
  () => new Refusal(400, 'bad_code', badCode),
)

/** `/api/codes/:code`: what guests do with a code. */
export const codes = new Hono<AppEnv>()
  /** The menu and the figures: `GuestMenu`. 400 `bad_code`, 404, 410 `closed`, 409 `no_categories`, `no_items`. */
  .get('/:code', etag(), codeParam, async (context) => {
    const { code } = context.req.valid('param')
    const menu = await countingMisses(context.env, addressOf(context), () =>
      guestMenu(context.env, code, bypassCache(context.req.raw)),
    )
    // Told to the middleware, which would make one by reading a copy of the answer's stream.
    const tag = `"${await sha256(JSON.stringify(menu))}"`
    return context.json<GuestMenu>(menu, 200, { 'Cache-Control': 'no-cache', ETag: tag })
  })
  /** The deadline as a calendar file. */
  .get('/:code/deadline.ics', codeParam, async (context) => {
    const { code } = context.req.valid('param')
    const { event } = await countingMisses(context.env, addressOf(context), () =>
      guestMenu(context.env, code, bypassCache(context.req.raw)),
    )
    const { calendarOf } = await import('../guest/calendar.ts')
    return context.body(calendarOf(event, settings(context.env).origin, now()), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${code}.ics"`,
    })
  })
  /** A WebSocket that tells `{guestLimit, registeredGuests}` on each change. 404, 410 `closed`, 429 as a look-up. */
  .get('/:code/live', codeParam, async (context) =>
    guestLive(context.env, context.req.raw, context.req.valid('param').code, addressOf(context)),
  )
  /** Stores a party's answer: 201 `Receipt`, or 200 when this submission was stored before. */
  .post('/:code/responses', valid(submission), codeParam, async (context) => {
    const { code } = context.req.valid('param')
    await beforeSubmission(context.env, addressOf(context), code)
    const { receipt, created } = await countingMisses(context.env, addressOf(context), () =>
      submit(context.env, code, context.req.valid('json'), addressOf(context)),
    )
    context.set('mailDue', context.req.valid('json').email !== '')
    return context.json<Receipt>(receipt, created ? 201 : 200)
  })

/** `/api/responses/:token`: a guest's own way back. */
export const responses = new Hono<AppEnv>()
  /** `EditView`. 404 for an unknown link, 410 `expired` after closing. */
  .get('/:token', async (context) => {
    return context.json<EditView>(
      await readByToken(database(context.env.DB), edgeMenus(context.env), context.req.param('token'), now()),
    )
  })
  /** Changes the answer: `{responseId, version}`. */
  .put('/:token', valid(correction), async (context) => {
    const edited = await editByToken(
      context.env,
      context.req.param('token'),
      context.req.valid('json'),
      addressOf(context),
    )
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

/** Which page of the list is asked for. Refuses a cursor that was never handed out. */
const pageQuery = validQuery(
  z.pipe(
    z.object({ after: z.optional(z.string().check(z.refine((text) => cursorFrom(text) !== null))) }),
    z.transform(({ after }) => ({ after: after === undefined ? null : cursorFrom(after) })),
  ),
  'This page does not exist.',
)

/** Lets names be written until the latest instant at which the event's guests are erased. Refuses with 410. */
const beforeErasing = createMiddleware<OwnerEnv>(async (context, next) => {
  if (now() >= latestErasing(context.get('event'))) throw new Refusal(410, 'closed', guestsErased)
  await next()
})

/** `/api/events/:id/responses` and what is made of them: a planner's side. Signed out is 401; another's event is 404. */
export const plannerResponses = new Hono<AppEnv>()
  /** `ResponseList`, 500 newest first; `?after=` is a page's `next`. */
  .get('/:id/responses', pageQuery, async (context) => {
    const { after } = context.req.valid('query')
    const rows = await readOwned(context, (db, id) => responseListQueries(db, id, after))
    return context.json<ResponseList>(responseList(rows))
  })
  /** Adds a response on a guest's behalf: 201 `SavedResponse`. The capacity holds, the deadline does not bind. */
  .post('/:id/responses', owned, beforeErasing, valid(submission), async (context) => {
    const { eventCode } = context.get('event')
    const { saved, created } = await addForGuest(
      context.env,
      eventCode,
      context.req.valid('json'),
      addressOf(context),
      context.get('user').id,
    )
    context.set('mailDue', true)
    return context.json<SavedResponse>(saved, created ? 201 : 200)
  })
  /** Corrects a response on a guest's behalf: `SavedResponse`. 409 `changed` with the newer one. */
  .put('/:id/responses/:rid', owned, beforeErasing, valid(correction), async (context) => {
    const edited = await correctResponse(
      context.env,
      context.get('event'),
      context.req.param('rid'),
      context.req.valid('json'),
      context.get('user').id,
      addressOf(context),
    )
    context.set('mailDue', true)
    return context.json<SavedResponse>(edited)
  })
  /** Deletes a response: 204. It can be restored for a minute. */
  .delete('/:id/responses/:rid', owned, async (context) => {
    await deleteResponse(context.env, context.get('event'), context.req.param('rid'), context.get('user').id)
    return context.body(null, 204)
  })
  /** Restores a deleted response: `SavedResponse`. 409 `capacity`, 410 `removed` when its time is over. */
  .post('/:id/responses/:rid/restore', owned, async (context) => {
    return context.json<SavedResponse>(
      await restoreResponse(
        context.env,
        context.get('event'),
        context.req.param('rid'),
        context.get('user').id,
      ),
    )
  })
  /** `Totals`: dishes counted, allergies with their people. */
  .get('/:id/totals', async (context) =>
    context.json<Totals>(totalsOf(await readOwned(context, totalsQueries))),
  )
  /** The answers as a file. 403 `premium_only`; 404, 409 when there is nothing to export. */
  .get('/:id/responses.csv', async (context) => {
    const language = context.req.header('accept-language') ?? ''
    const rows = await readOwned(context, (db, id) => exportQueries(db, id, now()))
    const { name, body } = exportedCsv(context.get('db'), rows, language)
    const plain = name.replace(/[^a-z0-9_.]/g, '_')
    const encoded = encodeURIComponent(name)
    return context.body(body, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
    })
  })
  /** A WebSocket that tells `{guestLimit, registeredGuests}` and `{changed}`: that something did, never whose. */
  .get('/:id/live', owned, async (context) =>
    plannerLive(context.env, context.req.raw, context.get('event'), {
      userId: context.get('user').id,
      sessionToken: (await sessionToken(context)) ?? '',
    }),
  )
