import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { now } from '#core/clock'
import { type Database, database } from '#core/db'
import { type AppEnv, clientAddressOf } from '#core/http/app'
import { chooseWordsFor } from '#core/http/language'
import { valid } from '#core/http/valid'
import { access, verbContext } from '#events/http/access'
import { limitUnknownCodes } from '../guest/rate-limits.ts'
import { notifyEventChanged, notifyLinkEnded, notifyMenuChanged } from '../live/notify.ts'
import { changeLink } from './change.ts'
import { linkByToken } from './find.ts'
import { linksOf, linksQuery } from './list.ts'
import { liveByToken } from './live-view.ts'
import { mailLinkAgain } from './mail-again.ts'
import { makeLink } from './make.ts'
import { markSeenByToken } from './mark-seen.ts'
import { readKitchen } from './read.ts'
import { renewLink } from './renew.ts'
import { revokeLink } from './revoke.ts'
import { kitchenStatement, kitchenSubstitute, seenSheet } from './shape/kitchen-requests.ts'
import type { KitchenLinks, KitchenView, MadeKitchenLink } from './shape/link.ts'
import { kitchenLinkChange, newKitchenLink } from './shape/new-link.ts'
import { putSubstituteByToken, stateContentsByToken } from './write-by-token.ts'

/** `/api/events/:id/kitchen-links`: a planner's links to the kitchen's page. 401 signed out, 404 for another planner's event. */
export const kitchenLinkRoutes = new Hono<AppEnv>()
  /** `KitchenLinks`: never the URL, which nobody stores. */
  .get('/:id/kitchen-links', access('editor'), async (context) => {
    const event = context.get('event')
    return context.json<KitchenLinks>(linksOf(await linksQuery(context.get('db'), event.id), event))
  })
  /** Makes a link: 201 `MadeKitchenLink`, the URL this once. 409 `limit_reached`, 404 for a course not on the menu. */
  .post('/:id/kitchen-links', access('editor'), valid(newKitchenLink), async (context) => {
    const link = context.req.valid('json')
    const made = await makeLink(verbContext(context), link)
    context.set('sendMailAfterReply', link.email !== '')
    return context.json<MadeKitchenLink>(made, 201)
  })
  /** Sets the language a link is read in: 204. 400 for none on offer, 410 `revoked`. */
  .patch('/:id/kitchen-links/:lid', access('editor'), valid(kitchenLinkChange), async (context) => {
    await changeLink(verbContext(context), context.req.param('lid'), context.req.valid('json'))
    return context.body(null, 204)
  })
  /** Revokes a link: 204, also when it is revoked. Its open pages are told. */
  .delete('/:id/kitchen-links/:lid', access('editor'), async (context) => {
    const { env } = context
    const [event, lid] = [context.get('event'), context.req.param('lid')]
    await revokeLink(verbContext(context), lid)
    context.executionCtx.waitUntil(notifyLinkEnded(env, event.eventCode, lid))
    return context.body(null, 204)
  })
  /** Gives a link another URL: `MadeKitchenLink`. The one before opens nothing. 410 `revoked`. */
  .post('/:id/kitchen-links/:lid/renew', access('editor'), async (context) => {
    const { env } = context
    const [event, lid] = [context.get('event'), context.req.param('lid')]
    const made = await renewLink(verbContext(context), lid)
    context.executionCtx.waitUntil(notifyLinkEnded(env, event.eventCode, lid))
    return context.json<MadeKitchenLink>(made)
  })
  /** Mails a link's URL again: 204. 400 without an email, 410 once revoked or expired, 429. */
  .post('/:id/kitchen-links/:lid/mail', access('editor'), async (context) => {
    const lid = context.req.param('lid')
    await mailLinkAgain(verbContext(context), lid)
    context.set('sendMailAfterReply', true)
    return context.body(null, 204)
  })

/** `/api/kitchen/:token`: the kitchen's page, by its link. */
export const kitchenPage = new Hono<AppEnv>()
  .use(async (context, next) => {
    await next()
    context.header('Referrer-Policy', 'no-referrer')
    context.header('X-Robots-Tag', 'noindex')
  })
  /**
   * `KitchenView`: what the link shows. 304 by its ETag; 404, 410 `revoked`, `expired`, 429 after too many misses. HEAD tells
   * whether the link opens anything, and is no opening.
   */
  .get('/:kitchenToken', etag(), async (context) => {
    const { env } = context
    const token = context.req.param('kitchenToken')
    const limitingMisses = <T>(read: (db: Database) => Promise<T>) =>
      limitUnknownCodes(env, clientAddressOf(context), () => read(database(env.DB)))
    if (context.req.method === 'HEAD') {
      await limitingMisses((db) => linkByToken(db, token, now()))
      return context.body(null, 200)
    }
    const chooseWords = chooseWordsFor(context.req.raw, env)
    const { view, tag } = await limitingMisses((db) => readKitchen(db, token, now(), chooseWords))
    return context.json<KitchenView>(view, 200, { 'Cache-Control': 'private, no-store', ETag: tag })
  })
  /** States what is in a dish, under a name: 200. 404 where the link may not, 400 for a contradiction, 409 `changed` with both sides. */
  .put('/:kitchenToken/items/:iid/contents', valid(kitchenStatement), async (context) => {
    const { env } = context
    const { kitchenToken, iid } = context.req.param()
    const code = await stateContentsByToken(
      { env, clientAddress: clientAddressOf(context) },
      { ...context.req.valid('json'), token: kitchenToken, itemId: iid },
    )
    context.executionCtx.waitUntil(notifyMenuChanged(env, code))
    return context.json({}, 200)
  })
  /** Agrees what is served to a special guest instead: 200. Empty words take it back. 404 where the link may not. */
  .put('/:kitchenToken/alternatives', valid(kitchenSubstitute), async (context) => {
    const { env } = context
    const token = context.req.param('kitchenToken')
    const code = await putSubstituteByToken(
      { env, clientAddress: clientAddressOf(context) },
      { ...context.req.valid('json'), token },
    )
    context.executionCtx.waitUntil(notifyEventChanged(env, code))
    return context.json({}, 200)
  })
  /** Says under a name that a sheet was seen: 200, also again. 404, 409 `superseded` for an older one, 410, 429. */
  .post('/:kitchenToken/seen', valid(seenSheet), async (context) => {
    const { env } = context
    const token = context.req.param('kitchenToken')
    const code = await markSeenByToken(
      { env, clientAddress: clientAddressOf(context) },
      { ...context.req.valid('json'), token },
    )
    context.executionCtx.waitUntil(notifyEventChanged(env, code))
    return context.json({}, 200)
  })
  /** A WebSocket that sends `LiveMessage`s for the kitchen. 404, 410 `revoked`, `expired`, 429. */
  .get('/:kitchenToken/live', (context) =>
    liveByToken(context.env, context.req.raw, context.req.param('kitchenToken'), clientAddressOf(context)),
  )
