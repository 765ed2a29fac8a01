import { eq, type SQL, sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { now } from '#core/clock'
import { type Database, database } from '#core/db'
import { escaped } from '#core/escaped'
import { type AppContext, type AppEnv, addressIn } from '#core/http/app'
import { wordsFor } from '#core/http/language'
import { notFound, Refusal, wordsOf } from '#core/http/refusal'
import { errorFields, log } from '#core/log'
import { paperOf } from '#core/paper'
import { settings } from '#core/settings'
import { site } from '#core/site'
import { timeoutMs, withTimeout } from '#core/with-timeout'
import { readEvent } from '#events/http/access'
import { events } from '#events/table/events'
import type { KitchenWords, Language } from '#languages/language'
import { english } from '#languages/languages'
import { askedCourses } from '#print/rules/marked-courses'
import {
  linkKinds,
  type Paging,
  type Printed,
  type PrintedEvent,
  type PrintedHead,
  type PrintedKitchen,
  pagings,
} from '#print/shape/documents'
import { renderPrinted } from '../../web/edge.tsx'
import { countingMisses } from '../guest/rate-limits.ts'
import { doorList, printedListQueries, silentList } from '../invitations/printed.ts'
import { printedInvites, printedInvitesQueries } from '../invitations/printed-invites.ts'
import { peopleBy } from '../kitchen/people.ts'
import { plannerKitchenOf } from '../kitchen/planner-kitchen.ts'
import { printedCards } from '../kitchen/printed-cards.ts'
import { printedDishes } from '../kitchen/printed-dishes.ts'
import { peopleByName, printedTables } from '../kitchen/printed-service.ts'
import { kitchenQueries } from '../kitchen/read.ts'
import { printedBy, printedView } from '../links/printed.ts'
import { readKitchen } from '../links/read.ts'
import { issuedSheetOf, sinceSheetOf, sinceSheetQueries } from '../sheets/printed.ts'
import { issuedOf, numberIn, sheetQueries } from '../sheets/read.ts'
import { everything } from '../sheets/rules/scope.ts'
import { builtFiles } from './build.ts'
import { documentOf, scriptsOf, stylesOf } from './document.ts'
import { headersFor, page, toSignIn } from './navigation.ts'

/** True for the address of a document for paper. */
export function isPrinted(pathname: string): boolean {
  return /^\/(events\/[^/]+\/print\/[^/]+|kitchen\/[^/]+\/print(\/[^/]+)?)$/.test(pathname)
}

// Planners print in English.
const plannersWords = english.kitchen

/**
 * Documents for paper, `?paper=a4` or `letter`: HTML that prints as it is, for the event's owner and, within its scope, a
 * kitchen's link. Signed out the owner's lead to sign-in; another planner's event is not there.
 */
export const documents = new Hono<AppEnv>()
  .use((_, next) => withTimeout(next(), timeoutMs))
  /** The kitchen's sheet: counts, who has not chosen, specials with what each eats; the numbered one of `?sheet=3`. */
  .get('/events/:id/print/kitchen', async (context) => {
    const asked = context.req.query('sheet')
    if (asked !== undefined) return printed(context, await printedSheet(context, asked))
    const { printedEvent: event, ...rows } = await readEvent(context, 'viewer', sinceSheetPrinted)
    const figures = {
      kitchen: plannerKitchenOf(rows),
      since: null,
      sinceSheet: sinceSheetOf(rows, plannersWords),
    }
    return printed(context, { kind: 'kitchen', ...headOf(context, event), ...figures })
  })
  /** The same by a kitchen's link, as it stands: 404, 410 once revoked or expired, 429 after too many misses. */
  .get('/kitchen/:kitchenToken/print', (context) =>
    printedByLink(context, context.req.param('kitchenToken'), 'kitchen'),
  )
  /** The other documents within a link's scope: `sheet`, `specials`, `tables`, `dishes`, `cards`. 404 for what it does not print. */
  .get('/kitchen/:kitchenToken/print/:kind', (context) => {
    const { kitchenToken, kind } = context.req.param()
    return printedByLink(context, kitchenToken, kind)
  })
  /** People with their dishes by course or `?by=party`; with their seats `?by=name`. */
  .get('/events/:id/print/people', async (context) => {
    const { printedEvent: event, ...rows } = await readEvent(context, 'viewer', printedQueries)
    const people = { kind: 'people', ...headOf(context, event) } as const
    const by = context.req.query('by')
    if (by === 'name') return printed(context, { ...people, by, ...peopleByName(rows, coursesOf(context)) })
    return printed(
      context,
      by === 'party'
        ? { ...people, by, list: peopleBy(by, rows, plannersWords) }
        : { ...people, by: 'course', courses: peopleBy('course', rows, plannersWords) },
    )
  })
  /**
   * A sheet for each table, for those who serve: two on a page where they fit, or a page each: `?pages=each`. One table's with
   * `?table=` and its id: 404 where nobody sits there.
   */
  .get('/events/:id/print/tables', async (context) => {
    const { printedEvent: event, ...rows } = await readEvent(context, 'viewer', printedQueries)
    return printed(context, {
      ...{ kind: 'tables', ...headOf(context, event), pages: pagingOf(context) },
      ...printedTables(rows, coursesOf(context), everything, context.req.query('table')),
    })
  })
  /**
   * Place cards or tents on a stock, moved by an offset: `?stock=l4794&x=1.5&y=-0.5&special=on&order=name`. They mark the main course, or
   * those of `&courses=` and ids.
   */
  .get('/events/:id/print/cards', async (context) => {
    const { printedEvent: event, ...rows } = await readEvent(context, 'viewer', printedQueries)
    const head = headOf(context, event)
    const cards = printedCards(rows, context.req.query(), head.paper, coursesOf(context))
    return printed(context, { kind: 'cards', ...head, ...cards })
  })
  /** Cards for the dishes of a buffet, on flat stock: `?stock=l7414&x=1.5&y=-0.5`. */
  .get('/events/:id/print/dishes', async (context) => {
    const { printedEvent: event, ...rows } = await readEvent(context, 'viewer', printedQueries)
    const head = headOf(context, event)
    const dishes = printedDishes(rows, context.req.query(), head.paper, plannersWords.menu.markNames)
    return printed(context, { kind: 'dishes', ...head, ...dishes })
  })
  /** The kitchen's sheet by table: what each gets, and its specials. */
  .get('/events/:id/print/sheet', async (context) =>
    printed(context, { kind: 'sheet', ...(await printedStanding(context)) }),
  )
  /** The specials alone. */
  .get('/events/:id/print/specials', async (context) =>
    printed(context, { kind: 'specials', ...(await printedStanding(context)) }),
  )
  /** The guest list for the door, from A to Z, with who has not answered and who comes besides. 404 without a list. */
  .get('/events/:id/print/door', async (context) => {
    const { printedEvent: event, ...rows } = await readEvent(context, 'viewer', listPrinted)
    return printed(context, { kind: 'door', ...headOf(context, event), ...doorList(rows) })
  })
  /** Paper of the parties that have not answered, with telephone numbers. 404 without a list. */
  .get('/events/:id/print/silent', async (context) => {
    const { printedEvent: event, ...rows } = await readEvent(context, 'viewer', listPrinted)
    return printed(context, { kind: 'silent', ...headOf(context, event), ...silentList(rows) })
  })
  /** Cards with personal links for the parties that have not answered, on flat stock as dish cards. */
  .get('/events/:id/print/invites', async (context) => {
    const { printedEvent: event, ...rows } = await readEvent(context, 'editor', (db, eventId) => ({
      ...printedInvitesQueries(db, eventId),
      printedEvent: eventPrinted(db, eventId),
    }))
    const head = headOf(context, event)
    if (!head.event.listed) throw notFound('no_invitations')
    const invites = await printedInvites(settings(context.env), rows, context.req.query(), head.paper)
    return printed(context, { kind: 'invites', ...head, ...invites })
  })
  .notFound((context) => page(context.req.raw, context.env))
  .onError((error, context) => {
    if (error instanceof Refusal) return refused(context, error)
    log('error', 'document failed', { route: context.req.routePath, ...errorFields(error) })
    return textPage(readersWords(context).guest.site.somethingWrong, 503)
  })

/** The kitchen's words on a link's documents, which its reader's language has; English on the planner's. */
function readersWords({ req, env }: AppContext): Language {
  return isByLink(req.path) ? wordsFor(req.raw, env) : english
}

function isByLink(pathname: string): boolean {
  return pathname.startsWith('/kitchen/')
}

/** Figures as they stand, and how they stand to the newest sheet. */
async function printedStanding(context: Context<AppEnv, '/:id'>) {
  const { printedEvent: event, ...rows } = await readEvent(context, 'viewer', sinceSheetPrinted)
  return {
    ...headOf(context, event),
    kitchen: plannerKitchenOf(rows),
    sinceSheet: sinceSheetOf(rows, plannersWords),
  }
}

/**
 * A document by a kitchen's link, within its scope, in the language of its page.
 * @throws Refusal 404 for an unknown link or document, and for place cards where the link does not show everybody's name;
 *   410 `revoked`, `expired`; 429
 */
async function printedByLink(context: AppContext, token: string, asked: string): Promise<Response> {
  const { env, req } = context
  const at = now()
  const words = wordsFor(req.raw, env).kitchen
  const print = (document: Printed) => printed(context, document, words)
  const { view, rows, scope } = await countingMisses(env, addressIn(req.raw.headers), () =>
    readKitchen(database(env.DB), token, at, words),
  )
  const kind = linkKinds(view.names).find((one) => one === asked)
  if (!kind) throw notFound(asked === 'cards' ? 'kitchen_link_names' : 'not_found')
  const paper = paperOf(req.query('paper'), view.event.timeZone)
  const head = { paper, at, ...printedBy(view, token) }
  if (kind === 'kitchen') return print({ kind, ...head, ...printedView(view, words) })
  if (kind === 'sheet' || kind === 'specials') return print({ kind, ...head, ...printedView(view, words) })
  if (kind === 'tables')
    return print({
      ...{ kind, ...head, pages: pagingOf(context) },
      ...printedTables(rows, coursesOf(context), scope, req.query('table')),
    })
  if (kind === 'dishes')
    return print({
      kind,
      ...head,
      ...printedDishes(rows, req.query(), paper, words.menu.markNames, scope),
    })
  return print({
    kind: 'cards',
    ...head,
    ...printedCards(rows, req.query(), paper, coursesOf(context), scope),
  })
}

function coursesOf({ req }: AppContext): string[] | null {
  return askedCourses(req.queries('courses'))
}

function pagingOf({ req }: AppContext): Paging {
  return pagings.find((one) => one === req.query('pages')) ?? 'together'
}

/** A numbered sheet, with its event as it was then. */
async function printedSheet(context: Context<AppEnv, '/:id'>, asked: string): Promise<PrintedKitchen> {
  const number = numberIn(asked)
  const { printedEvent, ...rows } = await readEvent(context, 'viewer', (db, eventId) => ({
    ...sheetQueries(db, eventId, number),
    ...kitchenQueries(db, eventId),
    printedEvent: eventPrinted(db, eventId),
  }))
  const { event, paper } = headOf(context, printedEvent)
  return {
    kind: 'kitchen',
    paper,
    ...issuedSheetOf(await issuedOf(rows, number, plannersWords), rows, event, plannersWords),
  }
}

function eventPrinted(db: Database, eventId: SQL<string>) {
  const { id, title, timeZone, closesAt, serviceDay, serviceTime, venue } = events
  const { hostName, hostContact, kitchenContact, cloth } = events
  const listed = sql<boolean>`exists (select 1 from invitations where event_id = ${eventId} and deleted_at is null)`
  return db
    .select({
      ...{ id, title, timeZone, closesAt, serviceDay, serviceTime, venue },
      ...{ hostName, hostContact, kitchenContact, cloth, listed: listed.as('listed') },
    })
    .from(events)
    .where(eq(events.id, eventId))
}

function printedQueries(db: Database, eventId: SQL<string>) {
  return { ...kitchenQueries(db, eventId), printedEvent: eventPrinted(db, eventId) }
}

function listPrinted(db: Database, eventId: SQL<string>) {
  return { ...printedListQueries(db, eventId), printedEvent: eventPrinted(db, eventId) }
}

function sinceSheetPrinted(db: Database, eventId: SQL<string>) {
  return { ...sinceSheetQueries(db, eventId), printedEvent: eventPrinted(db, eventId) }
}

function headOf({ req }: AppContext, [event]: PrintedEvent[]): PrintedHead {
  if (!event) throw notFound('event_not_found')
  return { event, paper: paperOf(req.query('paper'), event.timeZone), at: now() }
}

async function printed(
  { env }: AppContext,
  document: Printed,
  words: KitchenWords = plannersWords,
): Promise<Response> {
  const { print, cards } = await builtFiles(env)
  const bundle = 'choices' in document ? cards[document.choices.stock] : print[document.paper]
  const html = [
    `<!doctype html><html lang="${words.lang}" dir="${words.dir}"><head>`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<title>${escaped(words.print.documentTitle(document.kind, document.event.title))}</title>`,
    stylesOf(bundle),
    scriptsOf(bundle),
    '</head><body>',
    renderPrinted(document, words),
    '</body></html>',
  ].join('')
  return new Response(html, { headers: headersFor(true) })
}

async function refused(context: AppContext, refusal: Refusal): Promise<Response> {
  const { req, env } = context
  const url = new URL(req.url)
  if (refusal.status === 401) return toSignIn(url)
  if (refusal.status !== 404 || isByLink(url.pathname))
    return textPage(wordsOf(refusal, readersWords(context)).message, refusal.status)
  const { html } = await documentOf({ id: 'notFound', status: 404 }, url, env)
  return new Response(html, { status: 404, headers: headersFor(true) })
}

/** One sentence in the place of a document. */
function textPage(sentence: string, status: number): Response {
  return new Response(`<!doctype html><title>${site.name}</title><p>${escaped(sentence)}</p>`, {
    status,
    headers: headersFor(true),
  })
}
