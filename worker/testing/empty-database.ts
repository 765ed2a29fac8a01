import { env } from 'cloudflare:workers'

// Rows that belong to a user go with it.
const tables = [
  'user',
  'outbox',
  'mail_rests',
  'attempts',
  'audit_logs',
  'payment_customers',
  'payment_orders',
  'payment_refunds',
  'left_covers',
  'cron_progress',
  'erasures',
]

/** Deletes all rows, and the log of erasures, so that what a test left costs the next one nothing. */
export async function emptyDatabase(): Promise<void> {
  for (;;) {
    const { objects } = await env.COVERS.list({ prefix: 'erasures/' })
    if (objects.length === 0) break
    await env.COVERS.delete(objects.map(({ key }) => key))
  }
  await env.DB.batch(tables.map((table) => env.DB.prepare(`delete from ${table}`)))
}
