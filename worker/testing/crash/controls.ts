import { type Act, brokenPromises, differences, type Untouched } from './acts.ts'
import { env } from './workers-in-node.ts'

// The negative control of the kill cycles: a loss or a change made by hand must be reported, each of what these acts left.
const losses: Record<string, string[]> = {
  'close an event early': ["delete from outbox where kind = 'event_closed'"],
  'tell that a party cannot come': [
    `update declines set names = '["Ann","Lea"]' where names = '["Ann","Leo"]'`,
  ],
  'change needs after closing': [
    `update guest_selections set selections = replace(selections, '"what":"', '"what":"no ')`,
  ],
  'place a party': ['update placements set seat = null'],
  'make a table': ["update tables set name = name || ' again'"],
  'state what is in a dish': ["update menu_items set contents = replace(contents, 'milk', 'fish')"],
  'agree what is served instead': ["update agreements set agreed_by = 'Ruiz'"],
  'say that a sheet was seen': ['drop trigger sheet_seen_stays_on_delete', 'delete from sheet_seen'],
  'take another name': ["update user set name = 'Ida'"],
  'ask for a new address': ["delete from outbox where kind = 'address_asked'"],
  'suspend an event': ["update events set suspension_reason = 'Nothing.'"],
  'create an event': [
    `insert into audit_logs (user_id, action, entity_type, entity_id, details, created_at)
      select user_id, action, entity_type, entity_id, details, created_at from audit_logs where action = 'CREATE_EVENT'`,
  ],
  'sign in': ["delete from audit_logs where action = 'SIGN_IN'"],
}

// Changes of what is compared as an id alone: a promise is broken by them.
const breaches: Record<string, string[]> = {
  'issue a sheet with a special guest, which replaces another, to a link with an address': [
    'drop trigger sheets_stay_on_update',
    "update sheets set body = replace(body, 'Soup', 'Stew')",
  ],
  'change a password': ["update passwords set hash = substr(hash, 1, length(hash) - 4) || 'AAAA'"],
  'make a link for the kitchen': ["update kitchen_links set token_hash = 'not ' || token_hash"],
  'submit an answer': ["update guest_selections set edit_token_hash = 'not ' || edit_token_hash"],
}

/** @throws Error where a loss or a broken promise is not reported */
export async function controls(acts: Act[], untouched: Map<string, Untouched>): Promise<void> {
  const act = (name: string) => {
    const found = acts.find((one) => one.name === name)
    const left = untouched.get(name)
    if (!found || !left) throw new Error(`${name} is not in the catalogue`)
    return [found, left] as const
  }
  const run = async (queries: string[]) => {
    for (const query of queries) await env.DB.prepare(query).run()
  }
  for (const [name, queries] of Object.entries(breaches)) {
    const [one] = act(name)
    if ((await brokenPromises(one)).length > 0) throw new Error(`${name}: broken already`)
    await run(queries)
    if ((await brokenPromises(one)).length === 0)
      throw new Error(`${name}: a broken promise is not reported: these cycles prove nothing`)
  }
  for (const [name, queries] of Object.entries(losses)) {
    const [one, left] = act(name)
    const before = await differences(one, left, 1)
    await run(queries)
    if ((await differences(one, left, 1)).length <= before.length)
      throw new Error(`${name}: a loss is not reported: these cycles prove nothing`)
  }
}
