import { eq, type SQL, sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { now } from '#core/clock'
import type { Database } from '#core/db'
import { paperOf } from '#core/files/paper'
import type { AppContext, AppEnv } from '#core/http/app'
import { notFound, Refusal } from '#core/http/refusal'
import { timeoutMs, withTimeout } from '#core/http/with-timeout'
import { errorFields, log } from '#core/log'
import { settings } from '#core/settings'
import { readEvent } from '#events/http/access'
import { events } from '#events/table/events'
import type { NamedLanguage } from '#languages/names'
import type { PrintedEvent, PrintedHead, PrintedKitchen } from '#print/shape/documents'
import { doorList, printedListQueries, silentList } from '../invitations/paper/guest-lists.ts'
import { printedInvites, printedInvitesQueries } from '../invitations/paper/invitation-cards.ts'
import { printedDishes } from '../kitchen/dish-cards.ts'
import { peopleBy } from '../kitchen/people.ts'
import { printedCards } from '../kitchen/place-cards.ts'
import { plannerKitchenOf } from '../kitchen/planner-kitchen.ts'
import { peopleByName, printedTables } from '../kitchen/printed-tables.ts'
import { kitchenQueries } from '../kitchen/read.ts'
import { printedSheetOf, sinceSheetOf, sinceSheetQueries } from '../sheets/print-sheet.ts'
import { issuedSheetOf, numberIn, sheetQueries } from '../sheets/read.ts'
import { everything } from '../sheets/rules/scope.ts'
import { page } from './navigation.ts'
import { printedByLink } from './print-by-link.ts'
import {
  coursesOf,
  pagingOf,
  plannersLanguage,
  printed,
  readersWords,
  refused,
  textPage,
  wordsOfDocument,
} from './print-response.ts'

/** True for the address of a document for paper. */
export function isPrinted(pathname: string): boolean {
  return /^\/(events\/[^/]+\/print\/[^/]+|kitchen\/[^/]+\/print(\/[^/]+)?)$/.test(pathname)
}

/**
 * Documents for paper, `?paper=a4` or `letter`: HTML that prints as it is, for the event's owner and, within its scope, a
 * kitchen's link. Signed out the owner's lead to sign-in; another planner's event is not there.
 */
export const documents = new Hono<AppEnv>()
  .use((_, next) => withTimeout(next(), timeoutMs))
  /** The kitchen's sheet: counts, who has not chosen, special guests with what each eats; the numbered one of `?sheet=3`. */
  .get('/events/:id/print/kitchen', async (context) => {
    const asked = context.req.query('sheet')
    if (asked !== undefined) return printed(context, await printedSheet(context, asked))
    const { printedEvent: event, ...rows } = await readEvent(context, 'needs', sinceSheetPrinted)
    const head = headOf(context, event)
    const figures = {
      kitchen: plannerKitchenOf(rows),
      since: null,
      sinceSheet: sinceSheetOf(rows, wordsOfDocument(head)),
    }
    return printed(context, { kind: 'kitchen', ...head, ...figures })
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
    const { printedEvent: event, ...rows } = await readEvent(context, 'needs', printedQueries)
    const people = { kind: 'people', ...headOf(context, event) } as const
    const by = context.req.query('by')
    if (by === 'name') return printed(context, { ...people, by, ...peopleByName(rows, coursesOf(context)) })
    return printed(
      context,
      by === 'party'
        ? { ...people, by, list: peopleBy(by, rows, wordsOfDocument(people)) }
        : { ...people, by: 'course', courses: peopleBy('course', rows, wordsOfDocument(people)) },
    )
  })
  /**
   * A sheet for each table, for those who serve: two on a page where they fit, or a page each: `?pages=each`. One table's with
   * `?table=` and its id: 404 where nobody sits there.
   */
  .get('/events/:id/print/tables', async (context) => {
    const { printedEvent: event, ...rows } = await readEvent(context, 'needs', printedQueries)
    return printed(context, {
      kind: 'tables',
      ...headOf(context, event),
      pages: pagingOf(context),
      ...printedTables(rows, coursesOf(context), everything, context.req.query('table')),
    })
  })
  /**
   * Place cards or tents on a stock, moved by an offset: `?stock=l4794&x=1.5&y=-0.5&special=on&order=name`. They mark the main course, or
   * those of `&courses=` and ids.
   */
  .get('/events/:id/print/cards', async (context) => {
    const { printedEvent: event, ...rows } = await readEvent(context, 'needs', printedQueries)
    const head = headOf(context, event)
    const cards = printedCards(rows, context.req.query(), head.paper, coursesOf(context))
    return printed(context, { kind: 'cards', ...head, ...cards })
  })
  /** Cards for the dishes of a buffet, on flat stock: `?stock=l7414&x=1.5&y=-0.5`. */
  .get('/events/:id/print/dishes', async (context) => {
    const { printedEvent: event, ...rows } = await readEvent(context, 'needs', printedQueries)
    const head = headOf(context, event)
    const { markNames } = wordsOfDocument(head).menu
    const dishes = printedDishes(rows, context.req.query(), head.paper, markNames)
    return printed(context, { kind: 'dishes', ...head, ...dishes })
  })
  /** The kitchen's sheet by table: what each gets, and its special guests. */
  .get('/events/:id/print/sheet', async (context) =>
    printed(context, { kind: 'sheet', ...(await printedStanding(context)) }),
  )
  /** The special guests alone. */
  .get('/events/:id/print/specials', async (context) =>
    printed(context, { kind: 'specials', ...(await printedStanding(context)) }),
  )
  /** The guest list for the door, from A to Z, with who has not answered and who comes besides. 404 without a list. */
  .get('/events/:id/print/door', async (context) => {
    const { printedEvent: event, ...rows } = await readEvent(context, 'needs', listPrinted)
    return printed(context, { kind: 'door', ...headOf(context, event), ...doorList(rows) })
  })
  /** Paper of the parties that have not answered, with telephone numbers. 404 without a list. */
  .get('/events/:id/print/silent', async (context) => {
    const { printedEvent: event, ...rows } = await readEvent(context, 'needs', listPrinted)
    return printed(context, { kind: 'silent', ...headOf(context, event), ...silentList(rows) })
  })
  /** Cards with personal links for the parties that have not answered, on flat stock as dish cards. */
  .get('/events/:id/print/invites', async (context) => {
    const { printedEvent: event, ...rows } = await readEvent(context, 'editor', (db, eventId) => ({
      ...printedInvitesQueries(db, eventId),
      printedEvent: eventPrinted(db, eventId),
    }))
    const head = headOf(context, event)
    if (!head.event.hasGuestList) throw notFound('no_invitations')
    const invites = await printedInvites(settings(context.env), rows, context.req.query(), head.paper)
    return printed(context, { kind: 'invites', ...head, ...invites })
  })
  .notFound((context) => page(context.req.raw, context.env))
  .onError((error, context) => {
    if (error instanceof Refusal) return refused(context, error)
    log('error', 'document failed', { route: context.req.routePath, ...errorFields(error) })
    return textPage(readersWords(context).guest.site.somethingWrong, 503)
  })

/** Figures as they stand, and how they stand to the newest sheet. */
async function printedStanding(context: Context<AppEnv, '/:id'>) {
  const { printedEvent: event, ...rows } = await readEvent(context, 'needs', sinceSheetPrinted)
  const head = headOf(context, event)
  return {
    ...head,
    kitchen: plannerKitchenOf(rows),
    sinceSheet: sinceSheetOf(rows, wordsOfDocument(head)),
  }
}

/** A numbered sheet, with its event as it was then. */
async function printedSheet(context: Context<AppEnv, '/:id'>, asked: string): Promise<PrintedKitchen> {
  const number = numberIn(asked)
  const { printedEvent, ...rows } = await readEvent(context, 'needs', (db, eventId) => ({
    ...sheetQueries(db, eventId, number),
    ...kitchenQueries(db, eventId),
    printedEvent: eventPrinted(db, eventId),
  }))
  const { event, ...head } = headOf(context, printedEvent)
  const words = wordsOfDocument(head)
  return {
    kind: 'kitchen',
    ...head,
    ...printedSheetOf(await issuedSheetOf(rows, number, words), rows, event, words),
  }
}

function eventPrinted(db: Database, eventId: SQL<string>) {
  const { id, title, timeZone, closesAt, serviceDay, serviceTime, venue } = events
  const { hostName, hostContact, kitchenContact, cloth, language } = events
  const hasGuestListSql = sql<boolean>`exists (select 1 from invitations where event_id = ${eventId} and deleted_at is null)`
  return db
    .select({
      id,
      title,
      timeZone,
      closesAt,
      serviceDay,
      serviceTime,
      venue,
      hostName,
      hostContact,
      kitchenContact,
      cloth,
      language,
      hasGuestList: hasGuestListSql.as('hasGuestList'),
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

function headOf(context: AppContext, [found]: (PrintedEvent & { language: NamedLanguage })[]): PrintedHead {
  if (!found) throw notFound('event_not_found')
  const { language, ...event } = found
  const paper = paperOf(context.req.query('paper'), event.timeZone)
  return { event, paper, ...plannersLanguage(context, language), eventLanguage: language, at: now() }
}
