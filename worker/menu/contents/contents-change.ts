import { and, eq, type SQL, sql } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import type { Context } from '#core/context'
import { type Database, insertSelect, runBatch } from '#core/db'
import { notFound, Refusal } from '#core/http/refusal'
import { mealIsOver } from '#events/rules/meal-over'
import type { EventRow } from '#events/table/events'
import { events } from '#events/table/events'
import type { Statements } from '#needs/rules/contents'
import { contradictionIn } from '#needs/rules/contents-rules'
import { hasSameStatements, mergeContents, rebaseContents } from '#needs/rules/merge-contents'
import { warningsOfChange } from '#needs/rules/newly-warned'
import {
  type BaseVersion,
  dishStatements,
  type Source,
  type SourcedContent,
  type SourcedFact,
  type StoredContents,
  type TakeBackAndRestore,
} from '#needs/rules/stored-contents'
import { whoChose } from '../chosen.ts'
import { contentsIn, itemColumns } from '../item-columns.ts'
import { liveItem } from '../live.ts'
import { contentsBefore, menuItems } from '../table.ts'
import { bumpMenuVersion } from '../version.ts'
import { needingParties, queueContentsMails, raiseShownVersions } from './contents-mails.ts'
import { endSubstitutes, substitutesOf, unconcerned } from './end-substitutes.ts'
import { checkKnown } from './new-contents.ts'

/** The author: the planner, or somebody with a name by a kitchen's link. */
export type Author = Omit<Source, 'at'>

/** The event of a dish, as far as its contents depend on it. */
export type EventOfDish = Pick<EventRow, 'id' | 'title' | 'ownNeeds' | 'serviceDay' | 'timeZone' | 'closesAt'>

/** Statements of a request about a dish. */
type Sent = { [Key in keyof Statements]?: Statements[Key] | undefined } & TakeBackAndRestore & BaseVersion

/** The contents that a statement was made on. */
export type Seen = { version: number; contents: StoredContents | null }

/**
 * The change that statements of a dish make. It writes nothing yet. Statements that are left out stay as the planner made
 * them.
 * @param seen what the statements were made on, of an earlier try
 * @returns `row`: the dish as it is stored; `text`: its contents after the change; `unchanged`: the condition that its
 *   contents are still those of `row`; `writes`: the statements that store it where `when` holds, for one batch
 * @throws Refusal as `setContents`
 */
export async function contentsChange(
  { db, event, actor, at }: Context & { event: EventOfDish },
  { itemId, source, ...sent }: { itemId: string; source: Author } & Sent,
  seen?: Seen,
) {
  const found = await foresee(db, event, itemId, sent, { ...source, at }, seen)
  const { row, before, after, text, reached } = found
  const differs = !hasSameStatements(before, after)
  const nextVersion = sql`(select menu_version + 1 from events where id = ${event.id})`
  const isStoredSql = sql`exists (select 1 from menu_items where id = ${itemId} and contents is ${text}
    and contents_version = (select menu_version from events where id = ${event.id}))`
  const mailed = mealIsOver(event, at) ? [] : reached.warned
  const kept = unconcerned(found.agreed, before ?? nothing, after ?? nothing)
  const unchanged = and(liveItem(db, itemId, event.id), sql`${menuItems.contents} is ${row.contents}`)
  const writes = (when?: SQL) => ({
    ...(differs && before && { kept: keep(db, and(unchanged, when), before) }),
    stated: audited(
      db,
      db
        .update(menuItems)
        .set({
          contents: sql`${text}`,
          // Confirming what stands changes nothing that guests were notified of.
          ...(differs && { contentsVersion: nextVersion }),
        })
        .where(and(unchanged, when))
        .returning(itemColumns),
      {
        actor,
        action: 'UPDATE_CONTENTS',
        entityType: 'menu_item',
        entityId: itemId,
        details: { event_id: event.id, title: event.title },
        at,
      },
    ),
    statedVersion: bumpMenuVersion(db, event.id),
    ...(differs &&
      mailed.length > 0 && { mails: queueContentsMails(db, event.id, itemId, mailed, isStoredSql, at) }),
    ...(differs &&
      reached.unaffected.length > 0 && {
        shown: raiseShownVersions(db, event.id, itemId, reached.unaffected, isStoredSql),
      }),
    ...(differs && endSubstitutes(db, itemId, kept, isStoredSql, at)),
  })
  return { row, seen: found.seen, text, unchanged, writes }
}

