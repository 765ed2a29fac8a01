import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#core/db'
import { queueMail } from '#core/mail/queue'
import type { PartyWithDish, PersonWithDish } from '#needs/rules/newly-warned'
import { responses } from '#party/table/responses'

/** The parties that chose a dish and have somebody with needs. Those whose names are erased have none. */
export function needingParties(db: Database, eventId: string, itemId: string) {
  return db
    .select({
      id: responses.id,
      name: responses.leadGuestName,
      email: responses.leadGuestEmail,
      party: responses.selections,
    })
    .from(responses)
    .where(
      sql`${responses.eventId} = ${eventId} and ${responses.deletedAt} is null
        and exists (select 1 from json_each(${responses.selections}) p, json_each(p.value, '$.selections') s
          where s.value = ${itemId} and p.value -> 'needs' is not null)`,
    )
}

/**
 * Queues the mails to parties that new contents of a dish warn: one for each change. One that waits for the response
 * already tells the same when it is sent.
 * @param changed the condition that this batch changed the contents
 */
export function queueContentsMails(
  db: Database,
  eventId: string,
  itemId: string,
  parties: readonly Pick<PartyWithDish, 'id'>[],
  changed: SQL,
  at: number,
) {
  const menuVersion = sql`(select menu_version from events where id = ${eventId})`
  return queueMail(
    db,
    {
      kind: 'contents_changed',
      subjectId: sql`g.id`,
      dedupeKey: sql`${itemId} || ':' || ${menuVersion}`,
      at,
    },
    sql`from json_each(${JSON.stringify(parties.map(({ id }) => id))}) one
      join guest_selections g on g.id = one.value and g.deleted_at is null and g.lead_guest_email is not null
      where ${changed}`,
  )
}

/** Raises what people were told of a dish to the contents that the batch has just stored: to them nothing is new. */
export function raiseShownVersions(
  db: Database,
  eventId: string,
  itemId: string,
  people: readonly PersonWithDish[],
  changed: SQL,
) {
  const list = JSON.stringify(people)
  const version = sql`(select menu_version from events where id = ${eventId})`
  return db
    .update(responses)
    .set({
      selections: sql`(select json_group_array(json(case when exists (select 1 from json_each(${list}) one
          where one.value ->> 'response' = ${responses.id} and one.value ->> 'person' = p.value ->> 'id')
          and json_extract(p.value, ${`$.shownVersions."${itemId}"`}) is not null
        then json_set(p.value, ${`$.shownVersions."${itemId}"`}, ${version}) else p.value end))
        from json_each(${responses.selections}) p)`,
    })
    .where(sql`${responses.id} in (select value ->> 'response' from json_each(${list})) and ${changed}`)
}
