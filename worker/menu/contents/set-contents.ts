import type { Context } from '#core/context'
import { runBatch } from '#core/db'
import { Refusal } from '#core/http/refusal'
import { mealIsOver } from '#events/rules/meal-over'
import type { Statements } from '#needs/rules/contents'
import type { NewlyWarned } from '#needs/rules/newly-warned'
import type { BaseVersion, TakeBackAndRestore } from '#needs/rules/stored-contents'
import { itemOfRow } from '../item-columns.ts'
import type { PlannerItem } from '../shape/menu.ts'
import { type Author, contentsChange, type EventOfDish, foresee, type Seen } from './contents-change.ts'

const attemptsMax = 5

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
  { db, event, actor, at }: Context & { event: EventOfDish },
  {
    itemId,
    source,
    ...stated
  }: { itemId: string; source: Author } & Statements & TakeBackAndRestore & BaseVersion,
): Promise<PlannerItem> {
  let seen: Seen | undefined
  for (let attempt = 0; attempt < attemptsMax; attempt++) {
    const change = await contentsChange({ db, event, actor, at }, { ...stated, itemId, source }, seen)
    seen = change.seen
    if (change.text === change.row.contents) return itemOfRow(change.row)
    const { stated: updated } = await runBatch(db, change.writes())
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
  { db, event, at }: Context<'db' | 'at'> & { event: EventOfDish },
  { itemId, ...stated }: { itemId: string } & Statements & TakeBackAndRestore & BaseVersion,
): Promise<NewlyWarned> {
  const { chose, reached } = await foresee(db, event, itemId, stated, { by: 'planner', at })
  const sum = (parties: { guests: number }[]) => parties.reduce((all, { guests }) => all + guests, 0)
  const mailed = mealIsOver(event, at) ? [] : reached.warned.filter(({ email }) => email !== null)
  return { chose, warned: sum(reached.warned), mailed: sum(mailed), allergic: reached.allergic }
}
