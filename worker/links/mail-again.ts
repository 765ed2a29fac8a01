import { audited } from '#core/audit/audit'
import { runBatch } from '#core/db'
import { Refusal } from '#core/http/refusal'
import { oncePerMinute, queueMail } from '#core/mail/queue'
import { settings } from '#core/settings'
import type { EventContext } from '#events/table/context'
import { refuseMoreMails } from '../events/mails-a-day.ts'
import { kitchenLinksEnd } from './shape/link.ts'
import { storedKitchenToken } from './token.ts'
import { unrevokedLink } from './unrevoked-link.ts'

/**
 * Queues the mail with a link's URL again, at most one a minute.
 * @throws Refusal 404 for a link that is not this event's, 410 once it is revoked, expired, or cannot be made again, 400 without an email, 429
 */
export async function mailLinkAgain(
  { env, db, event, actor, at }: EventContext<'env' | 'db' | 'event' | 'actor' | 'at'>,
  id: string,
): Promise<void> {
  const link = await unrevokedLink(db, event.id, id)
  if (at >= kitchenLinksEnd(event)) throw new Refusal('kitchen_link_expired')
  if (link.email === null) throw new Refusal('kitchen_link_without_email')
  await storedKitchenToken(settings(env).secrets, event.eventCode, link)
  await refuseMoreMails(db, event.userId, at)
  await runBatch(db, {
    mail: audited(
      db,
      queueMail(db, { kind: 'kitchen_link', subjectId: id, dedupeKey: oncePerMinute(at), at }),
      {
        actor,
        action: 'RESEND_KITCHEN_LINK',
        entityType: 'kitchen_link',
        entityId: id,
        details: { event_id: event.id, title: event.title },
        at,
      },
    ),
  })
}
