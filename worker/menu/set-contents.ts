import { and, eq, sql } from 'drizzle-orm'
import { mealIsOver } from '#contract/meal-over'
import type { PlannerItem } from '#contract/menu'
import type { Stated } from '#contract/needs/contents'
import { contradictionIn } from '#contract/needs/contents-rules'
import { merged, statesSame } from '#contract/needs/merged-contents'
import { type NewlyWarned, reachedBy } from '#contract/needs/newly-warned'
import type { Said, Turning } from '#contract/needs/stored-contents'
import type { Actor } from '#core/actor'
import { auditStatement } from '#core/audit'
import { type Database, runBatch } from '#core/db'
import type { EventRow } from '#core/http/event-access'
import { notFound, Refusal } from '#core/http/refusal'
import { events } from '#core/schema/events'
import { menuItems } from '#core/schema/menu'
import { contradicts } from '#words/contents'
import { whoChose } from './chosen.ts'
import { needingParties, queueContentsLetters, raiseTold } from './contents-letters.ts'
import { contentsIn, itemColumns, itemOfRow } from './item-columns.ts'
import { liveItem } from './live.ts'
import { checkKnown } from './new-contents.ts'
import { bumpMenuVersion } from './version.ts'

/** Who says it: the planner, or by a kitchen's link somebody with a name. */
export type Saying = Omit<Said, 'at'> & { actor: Actor }

const attemptsMax = 5

type Of = Pick<EventRow, 'id' | 'title' | 'ownNeeds' | 'serviceDay' | 'timeZone' | 'closesAt'>

/**
 * Stores what is stated of a dish: all that the planner says, beside what the kitchen said of other things, or all that the
 * kitchen says. Equal statements write nothing. Where somebody else states something at the same moment, it is merged with
 * theirs. Parties that it newly warns are mailed, until the meal; those to whom nothing is new count as told.
 * @param stated what `plannerContents` or `kitchenContents` made of the request
 * @param at the server's time in milliseconds
 * @throws Refusal 404 for a dish that is not this event's, 400 `invalid` for an own need that the event does not have, or
 *   where it contradicts what the kitchen said, 409 `changed` where others keep on changing it
 */
export async function setContents(
  db: Database,
  event: Of,
  itemId: string,
  stated: Stated & Turning,
  { actor, ...said }: Saying,
  at: number,
): Promise<PlannerItem> {
  for (let attempt = 0; attempt < attemptsMax; attempt++) {
    const { row, before, after, text, reached } = await foresee(db, event, itemId, stated, { ...said, at })
    if (text === row.contents) return itemOfRow(row)
    const differs = !statesSame(before, after)
    const nextVersion = sql`(select menu_version + 1 from events where id = ${event.id})`
    const stored = sql`exists (select 1 from menu_items where id = ${itemId} and contents is ${text}
      and contents_version = (select menu_version from events where id = ${event.id}))`
    const mailed = mealIsOver(event, at) ? [] : reached.warned
    const { updated } = await runBatch(db, {
      updated: db
        .update(menuItems)
        .set({
          contents: sql`${text}`,
          // Who only confirms what stands changes nothing that a guest was told.
          ...(differs && { contentsVersion: nextVersion }),
        })
        .where(and(liveItem(db, itemId, event.id), sql`${menuItems.contents} is ${row.contents}`))
        .returning(itemColumns),
      audit: auditStatement(db, {
        actor,
        action: 'UPDATE_CONTENTS',
        entityType: 'menu_item',
        entityId: itemId,
        details: { event_id: event.id, title: event.title },
        at,
      }),
      version: bumpMenuVersion(db, event.id),
      ...(differs &&
        mailed.length > 0 && { letters: queueContentsLetters(db, event.id, itemId, mailed, stored, at) }),
      ...(differs &&
        reached.raised.length > 0 && { told: raiseTold(db, event.id, itemId, reached.raised, stored) }),
    })
    const [now] = updated
    if (now) return itemOfRow(now)
  }
  throw new Refusal('menu_moved_on')
}

/**
 * Who would be newly warned if this were stated of a dish. Writes nothing.
 * @throws Refusal as `setContents`
 */
export async function foreseeContents(
  db: Database,
  event: Of,
  itemId: string,
  stated: Stated & Turning,
  at: number,
): Promise<NewlyWarned> {
  const { chose, reached } = await foresee(db, event, itemId, stated, { by: 'planner', at })
  const sum = (parties: { guests: number }[]) => parties.reduce((all, { guests }) => all + guests, 0)
  const mailed = mealIsOver(event, at) ? [] : reached.warned.filter(({ email }) => email !== null)
  return { chose, warned: sum(reached.warned), mailed: sum(mailed), allergic: reached.allergic }
}

async function foresee(db: Database, event: Of, itemId: string, stated: Stated & Turning, said: Said) {
  checkKnown(event, stated)
  const { found, parties, counted } = await runBatch(db, {
    found: db
      .select(itemColumns)
      .from(menuItems)
      .where(liveItem(db, itemId, event.id)),
    parties: needingParties(db, event.id, itemId),
    counted: db
      .select({ chose: sql<number>`(select count(*) ${whoChose(event.id, itemId)})`.as('chose') })
      .from(events)
      .where(eq(events.id, event.id)),
  })
  const [row] = found
  if (!row) throw notFound('item_not_found')
  const before = contentsIn(row.contents)
  const after = merged(before, stated, said)
  const contradiction = after && contradictionIn(after)
  if (contradiction)
    throw new Refusal('invalid', { fields: { contents: contradicts(contradiction, event.ownNeeds) } })
  const was = { ...(before ?? nothing), version: row.contentsVersion }
  const reached = reachedBy(parties, itemId, was, after ?? nothing)
  return { row, before, after, text: after && JSON.stringify(after), reached, chose: counted[0]?.chose ?? 0 }
}

const nothing: Stated = { contents: [], facts: [] }
