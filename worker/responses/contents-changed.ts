import { asc, type SQL, sql } from 'drizzle-orm'
import type { Database, Results } from '#core/db'
import { compareChosenDishes } from '#needs/rules/conflicts'
import { dishesOf } from '#needs/rules/stored-contents'
import { type ChooseAgain, type NotNotified, whyNotNotified } from '#party/shape/choose-again'
import { responses } from '#party/table/responses'
import { liveMenu, plannersMenuOf } from '../menu/read.ts'
import { isLiveWithNamesSql, partyToNotify } from './choose-again.ts'

/** The queries for who is warned of contents that changed after they chose. */
export function contentsChangedQueries(db: Database, eventId: string | SQL<string>) {
  return {
    menu: liveMenu(db, eventId),
    parties: db
      .select({
        ...partyToNotify('edit_link', 'contents_changed'),
        party: responses.selections,
      })
      .from(responses)
      .where(
        isLiveWithNamesSql(
          eventId,
          sql`exists (select 1 from json_each(${responses.selections}) p where p.value -> 'shownVersions' is not null)`,
        ),
      )
      .orderBy(asc(responses.createdAt), asc(responses.id)),
  }
}

/** The rows of `contentsChangedQueries` as the guests who have not read of it, and those whom the planner has to tell. */
export function contentsChangedOf({
  menu,
  parties,
}: Results<ReturnType<typeof contentsChangedQueries>>): Omit<ChooseAgain, 'open'> {
  const items = plannersMenuOf(menu)
  const dishes = dishesOf(items)
  const changedAt = new Map(
    items.flatMap((category) =>
      category.items.map(({ id, contents = [], facts = [] }) => [
        id,
        Math.max(0, ...[...contents, ...facts].map(({ at }) => at)),
      ]),
    ),
  )
  const warned = parties.flatMap(({ party, ...one }) => {
    const notNotified = party
      .map((person) =>
        compareChosenDishes(person, dishes).filter(
          ({ itemId, needsWarning, wasShown }) =>
            dishes.has(itemId) && needsWarning && !wasShown && person.shownVersions?.[itemId] !== undefined,
        ),
      )
      .filter((changedDishes) => changedDishes.length > 0)
    if (notNotified.length === 0) return []
    const changedSince = Math.max(...notNotified.flat().map(({ itemId }) => changedAt.get(itemId) ?? 0))
    return [{ ...one, guests: notNotified.length, why: whyNotNotified({ ...one, goneAt: changedSince }) }]
  })
  const count = (some: typeof warned) => some.reduce((sum, { guests }) => sum + guests, 0)
  return {
    guests: count(warned),
    mailed: count(warned.filter(({ why }) => why === null)),
    notNotified: warned.flatMap(({ id: responseId, name, why }): NotNotified[] =>
      why === null ? [] : [{ responseId, name, why }],
    ),
  }
}
