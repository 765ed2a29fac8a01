import { isSuspended } from '#admin/rules'
import { database } from '#core/db'
import { type Mailing, Waits } from '#core/mail/email'
import { completingLetter, newsLetter } from './answered.ts'
import { askingLetter } from './asking.ts'
import { type LetterRow, type ListLetter, letterEvent } from './frame.ts'

export type { LetterRow, ListLetter } from './frame.ts'

/**
 * The letter of mails of the list that are due: of one event, kind and mailbox. Who gets it is decided a second time here:
 * rows that nobody needs any more are not in `of`. Null where that is none.
 * @throws Waits while the event is suspended
 */
export async function listLetter(mailing: Mailing, rows: LetterRow[]): Promise<ListLetter | null> {
  const [first] = rows
  const about = first && (await letterEvent(database(mailing.env.DB), first.eventId))
  if (!first || !about) return null
  if (isSuspended(about.event)) throw new Waits()
  switch (first.kind) {
    case 'invite':
    case 'remind':
      return askingLetter(mailing, about, rows)
    case 'complete':
      return completingLetter(mailing, about, rows)
    case 'news':
      return newsLetter(mailing, about, rows)
    default:
      return first.kind satisfies never
  }
}
