import { and, eq, type SQL, sql } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import type { Context } from '#core/context'
import { type Database, insertSelect, runBatch } from '#core/db'
import { notFound, Refusal } from '#core/http/refusal'
import { mealIsOver } from '#events/rules/meal-over'
import type { EventRow } from '#events/table/events'
import { events } from '#events/table/events'
import type { Stated } from '#needs/rules/contents'
import { contradictionIn } from '#needs/rules/contents-rules'
import { merged, rebased, statesSame } from '#needs/rules/merged-contents'
import { type NewlyWarned, reachedBy } from '#needs/rules/newly-warned'
import {
  type MadeOn,
  type Said,
  type SaidContent,
  type SaidFact,
  type StoredContents,
  saidOf,
  type Turning,
} from '#needs/rules/stored-contents'
import { contradicts } from '#needs/words/shared'
import { whoChose } from './chosen.ts'
import { needingParties, queueContentsLetters, raiseTold } from './contents-letters.ts'
import { agreedInstead, endAgreements, unconcerned } from './end-agreements.ts'
import { contentsIn, itemColumns, itemOfRow } from './item-columns.ts'
import { liveItem } from './live.ts'
import { checkKnown } from './new-contents.ts'
import type { PlannerItem } from './shape/menu.ts'
import { contentsBefore, menuItems } from './table.ts'
import { bumpMenuVersion } from './version.ts'

/** The author: the planner, or somebody with a name by a kitchen's link. */
export type Saying = Omit<Said, 'at'>

const attemptsMax = 5

type Of = Pick<EventRow, 'id' | 'title' | 'ownNeeds' | 'serviceDay' | 'timeZone' | 'closesAt'>

/**
 * Stores what is stated of a dish: all that the planner says, beside what the kitchen said of other things, or all that the
 * kitchen says. Equal statements write nothing. What others stated since the version it was made on is kept. Parties that
 * it newly warns are mailed, until the meal; those to whom nothing is new count as told. What was agreed instead ends for
 * those whom the change concerns.
 * @param stated what `plannerContents` or `kitchenContents` made of the request; without a version it was made on what is
 *   stored when it arrives
 * @param at the server's time in milliseconds
 * @throws Refusal 404 for a dish that is not this event's, 400 `invalid` for an own need that the event does not have, or
 *   where it contradicts what the kitchen said, 409 `changed` where it clashes with what others stated since (`details`:
 *   what is stored, and `both` sides), or they keep on changing it
 */
