import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as z from 'zod/mini'
import { sessionToken } from '#account/http/session'
import { now } from '#core/clock'
import type { AppEnv } from '#core/http/app'
import { csvHeaders } from '#core/http/csv'
import { Refusal } from '#core/http/refusal'
import { valid, validQuery } from '#core/http/valid'
import { access, type EventEnv, readEvent, verbContext } from '#events/http/access'
import { sortedNote } from '#needs/shape/change'
import type { ChooseAgain } from '#party/shape/choose-again'
import { plannersDecline } from '#party/shape/decline'
import type { EditLink, QueuedMail, ResponseList, SavedResponse } from '#party/shape/responses'
import { plannersCorrection, plannersSubmission } from '#party/shape/submission'
import { latestErasing } from '#retention/rules'
import { openPlannerView } from '../live/open-view.ts'
import { addResponse } from './add.ts'
import { chooseAgainOf, chooseAgainQueries } from './choose-again.ts'
import { contentsChangedOf, contentsChangedQueries } from './contents-changed.ts'
import { correctResponse } from './correct.ts'
import { addDecline, mailDecline, removeDecline, restoreDecline } from './declines.ts'
import { copyEditLink, mailEditLink } from './edit-link.ts'
import { exportedCsv, exportQueries } from './export.ts'
import { cursorFrom, listWithoutNeeds, responseList, responseListQueries } from './list.ts'
import { removeResponse } from './remove.ts'
import { restoreResponse } from './restore.ts'
import { sortNote } from './sort-note.ts'
import { tellApart } from './tell-apart.ts'

/** The query of the list. Refuses text that is no cursor. */
const pageQuery = validQuery(
  z.pipe(
    z.object({ after: z.optional(z.string().check(z.refine((text) => cursorFrom(text) !== null))) }),
    z.transform(({ after }) => ({ after: after === undefined ? null : cursorFrom(after) })),
  ),
  'unknown_cursor',
)

const toldApartInput = z.object({
  responses: z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(2)),
  apart: z.boolean(),
})

/** Refuses with 410 to write names after the latest time at which the event's guests are erased. */
const beforeErasing = createMiddleware<EventEnv>(async (context, next) => {
  if (now() >= latestErasing(context.get('event'))) throw new Refusal('guests_erased')
  await next()
})

