import { sql } from 'drizzle-orm'
import type { Database } from '#core/db'
import type { DueRow } from './mails/list-mail.ts'
import { reminderHours } from './rules/limits.ts'
import { whenDue } from './rules/plan.ts'
import { mailPauses } from './table.ts'

/**
 * Mail due to one mailbox in one event, of one kind. `address` is null where there is none any more. `when` is that of
 * `whenDue`: what a planner presses for goes at any hour.
 */
export type DueMail = {
  eventId: string
  userId: string
  address: string | null
  when: ReturnType<typeof whenDue>
  rows: DueRow[]
}

type Row = Omit<DueRow, 'changed'> &
  Omit<DueMail, 'rows' | 'when'> & {
    changed: string
    mailbox: string | null
    dueAt: number
    byHand: 0 | 1
    closesAt: number
    timeZone: string
    hour: number
  }

/** SQL: the address that a mail `m` goes to, of what `addressed` joins. Mail about an answer goes to whoever gave it. */
export const recipientOf = sql`case when m.kind in ('invite', 'remind') then i.email
  else coalesce(r.lead_guest_email, i.email) end`

/** SQL: joins the party `i` and the response `r` of a mail `m`, where they are still there. */
export const addressed = sql`left join invitations i on i.id = m.invitation_id and i.deleted_at is null
  left join guest_selections r on r.id = m.response_id and r.deleted_at is null`

/** SQL condition of an event `e`: its mail, or its planner's, is paused. */
const isPausedSql = sql`exists (select 1 from ${mailPauses} p
  where p.subject_id in (e.id, e.user_id) and p.lifted_at is null)`

/** The mails that are due, the oldest first. Rows of one event and kind that share a mailbox are one mail. */
export async function dueMails(db: Database, at: number, most: number): Promise<DueMail[]> {
  const rows = await db.all<Row>(sql`with addressed as materialized (
      select m.*, e.user_id, e.closes_at, e.time_zone, coalesce(p.hour, ${reminderHours.usual}) as hour,
        ${recipientOf} as address from list_mails m
      join events e on e.id = m.event_id
      left join event_mailings p on p.event_id = e.id
      ${addressed}
      where m.state = 'waiting' and m.due_at <= ${at} and not ${isPausedSql}
    ), due as materialized (
      select *, lower(case when instr(address, '+') between 2 and instr(address, '@') - 1
        then substr(address, 1, instr(address, '+') - 1) || substr(address, instr(address, '@'))
        else address end) as mailbox from addressed
    ), first as (
      select event_id, kind, mailbox, min(due_at) as due_at from due group by 1, 2, 3 order by 4 limit ${most}
    )
    select due.id, due.kind, due.event_id as eventId, invitation_id as invitationId, response_id as responseId, note,
      changed, user_id as userId, address, due.mailbox, due.due_at as dueAt, by_hand as byHand, closes_at as closesAt,
      time_zone as timeZone, hour from first join due
    on due.event_id = first.event_id and due.kind = first.kind and due.mailbox is first.mailbox
    order by first.due_at, due.event_id, due.kind, due.mailbox, due.created_at, due.id`)
  const mails = new Map<string, DueMail>()
  for (const { userId, address, mailbox, changed, dueAt, byHand, closesAt, timeZone, hour, ...row } of rows) {
    const key = JSON.stringify([row.eventId, row.kind, mailbox])
    const when = byHand === 1 || whenDue({ closesAt, timeZone, hour }, dueAt, at, true)
    const mail = mails.get(key) ?? { eventId: row.eventId, userId, address, when, rows: [] }
    mail.rows.push({ ...row, changed: JSON.parse(changed) as DueRow['changed'] })
    mails.set(key, { ...mail, when: when === true || mail.when })
  }
  return [...mails.values()]
}
