import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database, Results } from '#core/db'
import type { MailKind } from '#core/mail/table'
import { isOpen } from '#events/rules/closing'
import { events } from '#events/table/events'
import { type ChooseAgain, whyNotNotified } from '#party/shape/choose-again'
import { isNotAnonymizedSql } from '#party/table/anonymize'
import { responses } from '#party/table/responses'
import { fromGoneChoices } from '../menu/chosen.ts'

/**
 * Columns of a party, and the state of its last mail of the kinds that notify it of changes. A mail reports all changes at
 * the time when it is sent, whatever it was queued for.
 */
export function partyToNotify(...kinds: MailKind[]) {
  const ofLastMail = (field: SQL) => sql`(select ${field} from outbox o where o.subject_id = ${responses}.id
    and ${inArray(sql`o.kind`, kinds)} order by o.created_at desc, o.id limit 1)`
  return {
    id: responses.id,
    name: responses.leadGuestName,
    email: responses.leadGuestEmail,
    failed: sql<number | null>`${ofLastMail(sql`o.failed_at is not null`)}`.as('mail_failed'),
    // A queued mail will be sent later than now.
    sentAt: sql<number | null>`${ofLastMail(sql`coalesce(o.sent_at, ${Number.MAX_SAFE_INTEGER})`)}`.as(
      'mail_sent_at',
    ),
  }
}

/** Condition for the live parties of an event whose names are not erased. */
export function isLiveWithNamesSql(eventId: string | SQL<string>, condition: SQL) {
  return and(eq(responses.eventId, eventId), isNull(responses.deletedAt), isNotAnonymizedSql, condition)
}

/** The queries for who has to choose again. Parties with erased names are left out: nobody can ask them. */
export function chooseAgainQueries(db: Database, eventId: string | SQL<string>) {
  const fromRemovedChoices = fromGoneChoices(responses.selections)
  return {
    closing: db.select({ closesAt: events.closesAt }).from(events).where(eq(events.id, eventId)),
    parties: db
      .select({
        ...partyToNotify('edit_link'),
        guests: sql<number>`(select count(distinct p.key) ${fromRemovedChoices})`.as('gone_guests'),
        goneAt: sql<number>`(select max(i.deleted_at) ${fromRemovedChoices})`.as('gone_at'),
      })
      .from(responses)
      .where(isLiveWithNamesSql(eventId, sql`exists (select 1 ${fromRemovedChoices})`))
      .orderBy(asc(responses.createdAt), asc(responses.id)),
  }
}

/** The rows of `chooseAgainQueries` as who has to choose again. */
export function chooseAgainOf(
  { closing, parties }: Results<ReturnType<typeof chooseAgainQueries>>,
  at: number,
): ChooseAgain {
  const all = parties.map((party) => ({ ...party, why: whyNotNotified(party) }))
  const count = (some: typeof all) => some.reduce((sum, { guests }) => sum + guests, 0)
  return {
    open: closing[0] !== undefined && isOpen(closing[0], at),
    guests: count(all),
    mailed: count(all.filter(({ why }) => why === null)),
    notNotified: all.flatMap(({ id: responseId, name, why }) =>
      why === null ? [] : [{ responseId, name, why }],
    ),
  }
}
