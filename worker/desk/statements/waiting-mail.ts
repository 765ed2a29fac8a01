import { type SQL, sql } from 'drizzle-orm'
import { type ReceivedCommand, subjectOf } from '../shape.ts'

/** The statement after which the mail of a command waits with it; none where it need not wait. */
export function delayingMail(command: ReceivedCommand): SQL[] {
  if (command.mailAt === undefined) return []
  const subject = subjectOf(command)
  return [
    sql`update outbox set due_at = max(due_at, ${command.mailAt}) where created_at = ${command.at}
      and sent_at is null and failed_at is null
      and subject_id in (${subject}, (select id from guest_selections where edit_token_hash = ${subject}))`,
  ]
}
