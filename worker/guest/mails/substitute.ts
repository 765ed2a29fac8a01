import { sql } from 'drizzle-orm'
import { now } from '#core/clock'
import { database } from '#core/db'
import type { Email, Queued, TemplateContext } from '#core/mail/email'
import { templateContextFor } from '#core/mail/language'
import { mealIsOver } from '#events/rules/meal-over'
import { responses } from '#party/table/responses'
import { substituteRemovedSince, substituteSetSince } from '../../kitchen/substitute-mails.ts'
import { mailedParty, mailToParty } from './mail-to-party.ts'

/**
 * The mail that a substitute was agreed for somebody, or that it ended. Null if neither holds any more, and after the meal.
 */
export async function substituteMail(
  fallback: TemplateContext,
  responseId: string,
  queued?: Queued,
): Promise<Email | null> {
  const { env } = fallback
  const queuedAt = queued?.createdAt ?? now()
  const found = await mailedParty(database(env.DB), responseId, {
    agreed: sql<number>`${substituteSetSince(responses.id, queuedAt)}`.as('agreed'),
    takenBack: sql<number>`${substituteRemovedSince(responses.id, queuedAt)}`.as('taken_back'),
  })
  if (!found || mealIsOver(found.event, now()) || !(found.agreed || found.takenBack)) return null
  const { words } = templateContextFor(fallback, found.response.language, found.event.language)
  const { substituteMail } = words.party
  const news = found.agreed ? substituteMail.please : substituteMail.over
  return mailToParty({ env, words }, found, {
    subject: substituteMail.subject,
    preview: news,
    paragraphs: [substituteMail.news, news],
    action: words.needs.lookAgain,
  })
}
