import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { now } from '#core/clock'
import { database } from '#core/db'
import type { AppContext, AppEnv } from '#core/http/app'
import { pageHeaders } from '#core/http/headers'
import { wordsFor } from '#core/http/language'
import { notFound, Refusal, wordsOf } from '#core/http/refusal'
import { requestGuard } from '#core/http/request-guard'
import { optionsOf, signedBody, slow } from '#core/http/route-options'
import { timeoutMs, withTimeout } from '#core/http/with-timeout'
import { errorFields, isTransient, log } from '#core/log'
import { processOutbox } from '#core/mail/outbox'
import type { ErrorBody } from '#core/refusals'
import { assertSchemaCurrent } from '#core/schema/assert-schema-current'
import { settings } from '#core/settings'
import type { Language } from '#languages/language'
import { english } from '#languages/languages'
import { ownAccount } from '../account/own/routes.ts'
import { auth, sessions } from '../account/routes.ts'
import { admin } from '../admin/routes.ts'
import { covers, events } from '../events/routes.ts'
import { exportedEvents } from '../exports/routes.ts'
import { codes, declines, responses } from '../guest/routes.ts'
import { invitationsByLink, linksByCode } from '../invitations/personal/routes.ts'
import { guestList } from '../invitations/routes.ts'
import { kitchen } from '../kitchen/routes.ts'
import { kitchenLinkRoutes, kitchenPage } from '../links/routes.ts'
import { listMail } from '../mailings/routes.ts'
import { eventLog, members, memberships, offers, owners } from '../members/routes.ts'
import { menu } from '../menu/routes.ts'
import { eventNotifications, ownNotifications } from '../notifications/routes.ts'
import { overview } from '../overview/routes.ts'
import { checkouts, orders, refunds, webhook } from '../purchases/routes.ts'
import { plannerResponses } from '../responses/routes.ts'
import { type FollowedErasures, followErasures } from '../retention/follow-erasures.ts'
import { seating } from '../seating/routes.ts'
import { sheets } from '../sheets/routes.ts'
import { keptMenus, menuTemplates } from '../templates/routes.ts'
import { type Health, type HealthInside, readHealth, showsToken } from './health.ts'
import { templates } from './mails.ts'

// One chain, so that its type gives the page's client every path, body and answer.
const routes = new Hono<AppEnv>()
  /** Asks the database: `Health`, and with the operator's token `HealthInside`. */
  .get('/health', async (context) => {
    const { healthToken } = settings(context.env)
    const inside = await showsToken(healthToken, context.req.header('authorization'))
    return context.json<Health | HealthInside>(await readHealth(database(context.env.DB), inside, now()))
  })
  /** Notes and repeats erasures as the clock does, for the operator's token: `FollowedErasures`. 404 without it. */
  .post('/erasures', signedBody, slow, async (context) => {
    const { healthToken } = settings(context.env)
    if (!(await showsToken(healthToken, context.req.header('authorization')))) throw notFound()
    return context.json<FollowedErasures>(await followErasures(context.env))
  })
  .route('/session', sessions)
  .route('/auth', auth)
  .route('/account', ownAccount)
  .route('/account/notifications', ownNotifications)
  .route('/codes', codes)
  .route('/codes', linksByCode)
  .route('/responses', responses)
  .route('/declines', declines)
  .route('/invitations', invitationsByLink)
  .route('/events', events)
  .route('/events', menu)
  .route('/events', keptMenus)
  .route('/menu-templates', menuTemplates)
  .route('/events', overview)
  .route('/events', plannerResponses)
  .route('/events', exportedEvents)
  .route('/events', guestList)
  .route('/events', listMail)
  .route('/events', kitchen)
  .route('/events', kitchenLinkRoutes)
  .route('/events', sheets)
  .route('/events', seating)
  .route('/events', checkouts)
  .route('/events', members)
  .route('/events', eventNotifications)
  .route('/events', eventLog)
  .route('/events', owners)
  .route('/memberships', memberships)
  .route('/handovers', offers)
  .route('/kitchen', kitchenPage)
  .route('/covers', covers)
  .route('/orders', orders)
  .route('/stripe', webhook)
  .route('/admin', refunds)
  .route('/admin', admin)

export type Api = typeof routes

/** Calls of guests' and kitchens' pages, which are in their reader's language. Planners' pages are English. */
const readersCalls = /^\/api\/(?:codes|responses|declines|invitations|kitchen)\//

function wordsOfCall({ req, env }: AppContext): Language {
  return readersCalls.test(req.path) ? wordsFor(req.raw, env) : english
}

function refused(context: AppContext, refusal: Refusal): Response {
  const { status, code, reason, params, details, retryAfter } = refusal
  if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter))
  const { message, fields } = wordsOf(refusal, wordsOfCall(context))
  const body: ErrorBody = {
    error: {
      code,
      reason,
      ...(params && { params }),
      message,
      requestId: context.get('requestId'),
      ...(fields && { fields }),
      ...(details !== undefined && { details }),
    },
  }
  return context.json(body, status)
}

function wrongMethod(context: AppContext, methods: string[]): Response {
  context.header('Allow', methods.join(', '))
  return refused(context, new Refusal('method_not_allowed'))
}

// A response from a Durable Object has immutable headers. Only such a response is copied: a copy's body is a stream.
function changeable(context: AppContext): Response {
  try {
    context.res.headers.delete('X-Request-Id')
  } catch {
    context.res = new Response(context.res.body, context.res)
  }
  return context.res
}

// Mails that are not sent now are sent by the cron.
async function drainNow(env: Env): Promise<void> {
  await processOutbox(env, templates).catch((error: unknown) =>
    log('warn', 'mail left to the clock', errorFields(error)),
  )
}

/** Answers everything under `/api`. Every error has the shape `ErrorBody`. */
export const api = new Hono<AppEnv>()

api
  .use(async (context, next) => {
    context.set('requestId', context.req.header('cf-ray') ?? crypto.randomUUID())
    const started = Date.now()
    await next()
    if (context.get('sendMailAfterReply')) context.executionCtx.waitUntil(drainNow(context.env))
    if (context.res.status === 101) return
    const { headers } = changeable(context)
    // A stricter one of a route's own stays.
    for (const [name, value] of Object.entries(pageHeaders)) if (!headers.has(name)) headers.set(name, value)
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
    headers.set('X-Request-Id', context.get('requestId'))
    log('info', 'api', {
      requestId: context.get('requestId'),
      method: context.req.method,
      route: context.req.routePath,
      status: context.res.status,
      ms: Date.now() - started,
    })
  })
  .use(requestGuard)
  .use(
    methodNotAllowed({ app: api, onMethodNotAllowed: (context, methods) => wrongMethod(context, methods) }),
  )
  .use(async (context, next) => {
    const { method } = context.req
    if (method !== 'GET' && method !== 'HEAD') await assertSchemaCurrent(context.env.DB)
    await withTimeout(next(), optionsOf(context).timeoutMs ?? timeoutMs)
  })
  .route('/api', routes)
  .notFound((context) => refused(context, notFound()))
  .onError((error, context) => {
    if (error instanceof Refusal) return refused(context, error)
    if (error instanceof HTTPException && error.status === 400)
      return refused(context, new Refusal('invalid'))
    log('error', 'request failed', {
      requestId: context.get('requestId'),
      route: context.req.routePath,
      ...errorFields(error),
    })
    if (!isTransient(error)) return refused(context, new Refusal('internal'))
    return refused(context, new Refusal('unavailable', { retryAfter: 5 }))
  })
