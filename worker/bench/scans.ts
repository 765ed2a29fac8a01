import { env } from 'cloudflare:workers'

// Tables that grow with the product's use: none of them may ever be read whole.
const growing = [
  'user',
  'session',
  'account_links',
  'passwords',
  'events',
  'menu_categories',
  'menu_items',
  'guest_selections',
  'event_purchases',
  'payment_orders',
  'audit_logs',
  'outbox',
  'attempts',
  'left_covers',
  'planner_counts',
  'search_words',
]

// Partial indexes that hold no more than what waits to be done.
const waiting = /INDEX (outbox_due|outbox_accounts_due|orders_to_refund)\b/

type Line = { id: number; parent: number; detail: string }

/** What of a statement's plan reads a growing table whole: nothing, as long as all is well. */
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

/** An index of the order that is asked for, followed to a LIMIT: nothing is sorted first, nothing left out on the way. */
function walksInOrder({ parent, detail }: Line, plan: Line[], sql: string): boolean {
  const sorted = plan.some((line) => line.parent === parent && line.detail.startsWith('USE TEMP B-TREE'))
  const walk = / from (?:(?! from | where ).)*? (?:where true )?order by [^()]* limit \?/i
  return / USING (COVERING )?INDEX /.test(detail) && !sorted && walk.test(sql.replace(/\s+/g, ' '))
}
