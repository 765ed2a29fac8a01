import { type SQL, sql } from 'drizzle-orm'
import { type Database, type Query, runBatch, statement } from '#core/db'
import { sha256 } from '#core/hash'
import type { ChooseWords } from '#core/http/language'
import { overruledOf } from '#kitchen/rules/overruled'
import type { KitchenWords, Language } from '#languages/language'
import type { NamedLanguage } from '#languages/names'
import type { Scope } from '#sheets/rules/scope'
import { scopedKitchen } from '#sheets/rules/scope'
import { type KitchenRows, kitchenOf, kitchenQueries } from '../kitchen/read.ts'
import { type LinkSheetRows, linkSheetQueries, linkSheetsOf } from '../sheets/link-sheets.ts'
import { kitchenTokenHash, linkOfToken, type ValidLink, validLink } from './find.ts'
import { repeatedSentences } from './repeated-sentences.ts'
import type { KitchenDishes, KitchenHead, KitchenView } from './shape/link.ts'

const minute = 60_000

/** A link's page, its tag (equal tags mean equal pages), its language and words, and the rows it was made of. */
export type ReadKitchen = {
  view: KitchenView
  tag: string
  language: string | null
  eventLanguage: NamedLanguage
  words: Language
  rows: KitchenRows
  scope: Scope
}

/**
 * Reads what a kitchen link shows, in one round trip, without what is outside its scope. Stores the time of opening, at most
 * once a minute and never while the event is suspended.
 * @param chooseWords its reader's language, by that of the link
 * @throws Refusal 404 for an unknown link, 410 `revoked`, `expired`
 */
export async function readKitchen(
  db: Database,
  token: string,
  at: number,
  chooseWords: ChooseWords,
): Promise<ReadKitchen> {
  const hash = await kitchenTokenHash(token)
  // A revoked link reads no row.
  const eventId = sql<string>`(select event_id from kitchen_links where token_hash = ${hash} and revoked_at is null)`
  const {
    found,
    opened: _,
    ...rows
  } = await runBatch(db, {
    found: linkOfToken(db, { hash }),
    ...kitchenQueries(db, eventId),
    ...linkSheetQueries(db, eventId, hash),
    opened: noteOpened(db, hash, at),
  })
  const link = validLink(found, at)
  const { language } = link
  const { language: eventLanguage } = link.event
  const words = chooseWords(language, eventLanguage)
  const view = withEventLanguage(viewOf(link, rows, words.kitchen), words.kitchen.lang, eventLanguage)
  return {
    view,
    language,
    eventLanguage,
    words,
    rows,
    scope: scopeOf(link),
    tag: `"${await sha256(JSON.stringify(view))}"`,
  }
}

function withEventLanguage(view: KitchenView, reader: string, event: NamedLanguage): KitchenView {
  const inEventLanguage = repeatedSentences(view, reader, event)
  return inEventLanguage ? { ...view, inEventLanguage } : view
}

function noteOpened(db: Database, hash: string, at: number): Query<null> {
  const query: SQL = sql`update kitchen_links set opened_at = ${at} where token_hash = ${hash}
    and revoked_at is null and coalesce(opened_at, 0) <= ${at - minute}
    and event_id in (select id from events where id = event_id and suspended_at is null and planner_suspended_at is null)`
  return { statement: statement(db, query), rows: () => null }
}

function scopeOf({ courses, names }: ValidLink): Scope {
  return { courses, names, tables: true }
}

function viewOf(link: ValidLink, rows: KitchenRows & LinkSheetRows, words: KitchenWords): KitchenView {
  const { id, event, names, label, mayConfirm, keepOffline } = link
  const scope = scopeOf(link)
  const kitchen = scopedKitchen(kitchenOf(rows), scope)
  const items = new Set(kitchen.courses.flatMap((course) => course.items.map(({ id }) => id)))
  return {
    ...kitchen,
    event: headOf(event),
    dishes: Object.fromEntries(
      rows.dishContents.flatMap(
        ({ itemId, contents, version: contentsVersion }): [string, KitchenDishes[string]][] =>
          items.has(itemId)
            ? [[itemId, { ...(contents ?? { contents: [], facts: [] }), contentsVersion }]]
            : [],
      ),
    ),
    overruled: overruledOf(kitchen, rows, id),
    label,
    names,
    mayConfirm,
    keepOffline,
    ...linkSheetsOf(rows, scope, words),
  }
}

function headOf(event: ValidLink['event']): KitchenHead {
  const { title, serviceDay, serviceTime, venue, timeZone, closesAt, cloth } = event
  const head = { title, serviceDay, serviceTime, venue, timeZone, closesAt, cloth }
  return { ...head, contact: event.kitchenContact, ownNeeds: event.ownNeeds }
}
