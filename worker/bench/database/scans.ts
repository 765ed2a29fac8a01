import { env } from 'cloudflare:workers'

// Tables that grow with use. No statement may scan one of them.
const growing = [
  'user',
  'session',
  'account_links',
  'address_changes',
  'passwords',
  'events',
  'menu_categories',
  'menu_items',
  'menu_words',
  'guest_selections',
  'agreements',
  'ended_agreements',
  'event_purchases',
  'payment_orders',
  'audit_logs',
  'outbox',
  'attempts',
  'left_covers',
  'event_members',
  'event_member_invitations',
  'handovers',
  'planner_counts',
]

// Partial indexes that hold only pending work. A scan of one of them is allowed.
const waiting = /INDEX (outbox_\w+_due|orders_to_refund)\b/

type Line = { id: number; parent: number; detail: string }

/** Returns the lines of a statement's query plan that scan a growing table. Empty if there are none. */
export async function scans(sql: string): Promise<string[]> {
  const places = sql.match(/\?\d*/g)?.length ?? 0
  const numbered = Math.max(0, ...[...sql.matchAll(/\?(\d+)/g)].map(([, number]) => Number(number)))
  const values = Array.from({ length: numbered || places }, () => null)
  const { results } = await env.DB.prepare(`explain query plan ${sql}`)
    .bind(...values)
    .all<Line>()
  return results
    .filter(({ detail }) => growing.some((table) => new RegExp(`^SCAN ${table}\\b`).test(detail)))
    .filter((line) => !waiting.test(line.detail) && !walksInOrder(line, results, sql))
    .map(({ detail }) => detail)
}

/** True if a scan follows an index in the requested order up to a LIMIT, without a sort or a filter. */
function walksInOrder({ parent, detail }: Line, plan: Line[], sql: string): boolean {
  const sorted = plan.some((line) => line.parent === parent && line.detail.startsWith('USE TEMP B-TREE'))
  const walk = / from (?:(?! from | where ).)*? (?:where true )?order by [^()]* limit \?/i
  return / USING (COVERING )?INDEX /.test(detail) && !sorted && walk.test(sql.replace(/\s+/g, ' '))
}
