import { eq, sql } from 'drizzle-orm'
import { type Database, type Query, rowsOf, runBatch } from '#core/db'
import { mailRests } from '#core/mail/table'
import { settings } from '#core/settings'
import type { EventContext } from '#events/table/context'
import { leftToday, mailFacts, senderOf } from './facts.ts'
import { recipients } from './recipients.ts'
import { reminderHours } from './rules/limits.ts'
import { nextReminder } from './rules/plan.ts'
import { quotaOf } from './rules/quota.ts'
import type { LoggedMail, MailLog, MailState, Reminders } from './shape/mail.ts'
import { eventMailings } from './table.ts'

const pageSize = 500

/** The plan of an event's reminders, what goes out next by it, and how its mail is. */
export async function readReminders({
  env,
  db,
  event,
  at,
}: EventContext<'env' | 'db' | 'event' | 'at'>): Promise<Reminders> {
  const [sender, [plan]] = await Promise.all([
    senderOf(env, db, event),
    db.select().from(eventMailings).where(eq(eventMailings.eventId, event.id)),
  ])
  const { windows = [], hour = reminderHours.usual } = plan ?? {}
  const next = nextReminder({ ...event, windows, hour }, at)
  // As if nobody answered until then: who was written to today is written to again by then.
  const choice = { eventId: event.id, at: next?.at ?? at, byHand: false, dedupeKey: 'next' }
  const {
    facts: [facts],
    counts: [counts],
    states,
    rests,
  } = await runBatch(db, {
    facts: mailFacts(db, sender, at),
    counts: rowsOf<{ remind: number; complete: number; unaddressed: number }>(
      db,
      sql`select (select count(*) from (${recipients('remind', choice)})) as remind,
        (select count(*) from (${recipients('complete', choice)})) as complete,
        (select count(*) from invitations where event_id = ${event.id} and deleted_at is null
          and silent > 0 and email is null) as unaddressed`,
    ),
    states: rowsOf<{ state: MailState; count: number }>(
      db,
      sql`select state, count(*) as count from list_mails where event_id = ${event.id} group by state`,
    ),
    rests: restsOfList(db, at),
  })
  const paused = facts?.paused ? (JSON.parse(facts.paused) as Reminders['paused']) : null
  return {
    windows,
    hour,
    next: next
      ? (['remind', 'complete'] as const).map((kind) => ({ at: next.at, kind, count: counts?.[kind] ?? 0 }))
      : [],
    mail: settings(env).listMail === null ? 'off' : 'on',
    tested: Boolean(facts?.testedAt),
    allowed: Boolean(facts?.allowedAt),
    paused,
    restsUntil: rests[0]?.until ?? null,
    left: facts ? leftToday(quotaOf(event, at - facts.joinedAt), facts) : 0,
    unaddressed: counts?.unaddressed ?? 0,
    states: Object.fromEntries(states.map(({ state, count }) => [state, count])),
  }
}

/** The query for until when the provider takes no mail of the list. */
function restsOfList(db: Database, at: number): Query<{ until: number }[]> {
  return rowsOf(db, sql`select until from ${mailRests} where lane = 'list' and until > ${at}`)
}

/**
 * A page of an event's log, newest first.
 * @param before the id of the last mail of the page before
 * @param invitation the id of a party, for its mails alone
 */
export async function readMailLog(
  { db, event }: EventContext<'db' | 'event'>,
  { before, invitation }: { before?: string | undefined; invitation?: string | undefined },
): Promise<MailLog> {
  const last = sql`(select created_at, id from list_mails where id = ${before ?? null} and event_id = ${event.id})`
  const ofParty = invitation === undefined ? sql`true` : sql`m.invitation_id = ${invitation}`
  const { rows } = await runBatch(db, {
    rows: rowsOf<Omit<LoggedMail, 'byHand'> & { byHand: 0 | 1 }>(
      db,
      sql`select m.id, m.invitation_id as invitationId, m.response_id as responseId, m.kind, m.state,
          m.by_hand as byHand, iif(m.state = 'waiting', m.due_at, m.updated_at) as at,
          coalesce(i.label, r.lead_guest_name, '') as name
        from list_mails m left join invitations i on i.id = m.invitation_id
          left join guest_selections r on r.id = m.response_id
        where m.event_id = ${event.id} and ${ofParty} and ${before === undefined ? sql`true` : sql`(m.created_at, m.id) < ${last}`}
        order by m.created_at desc, m.id desc limit ${pageSize + 1}`,
    ),
  })
  const page = rows.slice(0, pageSize)
  const end = page.at(-1)
  return {
    mails: page.map((row) => ({ ...row, byHand: row.byHand === 1 })),
    ...(rows.length > pageSize && end && { next: end.id }),
  }
}
