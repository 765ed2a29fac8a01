import { type SQL, sql } from 'drizzle-orm'
import { mailsApart, remindersByHand, remindersByPlan } from './rules/quota.ts'
import type { ListMailKind } from './shape/mail.ts'

/** Recipients of a mail: ids that a planner chose, or none for all whom it concerns. */
export type Choice = {
  eventId: string
  at: number
  /** Ids of parties or responses among which they are. */
  ids?: readonly string[] | undefined
  /** A planner pressed for it; otherwise the clock asks. */
  byHand: boolean
  /** Part of a mail's key that tells it from others to the same recipient: a request, or a deadline and window. */
  dedupeKey: string
}

const among = (column: SQL, ids: readonly string[] | undefined) =>
  ids ? sql`${column} in (select value from json_each(${JSON.stringify(ids)}))` : sql`true`

/** Mails to a party that went out, or may have: those that ended before count for nothing. */
const countsSql = sql`m.state not in ('dropped', 'stopped', 'undeliverable')`

// A planner may send again a mail that perhaps never went out.
const countedFor = ({ byHand }: Choice) => (byHand ? sql`${countsSql} and m.state <> 'unknown'` : countsSql)

/** SQL condition: no mail went to the party of `i` a short while ago, and its address does not refuse them. */
const ready = (choice: Choice) => sql`not exists (select 1 from list_mails m where m.invitation_id = i.id
    and m.kind in ('invite', 'remind', 'complete') and m.created_at > ${choice.at - mailsApart} and ${countedFor(choice)})
  and not exists (select 1 from list_mails m where m.invitation_id = i.id
    and m.state in ('stopped', 'complained', 'undeliverable') and m.updated_at > i.updated_at)`

/** SQL condition: the subject has had fewer of a kind than its share of what a planner presses for, or of the plan's. */
const fewEnough = ({ byHand }: Choice, kind: ListMailKind, subject: SQL) =>
  sql`(select count(*) from list_mails m where ${subject} and m.kind = ${kind} and m.by_hand = ${byHand}
    and ${countsSql} and m.state <> 'unknown') < ${byHand ? remindersByHand : remindersByPlan}`

/** Parties that can be written to. */
const listed = (choice: Choice) => sql`from invitations i where i.event_id = ${choice.eventId}
  and i.deleted_at is null and i.places > 0 and i.email is not null and not i.paused
  and ${among(sql`i.id`, choice.ids)} and ${ready(choice)}`

// An invitation is one for each link. What perhaps never arrived can be sent again.
const toInvite = (choice: Choice) => sql`select i.id as invitation_id, null as response_id, i.label as name,
    'invite:' || i.id || ':' || i.link_version || ':' || (select count(*) from list_mails m
      where m.invitation_id = i.id and m.kind = 'invite') as dedupe_key
  ${listed(choice)} and i.response_id is null and i.decline_id is null
  and not exists (select 1 from list_mails m where m.invitation_id = i.id and m.kind = 'invite'
    and m.dedupe_key like 'invite:' || i.id || ':' || i.link_version || ':%' and ${countsSql} and m.state <> 'unknown')`

const toRemind = (choice: Choice) => sql`select i.id as invitation_id, i.response_id, i.label as name,
    'remind:' || i.id || ':' || ${choice.dedupeKey} as dedupe_key
  ${listed(choice)} and i.silent > 0 and ${fewEnough(choice, 'remind', sql`m.invitation_id = i.id`)}`

/** SQL condition: somebody of the response `r` chose nothing in a required course that has dishes. Infants are not asked. */
export const lacksCourseSql = sql`exists (select 1 from menu_categories c, json_each(r.selections) p
  where c.event_id = r.event_id and c.deleted_at is null and c.required
    and exists (select 1 from menu_items d where d.category_id = c.id and d.deleted_at is null) and p.value ->> 'age' is not 'infant'
    and coalesce(json_extract(p.value, '$.selections."' || c.id || '"'), '') = '')`

/** Responses with an address of their own, or their party's. */
const answered = ({ eventId, ids }: Choice) => sql`from guest_selections r
  left join invitations i on i.id = r.invitation_id and i.deleted_at is null
  where r.event_id = ${eventId} and r.deleted_at is null and r.lead_guest_name <> ''
    and coalesce(r.lead_guest_email, i.email) is not null
    and (${among(sql`r.id`, ids)} or ${ids ? among(sql`i.id`, ids) : sql`false`})
    and not coalesce(i.paused, false) and not exists (select 1 from list_mails m where m.response_id = r.id
      and m.state in ('stopped', 'complained', 'undeliverable') and m.updated_at > coalesce(i.updated_at, r.updated_at))`

const answeredMail = (
  kind: ListMailKind,
  { dedupeKey }: Choice,
) => sql`select i.id as invitation_id, r.id as response_id,
  r.lead_guest_name as name, ${`${kind}:`} || r.id || ':' || ${dedupeKey} as dedupe_key`

const toComplete = (choice: Choice) => sql`${answeredMail('complete', choice)} ${answered(choice)}
  and ${lacksCourseSql}
  and not exists (select 1 from list_mails m where m.response_id = r.id and m.kind = 'complete'
    and m.created_at > ${choice.at - mailsApart} and ${countedFor(choice)})
  and ${fewEnough(choice, 'complete', sql`m.response_id = r.id`)}`

const toTell = (choice: Choice) => sql`${answeredMail('news', choice)} ${answered(choice)}`

const recipientsOf: Record<ListMailKind, (choice: Choice) => SQL> = {
  invite: toInvite,
  remind: toRemind,
  complete: toComplete,
  news: toTell,
}

/**
 * The query for whom a kind of mail goes to now: rows of `invitation_id`, `response_id`, `name` and `dedupe_key`, those
 * left out that were written to already. The mail asks again whether it is still needed.
 */
export function recipients(kind: ListMailKind, choice: Choice): SQL {
  return sql`select * from (${recipientsOf[kind](choice)}) where dedupe_key not in (select dedupe_key from list_mails
    where event_id = ${choice.eventId})`
}
