import { isSuspended } from '#admin/rules'
import { database } from '#core/db'
import { MailDeferred, type TemplateContext } from '#core/mail/email'
import { writeCompleting, writeNews } from './answered.ts'
import { writeAsking } from './asking.ts'
import { type DueRow, eventToMail, type WrittenMail } from './frame.ts'

export type { DueRow, WrittenMail } from './frame.ts'

/**
 * Writes the mail of rows of the list that are due: of one event, kind and mailbox. Who gets it is decided a second time here:
 * rows that nobody needs any more are not in `of`. Null where that is none.
 * @throws MailDeferred while the event is suspended
 */
export async function writeListMail(context: TemplateContext, rows: DueRow[]): Promise<WrittenMail | null> {
  const [first] = rows
  const about = first && (await eventToMail(database(context.env.DB), first.eventId))
  if (!first || !about) return null
  if (isSuspended(about.event)) throw new MailDeferred()
  switch (first.kind) {
    case 'invite':
    case 'remind':
      return writeAsking(context, about, rows)
    case 'complete':
      return writeCompleting(context, about, rows)
    case 'news':
      return writeNews(context, about, rows)
    default:
      return first.kind satisfies never
  }
}
