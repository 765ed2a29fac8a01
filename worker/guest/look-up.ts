import { isSuspended } from '#admin/rules'
import { now } from '#core/clock'
import { type Database, database, replicaDb, runBatch } from '#core/db'
import { Refusal } from '#core/http/refusal'
import { pick } from '#core/pick'
import { isAboveFreeLimit } from '#events/rules/capacity'
import { deadlineStateOf } from '#events/rules/early-closing'
import { capacityForParty, reservedPlaces } from '#events/rules/reserved-places'
import type { EventView } from '#events/shape/event'
import type { events } from '#events/table/events'
import { translateMenu } from '#menu/rules/translate-menu'
import type { Category, TranslatedCategory } from '#menu/shape/menu'
import type { GuestMenu, NamedEvent, UnavailableDetails } from '#party/shape/guest'
import { type EdgeMenus, edgeMenus } from '../menu/guests/cache.ts'
import { eventAndMenuQuery, parseEventAndMenu } from '../menu/guests/read-for-guests.ts'
import { type LineWords, withContentsLines } from '../menu/lines.ts'

const viewKeys = [
  'id',
  'title',
  'description',
  'eventDate',
  'timeZone',
  'closesAt',
  'eventCode',
  'coverImageUrl',
  'guestLimit',
  'registeredGuests',
  'hostName',
  'hostContact',
  'serviceDay',
  'serviceTime',
  'venue',
  'cloth',
  'quiet',
  'language',
] as const satisfies (keyof EventView)[]

/** The menu for a guest's form in all its languages: `inLanguage` chooses one. */
export type TranslatedMenu = Omit<GuestMenu, 'categories'> & { categories: TranslatedCategory[] }

/**
 * An event as its guests see it, without data of people. Places that are kept for invited guests count as taken.
 * @param at the server's time in milliseconds, which decides whether places are still kept
 */
export function eventView(row: typeof events.$inferSelect, at: number): EventView {
  return { ...pick(row, viewKeys), ...capacityForParty(row, reservedPlaces(row, at)) }
}

/** An event as a refusal names it. */
export function eventInRefusal(row: NamedEvent): NamedEvent {
  const { title, cloth, serviceDay, serviceTime, venue, hostName, hostContact } = row
  return { title, cloth, serviceDay, serviceTime, venue, hostName, hostContact }
}

/** Further questions of a guest's form, absent without any: needs that the planner added, and who is a child. */
export function formQuestions({
  ownNeeds,
  asksAge,
}: Pick<typeof events.$inferSelect, 'ownNeeds' | 'asksAge'>) {
  return { ...(ownNeeds.length > 0 && { ownNeeds }), ...(asksAge && { asksAge }) }
}

/**
 * Reads the event, menu and capacity for a guest's form, in one round trip.
 * @param menus the cache of menus; the event's row, which is always read, says whether the cached menu is current
 * @param code six characters in normal form
 * @param at the time in milliseconds that the deadline is compared with
 * @param hasAnswered true for a reader who has answered, whom a guest list does not shut out
 * @throws Refusal 404 `not_found`, then as `menuOfEvent` does, then 403 `by_invitation`
 */
async function lookUp(
  db: Database,
  menus: EdgeMenus,
  { code, at, hasAnswered }: { code: string; at: number; hasAnswered: boolean },
): Promise<TranslatedMenu> {
  const cached = await menus.find(code)
  const { rows } = await runBatch(db, { rows: eventAndMenuQuery(db, code, cached) })
  const found = parseEventAndMenu(rows, cached, menus)
  if (!found) throw new Refusal('code_not_found')
  const menu = menuOfEvent(found, at)
  if (!hasAnswered && found.event.entry === 'list_only')
    throw new Refusal('by_invitation', { details: eventInRefusal(found.event) })
  return menu
}

/**
 * The menu for a guest's form, from an event that was read.
 * @throws Refusal 410 `closed` for an event that was refunded or suspended or whose deadline has passed, 409 `no_categories`,
 *   `no_items`, checked in this order
 */
export function menuOfEvent(
  { event, categories }: { event: typeof events.$inferSelect; categories: TranslatedCategory[] },
  at: number,
): TranslatedMenu {
  if (event.refundedAt !== null) throw new Refusal('event_unavailable')
  if (isSuspended(event)) throw new Refusal('event_suspended')
  const details: UnavailableDetails = eventInRefusal(event)
  const state = deadlineStateOf(event, at)
  const mayReopen = state === 'closed_early' && ({ mayReopen: true } as const)
  if (state !== 'open')
    throw new Refusal('answers_closed', {
      details: { ...details, ...mayReopen } satisfies UnavailableDetails,
    })
  if (categories.length === 0) throw new Refusal('no_categories', { details })
  if (!categories.some(({ items }) => items.length > 0)) throw new Refusal('no_items', { details })
  const view = eventView(event, at)
  const { guestLimit, registeredGuests } = view
  const { menuVersion } = event
  return {
    event: view,
    categories,
    guestLimit,
    registeredGuests,
    asksEmail: isAboveFreeLimit(guestLimit),
    menuVersion,
    ...formQuestions(event),
  }
}

/** True if the page bypasses all caches (`cache: 'reload'`), as it does once a live view told it of a change. */
export function bypassesCache(request: Request): boolean {
  return request.headers.get('cache-control')?.includes('no-cache') ?? false
}

/**
 * Reads public data from the nearest replica. If that refuses, the primary decides, since the event or its menu may have been
 * created a moment ago.
 * @param bypassCache reads from the primary at once
 */
export async function replicaFirst<T>(
  env: Env,
  { bypassCache }: { bypassCache: boolean },
  read: (db: Database) => Promise<T>,
): Promise<T> {
  if (!bypassCache)
    try {
      return await read(replicaDb(env))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  return read(database(env.DB))
}

/**
 * The event, its live menu and its capacity for a guest's form.
 * @param hasAnswered true for a reader who has answered, whom a guest list does not shut out
 * @throws Refusal 404 `not_found`, then as `menuOfEvent` does, then 403 `by_invitation`
 */
export async function guestMenu(
  env: Env,
  code: string,
  { bypassCache, hasAnswered = false }: { bypassCache: boolean; hasAnswered?: boolean },
): Promise<TranslatedMenu> {
  const menus = edgeMenus(env)
  return replicaFirst(env, { bypassCache }, (db) => lookUp(db, menus, { code, at: now(), hasAnswered }))
}

/** A menu in a guest's language: the dishes' texts, and the lines under them. @param words of that language */
export function inLanguage<M extends TranslatedMenu>(menu: M, words: LineWords) {
  const categories: Category[] = translateMenu(menu.categories, words.lang)
  const { ownNeeds = [], event } = menu
  return { ...menu, categories: withContentsLines(categories, ownNeeds, words, event.language) }
}