/**
 * The contents that statements would store, and the parties they reach. Writes nothing.
 * @throws Refusal as `setContents`
 */
export async function foresee(
  db: Database,
  event: EventOfDish,
  itemId: string,
  sent: Sent,
  source: Source,
  known?: Seen,
) {
  checkKnown(event, sent)
  const { found, earlier, parties, agreed, counted } = await runBatch(db, {
    found: db
      .select(itemColumns)
      .from(menuItems)
      .where(liveItem(db, itemId, event.id)),
    earlier: db
      .select({ contents: contentsBefore.contents })
      .from(contentsBefore)
      .where(and(eq(contentsBefore.itemId, itemId), eq(contentsBefore.version, sent.version ?? -1))),
    parties: needingParties(db, event.id, itemId),
    agreed: substitutesOf(db, itemId),
    counted: db
      .select({ chose: sql<number>`(select count(*) ${whoChose(event.id, itemId)})`.as('chose') })
      .from(events)
      .where(eq(events.id, event.id)),
  })
  const [row] = found
  if (!row) throw notFound('item_not_found')
  const before = contentsIn(row.contents)
  const { version = row.contentsVersion } = sent
  const stated = { ...sent, ...plannersWords(before, sent) }
  // A form of an unknown version has shown nothing.
  const contents = version === row.contentsVersion ? before : (earlier[0]?.contents ?? null)
  const seen = known ?? { version, contents }
  const after = together(event, stated, source, seen, { ...row, before })
  const was = { ...(before ?? nothing), version: row.contentsVersion }
  const reached = warningsOfChange(parties, itemId, was, after ?? nothing)
  return {
    row,
    seen,
    before,
    after,
    text: after && JSON.stringify(after),
    reached,
    agreed,
    chose: counted[0]?.chose ?? 0,
  }
}

/** The planner's statements now: those left out stay as they were. */
function plannersWords(before: StoredContents | null, { contents, facts }: Sent): Statements {
  return {
    contents: contents ?? before?.contents.filter(({ by }) => by === 'planner') ?? [],
    facts: facts ?? before?.facts.filter(({ by }) => by === 'planner') ?? [],
  }
}

/** The contents to store once it is stated. @throws Refusal 400, 409 as `setContents` */
function together(
  { ownNeeds }: EventOfDish,
  stated: Statements & TakeBackAndRestore,
  source: Source,
  seen: Seen,
  { before, contentsVersion }: { before: StoredContents | null; contentsVersion: number },
): StoredContents | null {
  const { yours, after, clashes } =
    seen.version === contentsVersion
      ? onWhatStands(mergeContents(before, stated, source))
      : rebaseContents(seen.contents, before ?? nothing, stated, source)
  const contradiction = contradictionIn(yours)
  if (contradiction)
    throw new Refusal('invalid', {
      fields: { contents: { code: 'contradiction', params: { between: contradiction, ownNeeds } } },
    })
  if (clashes.length > 0)
    throw new Refusal('contents_changed', {
      details: { ...dishStatements(before, contentsVersion), both: clashes },
    })
  return after
}

function onWhatStands(after: StoredContents | null) {
  return { yours: after ?? nothing, after, clashes: [] }
}

/** Keeps what was stated under its version: a page that shows it may still be open. Names are not needed there. */
function keep(db: Database, unchanged: SQL | undefined, { contents, facts }: StoredContents) {
  const plain = (row: SourcedContent | SourcedFact) => ({ ...row, saidBy: undefined, linkLabel: undefined })
  const text = JSON.stringify({ contents: contents.map(plain), facts: facts.map(plain) })
  return insertSelect(
    db,
    contentsBefore,
    { itemId: sql`id`, version: sql`contents_version`, contents: sql`${text}` },
    sql`from menu_items where ${unchanged} on conflict do nothing`,
  )
}

const nothing: StoredContents = { contents: [], facts: [] }