export async function setContents(
  { db, event, actor, at }: Context & { event: Of },
  { itemId, said, ...stated }: { itemId: string; said: Saying } & Stated & Turning & MadeOn,
): Promise<PlannerItem> {
  let seen: Seen | undefined
  for (let attempt = 0; attempt < attemptsMax; attempt++) {
    const found = await foresee(db, event, itemId, stated, { ...said, at }, seen)
    const { row, before, after, text, reached } = found
    seen = found.seen
    if (text === row.contents) return itemOfRow(row)
    const differs = !statesSame(before, after)
    const nextVersion = sql`(select menu_version + 1 from events where id = ${event.id})`
    const stored = sql`exists (select 1 from menu_items where id = ${itemId} and contents is ${text}
      and contents_version = (select menu_version from events where id = ${event.id}))`
    const mailed = mealIsOver(event, at) ? [] : reached.warned
    const kept = unconcerned(found.agreed, before ?? nothing, after ?? nothing)
    const unchanged = and(liveItem(db, itemId, event.id), sql`${menuItems.contents} is ${row.contents}`)
    const { updated } = await runBatch(db, {
      ...(differs && before && { kept: keep(db, unchanged, before) }),
      updated: audited(
        db,
        db
          .update(menuItems)
          .set({
            contents: sql`${text}`,
            // Confirming what stands changes nothing that guests were notified of.
            ...(differs && { contentsVersion: nextVersion }),
          })
          .where(unchanged)
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
      version: bumpMenuVersion(db, event.id),
      ...(differs &&
        mailed.length > 0 && { letters: queueContentsLetters(db, event.id, itemId, mailed, stored, at) }),
      ...(differs &&
        reached.raised.length > 0 && { told: raiseTold(db, event.id, itemId, reached.raised, stored) }),
      ...(differs && endAgreements(db, itemId, kept, stored, at)),
    })
    const [now] = updated
    if (now) return itemOfRow(now)
  }
  throw new Refusal('menu_moved_on')
}

/**
 * The guests newly warned if this were stated of a dish. Writes nothing.
 * @throws Refusal as `setContents`
 */
export async function foreseeContents(
  { db, event, at }: Context<'db' | 'at'> & { event: Of },
  { itemId, ...stated }: { itemId: string } & Stated & Turning & MadeOn,
): Promise<NewlyWarned> {
  const { chose, reached } = await foresee(db, event, itemId, stated, { by: 'planner', at })
  const sum = (parties: { guests: number }[]) => parties.reduce((all, { guests }) => all + guests, 0)
  const mailed = mealIsOver(event, at) ? [] : reached.warned.filter(({ email }) => email !== null)
  return { chose, warned: sum(reached.warned), mailed: sum(mailed), allergic: reached.allergic }
}

/** The contents that a statement was made on. */
type Seen = { version: number; contents: StoredContents | null }

async function foresee(
  db: Database,
  event: Of,
  itemId: string,
  stated: Stated & Turning & MadeOn,
  said: Said,
  known?: Seen,
) {
  checkKnown(event, stated)
  const { found, earlier, parties, agreed, counted } = await runBatch(db, {
    found: db
      .select(itemColumns)
      .from(menuItems)
      .where(liveItem(db, itemId, event.id)),
    earlier: db
      .select({ contents: contentsBefore.contents })
      .from(contentsBefore)
      .where(and(eq(contentsBefore.itemId, itemId), eq(contentsBefore.version, stated.version ?? -1))),
    parties: needingParties(db, event.id, itemId),
    agreed: agreedInstead(db, itemId),
    counted: db
      .select({ chose: sql<number>`(select count(*) ${whoChose(event.id, itemId)})`.as('chose') })
      .from(events)
      .where(eq(events.id, event.id)),
  })
  const [row] = found
  if (!row) throw notFound('item_not_found')
  const before = contentsIn(row.contents)
  const { version = row.contentsVersion } = stated
  // Of a version that is not known nothing was seen.
  const contents = version === row.contentsVersion ? before : (earlier[0]?.contents ?? null)
  const seen = known ?? { version, contents }
  const after = together(event, stated, said, seen, { ...row, before })
  const was = { ...(before ?? nothing), version: row.contentsVersion }
  const reached = reachedBy(parties, itemId, was, after ?? nothing)
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

/** The contents to store once it is stated. @throws Refusal 400, 409 as `setContents` */
function together(
  { ownNeeds }: Of,
  stated: Stated & Turning,
  said: Said,
  seen: Seen,
  { before, contentsVersion }: { before: StoredContents | null; contentsVersion: number },
): StoredContents | null {
  const { alone, after, clashes } =
    seen.version === contentsVersion
      ? onWhatStands(merged(before, stated, said))
      : rebased(seen.contents, before ?? nothing, stated, said)
  const contradiction = contradictionIn(alone)
  if (contradiction)
    throw new Refusal('invalid', { fields: { contents: contradicts(contradiction, ownNeeds) } })
  if (clashes.length > 0)
    throw new Refusal('contents_changed', { details: { ...saidOf(before, contentsVersion), both: clashes } })
  return after
}

function onWhatStands(after: StoredContents | null) {
  return { alone: after ?? nothing, after, clashes: [] }
}

/** Keeps what was stated under its version: a page that shows it may still be open. Names are not needed there. */
function keep(db: Database, unchanged: SQL | undefined, { contents, facts }: StoredContents) {
  const plain = (row: SaidContent | SaidFact) => ({ ...row, saidBy: undefined, link: undefined })
  const text = JSON.stringify({ contents: contents.map(plain), facts: facts.map(plain) })
  return insertSelect(
    db,
    contentsBefore,
    { itemId: sql`id`, version: sql`contents_version`, contents: sql`${text}` },
    sql`from menu_items where ${unchanged} on conflict do nothing`,
  )
}

const nothing: StoredContents = { contents: [], facts: [] }
