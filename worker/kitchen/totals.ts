import { type SQL, sql } from 'drizzle-orm'
import { itemName, type KnownMenu, type Totals } from '#contract/answers'
import { isDish, noneForMe } from '#contract/choices'
import { statesNoNeed } from '#contract/needs/no-need'
import type { Database, Results } from '#core/db'
import { noNeed } from '#words/no-need'
import { shownName, unknownCategory, unknownItem } from '#words/planner'
import { knownMenu, knownMenuOf } from '../menu/read.ts'
import { countDeclined } from '../responses/list.ts'

type Count = { category: string; item: string; count: number }

/** The queries for an event's totals. The database counts over the live responses. */
export function totalsQueries(db: Database, eventId: string | SQL<string>) {
  const live = sql`g.event_id = ${eventId} and g.deleted_at is null`
  return {
    counts: db
      .select({
        category: sql<string>`s.key`.as('category_chosen'),
        item: sql<string>`s.value`.as('item_chosen'),
        count: sql<number>`count(*)`.as('chosen_count'),
      })
      .from(sql`guest_selections g, json_each(g.selections) p, json_each(p.value, '$.selections') s`)
      .where(sql`${live} and s.value <> ''`)
      .groupBy(sql`s.key`, sql`s.value`),
    allergies: db
      .select({
        name: sql<string>`p.value ->> 'name'`.as('person'),
        party: sql<string>`g.lead_guest_name`.as('party'),
        text: sql<string>`p.value ->> 'allergies'`.as('allergies'),
      })
      .from(sql`guest_selections g, json_each(g.selections) p`)
      .where(sql`${live} and p.value ->> 'allergies' <> ''`)
      .orderBy(sql`g.created_at`, sql`g.id`, sql`p.key`),
    sum: db
      .select({ guests: sql<number>`coalesce(sum(g.guest_count), 0)`.as('guests') })
      .from(sql`guest_selections g`)
      .where(live),
    declined: countDeclined(db, eventId),
    menu: knownMenu(db, eventId),
  }
}

/**
 * The rows of `totalsQueries` as the totals. Removed dishes are listed, with "(removed)", as long as somebody
 * has chosen it.
 */
export function totalsOf({
  counts,
  allergies,
  sum,
  declined,
  menu,
}: Results<ReturnType<typeof totalsQueries>>): Totals {
  const guests = sum[0]?.guests ?? 0
  return {
    categories: byMenu(counts, knownMenuOf(menu), guests),
    guests,
    notComing: declined[0]?.notComing ?? 0,
    allergies: allergies.filter(({ text }) => !statesNoNeed(text, noNeed)),
  }
}

function byMenu(counts: Count[], menu: KnownMenu, guests: number): Totals['categories'] {
  const known = new Set(menu.map(({ id }) => id))
  const ofMenu = menu.map((category) => {
    const all = counts.filter((one) => one.category === category.id)
    const chosen = all.filter(({ item }) => isDish(item))
    const ids = new Set(category.items.map(({ id }) => id))
    const items = category.items
      .map((item) => ({ ...item, count: chosen.find((one) => one.item === item.id)?.count ?? 0 }))
      .filter(({ removed, count }) => count > 0 || (!removed && !category.removed))
      .map((item) => ({ id: item.id, name: shownName(item), count: item.count }))
    const unknown = chosen
      .filter(({ item }) => !ids.has(item))
      .map(({ item, count }) => ({ id: item, name: itemName(category, item), count }))
    const course = withNone(category.id, shownName(category), [...items, ...unknown], all, guests)
    return { course, gone: category.removed }
  })
  const unknown = Map.groupBy(
    counts.filter(({ category }) => !known.has(category)),
    ({ category }) => category,
  )
  const ofUnknown = [...unknown].map(([id, all]) => {
    const items = all
      .filter(({ item }) => isDish(item))
      .map(({ item, count }) => ({ id: item, name: unknownItem, count }))
    return { course: withNone(id, unknownCategory, items, all, guests), gone: true }
  })
  return [...ofMenu, ...ofUnknown]
    .filter(({ gone, course }) => !gone || course.items.length > 0)
    .map(({ course }) => course)
}

/** A category with those who said "None for me", and those who said nothing. */
function withNone(
  id: string,
  name: string,
  items: { id: string; name: string; count: number }[],
  all: Count[],
  guests: number,
): Totals['categories'][number] {
  const noneCount = all.find(({ item }) => item === noneForMe)?.count ?? 0
  const chosen = items.reduce((sum, { count }) => sum + count, noneCount)
  return { id, name, items, noneForMe: noneCount, none: guests - chosen }
}
