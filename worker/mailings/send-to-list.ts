import { type SQL, sql } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { type Database, rowsOf, runBatch } from '#core/db'
import { sha256 } from '#core/hash'
import { Refusal } from '#core/http/refusal'
import { settings } from '#core/settings'
import { isOpen } from '#events/rules/closing'
import { mealIsOver } from '#events/rules/meal-over'
import type { EventContext } from '#events/table/context'
import type { EventRow } from '#events/table/events'
import { leftToday, mailFacts, mailsToday, partiesMailed, type Sender, senderOf } from './facts.ts'
import { queueListMails } from './queue-list-mails.ts'
import { type Choice, recipients } from './recipients.ts'
import { type Quota, quotaOf } from './rules/quota.ts'
import type { MailPreview, MailRequest, Queued } from './shape/mail.ts'

type Sending = EventContext<'env' | 'db' | 'event' | 'actor' | 'at'>

const namesShown = 100

/**
 * Finds the addressees of a request, for its planner to look at.
 * @throws Refusal 410 `closed` once nobody can answer
 */
export async function previewMail({ db, event, at }: Sending, request: MailRequest): Promise<MailPreview> {
  refuseClosed(event, at, request)
  const chosen = recipients(request.kind, await choiceOf(event, at, request))
  const { rows } = await runBatch(db, {
    rows: rowsOf<{ name: string; count: number }>(
      db,
      sql`select name, count(*) over () as count from (${chosen}) order by name collate nocase limit ${namesShown}`,
    ),
  })
  return { count: rows[0]?.count ?? 0, names: rows.map(({ name }) => name) }
}

/**
 * Queues the mails that a planner presses for, all of them or none. The INSERT itself checks their number and the quota,
 * against concurrent ones. The same request again queues nothing more.
 * @throws Refusal 403 `locked` where the operator lets nobody mail lists; 409 `no_items` where answers are asked for and
 *   there is no dish to choose; 409 `confirm` before the test mail, without the planner's word that they may write to these people, and where the number is another by now, which `params.count`
 *   tells; 409 `paused`; 409 `limit_reached` beyond the day's quota or the parties of an event without a paid plan; 410
 *   `closed`
 */
export async function sendToList(
  { env, db, event, actor, at }: Sending,
  request: MailRequest,
): Promise<Queued> {
  if (settings(env).listMail === null) throw new Refusal('list_mail_off')
  refuseClosed(event, at, request)
  const { id: requestId, kind, confirm, note = '', changed, allowed } = request
  const choice = await choiceOf(event, at, request)
  const chosen = recipients(kind, choice)
  const sender = await senderOf(env, db, event)
  const { facts, known } = await runBatch(db, {
    facts: mailFacts(db, sender, at),
    known: ofRequest(db, event.id, requestId),
  })
  const [fact] = facts
  if (known[0] && known[0].queued > 0) return known[0]
  if (!fact) throw new Refusal('list_mail_off')
  if (fact.testedAt === null) throw new Refusal('mail_untested')
  if (fact.allowedAt === null && !allowed) throw new Refusal('mail_not_allowed')
  if (asksForAnswers(kind) && !fact.hasMenu) throw new Refusal('mail_no_menu')
  if (fact.paused !== null) throw new Refusal('mail_paused')
  const quota = quotaOf(event, at - fact.joinedAt)
  const { count, queued } = await runBatch(db, {
    count: rowsOf<{ chosen: number; parties: number }>(
      db,
      sql`select (select count(*) from (${chosen})) as chosen, ${partiesMailed(event.id, chosen)} as parties`,
    ),
    inserted: audited(
      db,
      queueListMails(
        db,
        { kind, choice, plannerKey: sender.plannerKey, requestId, note, changed },
        withinQuota(sender, at, quota, chosen, confirm),
      ),
      {
        actor,
        action: 'SEND_LIST_MAIL',
        entityType: 'event',
        entityId: event.id,
        details: { title: event.title, kind, mails: confirm },
        at,
      },
    ),
    allowed: allow(db, event.id, at),
    queued: ofRequest(db, event.id, requestId),
  })
  if (queued[0] && queued[0].queued > 0) return queued[0]
  const { chosen: now = 0, parties = 0 } = count[0] ?? {}
  if (now !== confirm || confirm === 0) throw new Refusal('mail_count_changed', { params: { count: now } })
  if (quota.parties !== null && parties > quota.parties)
    throw new Refusal('mail_parties_full', { params: { parties: quota.parties } })
  throw new Refusal('mail_day_full', { params: { left: leftToday(quota, fact) } })
}

/** Mail to those who have not answered: their link leads to the menu. */
const asksForAnswers = (kind: MailRequest['kind']) => kind === 'invite' || kind === 'remind'

/** Refuses requests for answers after closing, and news after the meal. */
function refuseClosed(event: EventRow, at: number, { kind }: MailRequest): void {
  const over = kind === 'news' ? mealIsOver(event, at) : !isOpen(event, at)
  if (over) throw new Refusal('mail_closed')
}

/** SQL condition: so many are written to as the planner confirmed, and the quota has room for them. */
function withinQuota(
  sender: Sender,
  at: number,
  { of, mails, parties }: Quota,
  chosen: SQL,
  confirm: number,
): SQL {
  const few = parties === null ? sql`true` : sql`${partiesMailed(sender.id, chosen)} <= ${parties}`
  return sql`(select count(*) from (${chosen})) = ${confirm}
    and ${mailsToday(sender, of, at)} + ${confirm} <= ${mails} and ${few}`
}

/** Notes, once anything was queued, that the planner said they may write to these people. */
function allow(db: Database, eventId: string, at: number) {
  return rowsOf(
    db,
    sql`update event_mailings set allowed_at = ${at} where event_id = ${eventId} and allowed_at is null and changes() > 0`,
  )
}

function ofRequest(db: Database, eventId: string, requestId: string) {
  return rowsOf<Queued>(
    db,
    sql`select count(*) as queued from list_mails where request_id = ${requestId} and event_id = ${eventId}`,
  )
}

async function choiceOf(event: EventRow, at: number, request: MailRequest): Promise<Choice> {
  const { id, kind, invitations, responses } = request
  const ids = [invitations, responses].find((some) => Array.isArray(some))
  const dedupeKey = kind === 'news' ? await factsHash(event) : `hand:${id}`
  return { eventId: event.id, at, ids, byHand: true, dedupeKey }
}

/** Names the day, hour, place and deadline of an event as they are: news of them is told once. */
async function factsHash({ serviceDay, serviceTime, venue, closesAt }: EventRow): Promise<string> {
  return (await sha256(JSON.stringify([serviceDay, serviceTime, venue, closesAt]))).slice(0, 16)
}
