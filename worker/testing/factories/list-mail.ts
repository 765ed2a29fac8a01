import { env } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { now } from '#core/clock'
import { database } from '#core/db'
import { mailRests, outbox } from '#core/mail/table'
import { invitations } from '#invitations/table'
import { eventMailings, listMails, mailPauses, mailStops } from '#mailings/table'
import { type ListTemplate, sendList } from '../../mailings/send-list.ts'
import { makePlanner } from './account-factories.ts'
import { makeEvent } from './factories.ts'

const db = database(env.DB)

/** Deletes every mail, stop, pause and rest, so that none of another test is due in this one. */
export async function noListMail(): Promise<void> {
  for (const table of [listMails, eventMailings, mailStops, mailPauses, mailRests, outbox])
    await db.delete(table)
}

/** An event with so many parties of one, each with an address of its own: `{at}.{name}@example.com`. */
export async function mailedEvent(
  parties: number,
  more: Parameters<typeof makeEvent>[2] = { guestLimit: 2000 },
  name: string = crypto.randomUUID(),
) {
  const planner = more.userId ? { id: more.userId } : await makePlanner(db)
  const event = await makeEvent(db, planner.id, more)
  await db.run(sql`insert into invitations (id, event_id, label, sort_key, people, max_size, places, silent, email, link_hash,
      created_at, updated_at)
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${parties})
    select n || '-' || ${event.id}, ${event.id}, 'Party ' || n, printf('%05d', n),
      json_array(json_object('id', 'p' || n, 'name', 'Guest ' || n, 'kind', 'adult')), 1, 1, 1,
      n || '.' || ${name} || '@example.com', n || '-' || ${event.id}, ${now()}, ${now()} from numbers`)
  return { planner, event, addressOf: (at: number) => `${at}.${name}@example.com` }
}

/** Queues a mail of a kind to each party of an event that has an address. */
export async function queueToAll(eventId: string, more: Partial<typeof listMails.$inferInsert> = {}) {
  const { kind = 'invite', dueAt = now(), byHand = true } = more
  const key = crypto.randomUUID()
  await db.run(sql`insert into list_mails (id, event_id, user_id, kind, invitation_id, dedupe_key, by_hand, due_at, created_at, updated_at)
    select lower(hex(randomblob(16))), event_id, (select user_id from events where id = event_id), ${kind}, id, ${key} || id, ${byHand ? 1 : 0}, ${dueAt}, ${now()}, ${now()}
    from invitations where event_id = ${eventId} and email is not null and deleted_at is null order by sort_key`)
}

/** The mails of an event, in the order of its parties. */
export const mailsOf = (eventId: string) =>
  db
    .select()
    .from(listMails)
    .where(eq(listMails.eventId, eventId))
    .orderBy(sql`cast(invitation_id as integer)`, listMails.createdAt)

/** Number of mails in each state. */
export async function statesOf(eventId: string): Promise<Record<string, number>> {
  const rows = await db.all<{ state: string; n: number }>(
    sql`select state, count(*) as n from list_mails where event_id = ${eventId} group by state`,
  )
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]))
}

/** A mail that says nothing, to the first party’s address, for all rows. */
export const plainMail: ListTemplate = async (_, rows) => {
  const [party] = await db
    .select()
    .from(invitations)
    .where(eq(invitations.id, rows[0]?.invitationId ?? ''))
  const from = { name: 'Mia Ott via Platewise', email: 'invitations@mail.platewise.example' }
  const mail = { to: party?.email ?? '', from, subject: rows[0]?.kind ?? '', html: 'Hello', text: 'Hello' }
  return { mail, of: rows.map(({ id }) => id) }
}

type Given = { to: string; subject: string; from: EmailAddress }

/** A provider that answers each mail with an error's code, or takes it; `sent` has what it took. */
export function listProvider(answer: (to: string, sent: number) => string | null = () => null) {
  const sent: (Given & { messageId: string })[] = []
  const tried: string[] = []
  const send = async (mail: Given) => {
    tried.push(mail.to)
    const code = answer(mail.to, sent.length)
    if (code !== null) throw Object.assign(new Error('refused'), { code })
    const messageId = crypto.randomUUID()
    sent.push({ ...mail, messageId })
    return { messageId }
  }
  const posting: Env = { ...env, EMAIL: { send } as unknown as SendEmail }
  const run = (write = plainMail) => sendList(posting, write)
  return { sent, tried, env: posting, run }
}
