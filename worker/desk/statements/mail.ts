import { type SQL, sql } from 'drizzle-orm'
import { type Database, preparedQuery, rowsOf } from '#core/db'
import { queueMail } from '#core/mail/queue'
import { isSubmission, type ReceivedCommand, rowKeyOf } from '../shape.ts'

/** A response or decline that was written, by its id, and the time at which its command arrived. */
type WrittenAnswer = { id: string; at: number }

const editLinks = preparedQuery((db) =>
  queueMail(
    db,
    { kind: 'edit_link', subjectId: sql`g.id`, dedupeKey: sql`g.version`, at: sql`g.created_at` },
    sql`from json_each(${sql.placeholder('answers')}) w
      join guest_selections g on g.id = w.value ->> 'id' and g.created_at = w.value ->> 'at' and g.version = 1
      where g.lead_guest_email is not null and g.deleted_at is null`,
  ),
)
const declineLinks = preparedQuery((db) =>
  queueMail(
    db,
    { kind: 'decline_link', subjectId: sql`d.id`, dedupeKey: sql`d.version`, at: sql`d.created_at` },
    sql`from json_each(${sql.placeholder('answers')}) w
      join declines d on d.id = w.value ->> 'id' and d.created_at = w.value ->> 'at' and d.version = 1
      where d.email is not null and d.deleted_at is null`,
  ),
)

/** Queues the mail with its edit link for each of these responses that is new and has an address. */
export function queueEditLinks(db: Database, answers: WrittenAnswer[]) {
  return rowsOf(db, editLinks(db, { answers: JSON.stringify(answers) }).statement)
}

/** Queues the mail with the link to change one's mind for each of these declines that is new and has an address. */
export function queueDeclineLinks(db: Database, answers: WrittenAnswer[]) {
  return rowsOf(db, declineLinks(db, { answers: JSON.stringify(answers) }).statement)
}

/** The queries after a batch's writes that queue the mails of what is new in it; none where nobody gave an address. */
export function queueLinkMails(db: Database, commands: readonly ReceivedCommand[]) {
  const responses = commands.filter((command) => isSubmission(command) && command.content.email !== null)
  const declines = commands.filter((command) => command.kind === 'decline' && command.email !== null)
  const answersOf = (some: ReceivedCommand[]) =>
    some.map((command) => ({ id: rowKeyOf(command), at: command.at }))
  return {
    ...(responses.length > 0 && { editLinks: queueEditLinks(db, answersOf(responses)) }),
    ...(declines.length > 0 && { declineLinks: queueDeclineLinks(db, answersOf(declines)) }),
  }
}

/** The statement that delays the mail of a command until its `mailAt`; none where it need not wait. */
export function delayMail(command: ReceivedCommand): SQL[] {
  if (command.mailAt === undefined) return []
  const rowKey = rowKeyOf(command)
  return [
    sql`update outbox set due_at = max(due_at, ${command.mailAt}) where created_at = ${command.at}
      and sent_at is null and failed_at is null
      and subject_id in (${rowKey}, (select id from guest_selections where edit_token_hash = ${rowKey}))`,
  ]
}
