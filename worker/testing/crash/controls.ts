import type { Miniflare } from 'miniflare'
import { isDone, lostActs } from './acts.ts'
import { type Dinner, wrongSheets } from './dinner.ts'
import { type Promised, promisesControl } from './promises.ts'

// The negative control of the kill cycles: what was acknowledged is taken away by hand, and each must be reported.
const losses = {
  'a decline': ['delete from declines'],
  'an answer with needs': [
    `update guest_selections set selections = replace(selections, '"what":"', '"what":"no ')`,
  ],
  'a place': ['delete from placements'],
  'a table': ["update tables set name = name || ' again'"],
  'what is in a dish': ["update menu_items set contents = null where name = 'Soup'"],
  'a dish confirmed by the kitchen': ["update menu_items set contents = null where name = 'Pie'"],
  'an agreement': ['delete from alternatives'],
  'a sheet seen': ['drop trigger sheet_seen_stays_on_delete', 'delete from sheet_seen'],
  'another name': ["update user set name = 'Ida'"],
  'a mail switched': ['delete from letters_off'],
  'a new address': ["delete from outbox where kind = 'address_asked'"],
  'a new password': ["delete from outbox where kind = 'password_told'"],
  'a link mailed to the kitchen': ['update kitchen_links set revoked_at = null'],
  'a link renewed': ['update kitchen_links set generation = 1'],
  'a suspension': ["update events set suspension_reason = 'Nothing.'"],
  'a closed event': ['update events set closes_at = first_closes_at'],
  'a sheet': ['drop trigger sheets_stay_on_update', 'update sheets set number = number + 1000'],
}

/** The kinds of writes, each of which has to be acknowledged once at least. */
export const kinds = [
  ...Object.keys(losses),
  ...['a decline taken back', 'needs', 'an agreement taken back', 'a new address confirmed'],
  ...['a link revoked', 'a suspension lifted'],
]

/** @throws Error where a kind of write was never acknowledged, or its loss is not reported */
export async function controls(server: Miniflare, dinners: Dinner[], promised: Promised): Promise<void> {
  await promisesControl(server, promised)
  const d1 = await server.getD1Database('DB')
  const acts = dinners.flatMap((dinner) => dinner.acts)
  for (const kind of kinds)
    if (!acts.some((act) => act.what === kind && isDone(act)))
      throw new Error(`${kind} was never acknowledged`)
  for (const [what, queries] of Object.entries(losses)) {
    const [kept] = acts.find((act) => act.what === what)?.stored ?? []
    const alike = acts.filter(({ stored }) => stored[0] === kept)
    const before = await lostActs(d1, alike)
    for (const query of queries) await d1.prepare(query).run()
    const reported = await lostActs(d1, alike)
    // A thing is reported by its first write's name.
    const named = reported.some((line) => line.startsWith(`${what}: acknowledged`))
    if (!named && reported.length <= before.length)
      throw new Error(`${what} was lost and is not reported: these cycles prove nothing`)
  }
  await d1.prepare("update sheets set number = number - 1000, body = replace(body, 'Soup', 'Stew')").run()
  for (const dinner of dinners)
    if (
      dinner.acts.some(({ what }) => what === 'a sheet') &&
      (await wrongSheets(server, dinner)).length === 0
    )
      throw new Error('a sheet was changed and is not reported: these cycles prove nothing')
}
