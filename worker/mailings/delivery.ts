import { sql } from 'drizzle-orm'
import { now } from '#core/clock'
import { type Database, database, rowsOf, runBatch } from '#core/db'
import { errorFields, log } from '#core/log'
import { settings } from '#core/settings'
import { addressKey } from './address-key.ts'
import { pauseEvent, pausePlanner } from './pauses.ts'
import { type MailEvent, mailEvent } from './shape/mail-event.ts'
import { hardBounce } from './take.ts'

const minute = 60_000
const day = 86_400_000

type Outcome = { state: 'deferred' | 'delivered' | 'undeliverable' | 'complained'; error: string | null }

// Events repeat and arrive in any order: the strongest state wins.
const strength = sql.raw(
  "case state when 'deferred' then 1 when 'delivered' then 2 when 'undeliverable' then 3 when 'complained' then 4 else 0 end",
)
const strengthOf = { deferred: 1, delivered: 2, undeliverable: 3, complained: 4 }

/** State an event reports; null for an unknown type. */
function outcomeOf({ type, payload }: MailEvent): Outcome | null {
  switch (type.split('.').at(-1)) {
    case 'delivered':
      return { state: 'delivered', error: null }
    case 'deferred':
      return { state: 'deferred', error: null }
    case 'bounced':
      return {
        state: 'undeliverable',
        error: payload.bounce?.type === 'soft' ? 'E_BOUNCED_FOR_NOW' : hardBounce,
      }
    case 'failed':
      return { state: 'undeliverable', error: 'E_DELIVERY_FAILED' }
    case 'rejected':
      return {
        state: 'undeliverable',
        error: payload.rejection?.reason === 'suppressed' ? 'E_RECIPIENT_SUPPRESSED' : 'E_REJECTED',
      }
    case 'complained':
      return { state: 'complained', error: null }
    default:
      return null
  }
}

/** Records delivery events for list mail. Ignores other mail and unknown types; retries on error. */
export async function takeMailEvents(batch: MessageBatch, env: Env): Promise<void> {
  const db = database(env.DB)
  for (const message of batch.messages)
    try {
      const event = mailEvent.safeParse(message.body)
      if (event.success) await note(env, db, event.data)
      message.ack()
    } catch (error) {
      log('warn', 'a mail event is left for later', errorFields(error))
      message.retry()
    }
}

async function note(env: Env, db: Database, event: MailEvent): Promise<void> {
  const outcome = outcomeOf(event)
  if (outcome === null) return
  const at = now()
  const messageId = event.payload.messageId.replace(/^<|>$/g, '')
  const { state, error } = outcome
  const events = sql`select event_id from list_mails where message_id = ${messageId}`
  await runBatch(db, {
    ...(await claiming(env, db, event, messageId)),
    noted: rowsOf(
      db,
      sql`update list_mails set state = ${state}, error = ${error}, note = '', updated_at = ${at}
        where message_id = ${messageId} and ${strength} < ${strengthOf[state]}`,
    ),
    ...(state === 'complained' && { stop: rowsOf(db, stopping(messageId, at)) }),
    ...((state === 'complained' || error === hardBounce) && {
      event: rowsOf(db, pauseEvent(events, at)),
      planner: rowsOf(db, pausePlanner(events, at)),
    }),
  })
}

/** A complaint stops all mail to lists that its mailbox would get. */
function stopping(messageId: string, at: number) {
  return sql`insert into mail_stops (address_key, scope, reason, at)
    select distinct address_key, 'all', 'complaint', ${at} from list_mails
    where message_id = ${messageId} and address_key is not null on conflict do nothing`
}

/**
 * Matches an event to the latest attempt without a provider id at that mailbox. Only where the list has its own sender.
 */
async function claiming(env: Env, db: Database, { payload, metadata }: MailEvent, messageId: string) {
  const { listMail, mailFrom, secrets } = settings(env)
  const sender = payload.sender.toLowerCase()
  if (sender !== listMail?.from.toLowerCase() || sender === mailFrom.toLowerCase()) return {}
  const eventAt = Date.parse(metadata?.eventTimestamp ?? '') || now()
  const keys = JSON.stringify(
    await Promise.all(secrets.map((secret) => addressKey(secret, payload.recipient))),
  )
  const open = sql`message_id is null and state in ('sending', 'unknown')
    and address_key in (select value from json_each(${keys}))`
  const last = sql`(select event_id, kind, attempted_at from list_mails
    where ${open} and attempted_at between ${eventAt - 7 * day} and ${eventAt + minute} order by attempted_at desc limit 1)`
  return {
    claimed: rowsOf(
      db,
      sql`update list_mails set message_id = ${messageId} where ${open} and (event_id, kind, attempted_at) = ${last}
        and not exists (select 1 from list_mails where message_id = ${messageId})`,
    ),
  }
}