/** `/api/events/:id/responses` and `/declines`, for planners. 401 signed out, 404 for another planner's event. */
export const plannerResponses = new Hono<AppEnv>()
  /** `ResponseList`, 500 newest first; `?after=` is a page's `next`. */
  .get('/:id/responses', pageQuery, async (context) => {
    const { after } = context.req.valid('query')
    const rows = await readEvent(context, 'viewer', (db, id) => responseListQueries(db, id, after))
    const visibleRows = context.get('seesNeeds') ? rows : listWithoutNeeds(rows)
    return context.json<ResponseList>(responseList(visibleRows))
  })
  /** The responses as a file. 403 `premium_only`; 404 or 409 when there is nothing to export. */
  .get('/:id/responses.csv', async (context) => {
    const language = context.req.header('accept-language') ?? ''
    const rows = await readEvent(context, 'editor', (db, id, userId) =>
      exportQueries(db, id, { userId, at: now() }),
    )
    const { name, body } = exportedCsv(rows, language)
    return context.body(body, 200, csvHeaders(name))
  })
  /** `ChooseAgain`: guests whose dish left the menu, and those of them whom no mail reaches. */
  .get('/:id/choose-again', async (context) =>
    context.json<ChooseAgain>(chooseAgainOf(await readEvent(context, 'viewer', chooseAgainQueries), now())),
  )
  /** Guests warned of contents that changed after they chose: `{guests, mailed, notNotified}`. */
  .get('/:id/contents-changed', async (context) => {
    const { menu, parties } = await readEvent(context, 'viewer', contentsChangedQueries)
    // Warned parties have needs.
    const visibleRows = { menu, parties: context.get('seesNeeds') ? parties : [] }
    return context.json<Omit<ChooseAgain, 'open'>>(contentsChangedOf(visibleRows))
  })
  /** Adds a response on a guest's behalf, within the capacity, also after the deadline: 201 `SavedResponse`. */
  .post('/:id/responses', access('editor'), beforeErasing, valid(plannersSubmission), async (context) => {
    const { saved, created } = await addResponse(verbContext(context), context.req.valid('json'))
    context.set('sendMailAfterReply', true)
    return context.json<SavedResponse>(saved, created ? 201 : 200)
  })
  /** Marks responses that share names as different parties, or removes that mark: 204. */
  .post('/:id/responses/apart', access('editor'), valid(toldApartInput), async (context) => {
    await tellApart(verbContext(context), context.req.valid('json'))
    return context.body(null, 204)
  })
  /** Corrects a response on a guest's behalf: `SavedResponse`. 409 `changed` with the newer one. */
  .put('/:id/responses/:rid', access('editor'), beforeErasing, valid(plannersCorrection), async (context) => {
    const saved = await correctResponse(verbContext(context), {
      ...context.req.valid('json'),
      responseId: context.req.param('rid'),
    })
    context.set('sendMailAfterReply', true)
    return context.json<SavedResponse>(saved)
  })
  /** Turns a person's note into needs, or leaves it as it is: `SavedResponse`. 409 `changed` for a newer note. */
  .put('/:id/responses/:rid/words', access('editor'), valid(sortedNote), async (context) => {
    const sorted = context.req.valid('json')
    return context.json<SavedResponse>(
      await sortNote(verbContext(context), { ...sorted, responseId: context.req.param('rid') }),
    )
  })
  /** Deletes a response: 204. It can be restored for a minute. */
  .delete('/:id/responses/:rid', access('editor'), async (context) => {
    await removeResponse(verbContext(context), context.req.param('rid'))
    return context.body(null, 204)
  })
  /** Restores a deleted response: `SavedResponse`. 409 `capacity`, 410 `removed` when its time is over. */
  .post('/:id/responses/:rid/restore', access('editor'), async (context) => {
    return context.json<SavedResponse>(await restoreResponse(verbContext(context), context.req.param('rid')))
  })
  /** A response's edit link, which is audited: `EditLink`. 404 once deleted, 410 `removed` once erased. */
  .post('/:id/responses/:rid/link', access('editor'), async (context) =>
    context.json<EditLink>(await copyEditLink(verbContext(context), context.req.param('rid'))),
  )
  /** Sends a response's edit link to its stored address again: `QueuedMail`. 400 without one, 410 after closing. */
  .post('/:id/responses/:rid/mail', access('editor'), async (context) => {
    const queued = await mailEditLink(verbContext(context), context.req.param('rid'))
    context.set('sendMailAfterReply', true)
    return context.json<QueuedMail>(queued)
  })
  /** Stores a decline on a guest's behalf, also after the deadline: 201 `{id}`. */
  .post('/:id/declines', access('editor'), beforeErasing, valid(plannersDecline), async (context) => {
    const { id, created } = await addDecline(verbContext(context), context.req.valid('json'))
    context.set('sendMailAfterReply', true)
    return context.json({ id }, created ? 201 : 200)
  })
  /** Deletes a decline: 204. It can be restored for a minute. */
  .delete('/:id/declines/:did', access('editor'), async (context) => {
    await removeDecline(verbContext(context), context.req.param('did'))
    return context.body(null, 204)
  })
  /** Restores a deleted decline: 204. 410 `removed` when its time is over. */
  .post('/:id/declines/:did/restore', access('editor'), async (context) => {
    await restoreDecline(verbContext(context), context.req.param('did'))
    return context.body(null, 204)
  })
  /** Sends the link of a decline to its stored address again: 204. 400 without one. */
  .post('/:id/declines/:did/mail', access('editor'), async (context) => {
    await mailDecline(verbContext(context), context.req.param('did'))
    context.set('sendMailAfterReply', true)
    return context.body(null, 204)
  })
  /** A WebSocket that sends `LiveMessage`s for planners. */
  .get('/:id/live', access('viewer'), async (context) =>
    openPlannerView(context.env, context.req.raw, context.get('event'), {
      userId: context.get('user').id,
      name: context.get('user').name || context.get('user').email,
      sessionToken: (await sessionToken(context)) ?? '',
    }),
  )
