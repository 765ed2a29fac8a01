import { sql } from 'drizzle-orm'
import type { Database } from '#core/db'
import { matchKeyOf } from '../rules/match.ts'

/**
 * Links invitations to the responses that came before them, where address and lead name are the same. It asks nothing where
 * none of the parties has an address.
 */
export async function linkMatchingResponses(
  db: Database,
  eventId: string,
  parties: readonly { matchKey: string | null }[],
): Promise<void> {
  const wanted = new Set(parties.flatMap(({ matchKey }) => (matchKey === null ? [] : [matchKey])))
  if (wanted.size === 0) return
  const answers = await db.all<{ id: string; name: string; email: string }>(
    sql`select id, lead_guest_name as name, lead_guest_email as email from guest_selections
      where event_id = ${eventId} and deleted_at is null and invitation_id is null and lead_guest_email is not null
      order by created_at`,
  )
  const found = new Map<string, string>()
  for (const { id, name, email } of answers) {
    const key = matchKeyOf(email, name)
    if (key !== null && wanted.has(key) && !found.has(key)) found.set(key, id)
  }
  if (found.size === 0) return
  const pairs = JSON.stringify([...found].map(([key, id]) => ({ key, id })))
  await db.run(
    sql`update guest_selections set invitation_id = (select i.id from invitations i, json_each(${pairs}) v
        where v.value ->> 'id' = guest_selections.id and i.event_id = ${eventId} and i.match_key = v.value ->> 'key'
          and i.deleted_at is null and i.response_id is null and i.decline_id is null
          and i.places >= guest_selections.guest_count)
      where id in (select value ->> 'id' from json_each(${pairs})) and invitation_id is null and deleted_at is null`,
  )
}
