import { sql } from 'drizzle-orm'
import { now } from '#core/clock'
import { database } from '#core/db'
import type { Email, Queued, TemplateContext } from '#core/mail/email'
import { templateContextFor } from '#core/mail/language'
import { mealIsOver } from '#events/rules/meal-over'
import { responses } from '#party/table/responses'
import { substituteRemovedSince, substituteSetSince } from '../../kitchen/substitute-mails.ts'
import { mailToParty, readPartyToMail } from './mail-to-party.ts'

/**
 * The mail that a person's substitute was agreed or removed. Null if neither is still the case, or once the meal is over.
 */
export async function substituteMail(
  defaultContext: TemplateContext,
  responseId: string,
  queued?: Queued,
): Promise<Email | null> {
  const { env } = defaultContext
  const queuedAt = queued?.createdAt ?? now()
  const found = await readPartyToMail(database(env.DB), responseId, {
    agreed: sql<number>`${substituteSetSince(responses.id, queuedAt)}`.as('agreed'),
    removed: sql<number>`${substituteRemovedSince(responses.id, queuedAt)}`.as('removed'),
  })
  if (!found || mealIsOver(found.event, now()) || !(found.agreed || found.removed)) return null
  const { words } = templateContextFor(defaultContext, found.response.language, found.event.language)
  const { substituteMail } = words.party
  const news = found.agreed ? substituteMail.lookAtAgreed : substituteMail.lookAtEnded
  return mailToParty({ env, words }, found, {
    subject: substituteMail.subject,
    preview: news,
    paragraphs: [substituteMail.news, news],
    action: words.needs.lookAgain,
  })
}
