import { type Act, lostActs } from './acts.ts'

// The negative control of the kill cycles: what was acknowledged is taken away by hand, and each must be reported.
const losses: Record<string, string[]> = {
  'close an event early': ['update events set closes_at = first_closes_at'],
  'tell that a party cannot come': ['delete from declines'],
  'change needs after closing': [
    `update guest_selections set selections = replace(selections, '"what":"', '"what":"no ')`,
  ],
  'place a party': ['delete from placements'],
  'make a table': ["update tables set name = name || ' again'"],
  'state what is in a dish': ['update menu_items set contents = null'],
  'agree what is served instead': ['delete from alternatives'],
  'say that a sheet was seen': ['drop trigger sheet_seen_stays_on_delete', 'delete from sheet_seen'],
  'issue a sheet with a special, which replaces another, to a link with an address': [
    'drop trigger sheets_stay_on_update',
    'update sheets set number = number + 1000',
  ],
  'take another name': ["update user set name = 'Ida'"],
  'switch a mail off': ['delete from letters_off'],
  'ask for a new address': ["delete from outbox where kind = 'address_asked'"],
  'change a password': ['delete from passwords'],
  'make a link for the kitchen': ["delete from outbox where kind = 'kitchen_link'"],
  'revoke a link of the kitchen': ['update kitchen_links set revoked_at = null'],
  'renew a link of the kitchen': ['update kitchen_links set generation = 1'],
  'suspend an event': ["update events set suspension_reason = 'Nothing.'"],
  // Last: what hangs on an answer goes with it.
  'submit an answer': ['delete from guest_selections'],
}

/** @throws Error where the loss of a call is not reported */
export async function controls(d1: D1Database, acts: Act[]): Promise<void> {
  for (const [name, queries] of Object.entries(losses)) {
    const ofIt = acts.filter((act) => act.name === name)
    const before = await lostActs(ofIt)
    for (const query of queries) await d1.prepare(query).run()
    const reported = await lostActs(ofIt)
    if (reported.join() === before.join())
      throw new Error(`${name} was lost and is not reported: these cycles prove nothing`)
  }
}
