import { database } from '#core/db'
import { eventMembers } from '#members/table'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { freshCode, makeEvent, makeMenu, makePurchase } from '../testing/factories/factories.ts'
import { menuOf } from './menu.ts'
import { type Target, vars } from './workers/harness.ts'

/** Creates a planner with a session. Returns the planner's id and the session cookie. */
export async function planner({ db }: Target): Promise<{ id: string; cookie: string }> {
  const { id } = await makePlanner(database(db))
  return { id, cookie: await makeSession({ ...vars, DB: db } as unknown as Env, id) }
}

/** Creates an open event for 2,000 guests with a menu of 5 × 6 dishes by default. */
export async function event(
  { db }: Target,
  plannerId: string,
  [courses, dishes]: [courses: number, dishes: number] = [5, 6],
) {
  const made = await makeEvent(database(db), plannerId)
  await makePurchase(database(db), made.id, plannerId, 2000)
  const menu = await makeMenu(database(db), made.id, menuOf(courses, dishes))
  return { id: made.id, code: made.eventCode, menu }
}

/** Shares an event with `count` members, every other one an editor. Returns the session cookie of the last editor. */
export async function shared(target: Target, eventId: string, count: number): Promise<string> {
  let last = ''
  for (let at = 0; at < count; at++) {
    const { id: userId, cookie } = await planner(target)
    const role = at % 2 === 0 ? 'viewer' : 'editor'
    const needs = role === 'editor'
    await database(target.db).insert(eventMembers).values({ eventId, userId, role, needs, createdAt: 1 })
    if (needs) last = cookie
  }
  return last
}

/** Creates `count` open events for 2,000 guests with one dish each, in one round trip. Each id is also the code. */
export async function openEvents({ db }: Target, plannerId: string, count: number): Promise<string[]> {
  const codes = Array.from({ length: count }, freshCode)
  const each = 'from json_each(?1)'
  const made = [
    `insert into events (id, title, event_date, time_zone, closes_at, first_closes_at, event_code, user_id, created_at, updated_at)
     select value, 'Harvest supper', '2099-01-01', 'UTC', 4070995200000, 4070995200000, value, '${plannerId}', 1, 1 ${each}`,
    `insert into event_purchases (id, event_id, user_id, guest_limit, created_at)
     select value, value, '${plannerId}', 2000, 1 ${each}`,
    `insert into menu_categories (id, event_id, name, sort_order) select value, value, 'Main', 0 ${each}`,
    `insert into menu_items (id, category_id, name, sort_order) select value, value, 'Soup', 0 ${each}`,
  ]
  await db.batch(made.map((sql) => db.prepare(sql).bind(JSON.stringify(codes))))
  return codes
}

/**
 * Stores `count` parties of one with the same choices.
 * @param choices dish id by category id
 * @param named prefix of the response ids; must differ between calls for the same event
 */
export async function guests(
  { db }: Target,
  eventId: string,
  count: number,
  choices: Record<string, string>,
  named = 'first',
): Promise<void> {
  const party = [{ name: 'Guest with a name', allergies: 'Nuts', selections: choices }]
  await db
    .prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?3)
       insert into guest_selections (id, event_id, lead_guest_name, guest_count, selections, submission_hash,
         edit_token_hash, created_at, updated_at)
       select ?4 || ?1 || i, ?1, 'Guest with a name', 1, ?2, 'h', ?4 || ?1 || i, i, i from n`,
    )
    .bind(eventId, JSON.stringify(party), count, named)
    .run()
}

/** Stores `count` events of another planner, to fill the database. */
export async function events({ db }: Target, plannerId: string, count: number): Promise<void> {
  await db
    .prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?2)
       insert into events (id, title, event_date, time_zone, closes_at, first_closes_at, event_code, user_id, created_at, updated_at)
       select ?1 || i, 'Another supper', '2099-01-01', 'UTC', 4070995200000, 4070995200000,
         substr('QZ0000', 1, 6 - length(i)) || i, ?1, 1, 1 from n`,
    )
    .bind(plannerId, count)
    .run()
}

/** Stores an event of another planner, whose rows stand behind everybody's in each index by planner, event or category. */
export async function neighbours({ db }: Target): Promise<void> {
  const last = '~'
  await makePlanner(database(db), { id: last })
  const { id } = await makeEvent(database(db), last, { id: last })
  await makePurchase(database(db), id, last, 2000)
  await db.batch([
    db
      .prepare('insert into menu_categories (id, event_id, name, sort_order) values (?1, ?2, ?3, 0)')
      .bind(last, id, 'Main'),
    db
      .prepare('insert into menu_items (id, category_id, name, sort_order) values (?1, ?2, ?3, 0)')
      .bind(last, last, 'Soup'),
  ])
}

/** Returns the JSON body of a submission by a party of `size`, without an email address. */
export function submission(size = 1): string {
  const party = Array.from({ length: size }, () => ({ name: 'Guest', allergies: '', selections: {} }))
  return JSON.stringify({ submissionId: crypto.randomUUID(), party })
}
