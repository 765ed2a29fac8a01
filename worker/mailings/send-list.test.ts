import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, test } from 'vitest'
import { now, setClock } from '#core/clock'
import { database } from '#core/db'
import { MailDeferred } from '#core/mail/email'
import { queueMail } from '#core/mail/queue'
import { mailRests, outbox } from '#core/mail/table'
import { invitations } from '#invitations/table'
import { runCron } from '../app/cron.ts'
import { processOutbox } from '../core/mail/outbox.ts'
import { makeInvitation } from '../testing/factories/guest-list.ts'
import {
  listProvider,
  mailedEvent,
  mailsOf,
  noListMail,
  plainMail,
  queueToAll,
  statesOf,
} from '../testing/factories/list-mail.ts'
import { addressKey } from './address-key.ts'
import { sendList } from './send-list.ts'
import { listMails, mailPauses, mailStops } from './table.ts'

const db = database(env.DB)
const minute = 60_000
const hour = 60 * minute
// Noon: the day's end is far.
const start = Date.UTC(2027, 5, 3, 12)
beforeEach(async () => {
  setClock(() => start)
  await noListMail()
})
afterEach(() => setClock())

async function given(parties: number) {
  const made = await mailedEvent(parties)
  await queueToAll(made.event.id)
  return made
}

test('a mail goes out once, from the list’s own sender, and is marked with the provider’s id and its mailbox’s key', async () => {
  const { event, addressOf } = await given(1)
  const { sent, run } = listProvider()
  await run()
  await run()
  expect(sent).toMatchObject([{ to: addressOf(1), from: { email: 'invitations@mail.platewise.example' } }])
  expect(await mailsOf(event.id)).toMatchObject([
    {
      state: 'sent',
      attemptedAt: start,
      messageId: sent[0]?.messageId,
      addressKey: await addressKey(env.SECRET, addressOf(1)),
    },
  ])
})

test('the clock sends a due invitation, with a press that opens the party’s link', async () => {
  const { event, addressOf } = await given(1)
  // The link of a party that was added as planners do it.
  const party = await makeInvitation(env, event, ['Ann'], { email: addressOf(2) })
  await queueToAll(event.id)
  const sent: { to: string; text: string }[] = []
  const send = async (mail: (typeof sent)[number]) => void sent.push(mail)
  await runCron({ ...env, EMAIL: { send } as unknown as SendEmail })
  const mail = sent.find(({ to }) => to === addressOf(2))
  expect(mail?.text).toContain(`/invite/${party.token}`)
})

test('a mail that is not due yet waits', async () => {
  const { event } = await mailedEvent(1)
  await queueToAll(event.id, { dueAt: start + 1 })
  const { sent, run } = listProvider()
  await run()
  expect(sent).toEqual([])
  setClock(() => start + 1)
  await run()
  expect(sent).toHaveLength(1)
})

test('nothing goes out while the operator has list mail off', async () => {
  const { event } = await given(1)
  const { sent, env: posting } = listProvider()
  await sendList({ ...posting, LIST_MAIL: 'off' } as Env, plainMail)
  expect(sent).toEqual([])
  expect(await statesOf(event.id)).toEqual({ waiting: 1 })
})

test('parties that share a mailbox share a mail, capitals and what follows a plus aside', async () => {
  const { event, addressOf } = await mailedEvent(3)
  const shared = addressOf(1).replace('@', '+tom@').toUpperCase()
  await db
    .update(invitations)
    .set({ email: shared })
    .where(eq(invitations.id, `3-${event.id}`))
  await queueToAll(event.id)
  const { sent, run } = listProvider()
  await run()
  expect(sent).toHaveLength(2)
  const [first, second, third] = await mailsOf(event.id)
  expect(first?.messageId).toBe(third?.messageId)
  expect(second?.messageId).not.toBe(first?.messageId)
  expect(await statesOf(event.id)).toEqual({ sent: 3 })
})

test('five clocks at once send every mail once, and a hundred in the minute', async () => {
  const made = await Promise.all([given(40), given(40), given(40)])
  const { sent, run } = listProvider()
  await Promise.all([run(), run(), run(), run(), run()])
  expect(sent).toHaveLength(100)
  expect(new Set(sent.map(({ to }) => to)).size).toBe(100)
  setClock(() => start + minute - 1)
  await run()
  expect(sent).toHaveLength(100)
  setClock(() => start + minute)
  await run()
  expect(sent).toHaveLength(120)
  for (const { event } of made) expect(await statesOf(event.id)).toEqual({ sent: 40 })
})

test('no more than five mails are with the provider at a time', async () => {
  await given(23)
  let open = 0
  let most = 0
  const { env: posting } = listProvider()
  const send = async () => {
    most = Math.max(most, ++open)
    await new Promise((resolve) => setTimeout(resolve, 1))
    open--
    return { messageId: crypto.randomUUID() }
  }
  await sendList({ ...posting, EMAIL: { send } as unknown as SendEmail }, plainMail)
  expect(most).toBe(5)
})

test('the first fifty mails of an event’s day go an hour ahead of the rest, and no other event waits for it', async () => {
  const { event } = await given(60)
  const { sent, run } = listProvider()
  await run()
  expect(await statesOf(event.id)).toEqual({ sent: 50, waiting: 10 })
  const other = await given(3)
  setClock(() => start + hour - 1)
  await run()
  expect(await statesOf(event.id)).toEqual({ sent: 50, waiting: 10 })
  expect(await statesOf(other.event.id)).toEqual({ sent: 3 })
  setClock(() => start + hour)
  await run()
  expect(sent).toHaveLength(63)
})

test('a mail without an outcome is unknown after five minutes, and nobody sends it again', async () => {
  const { event } = await given(2)
  const { sent, run } = listProvider()
  const [lost] = await mailsOf(event.id)
  await db
    .update(listMails)
    .set({ state: 'sending', attemptedAt: start })
    .where(eq(listMails.id, lost?.id ?? ''))
  await run()
  expect(await statesOf(event.id)).toEqual({ sending: 1, sent: 1 })
  setClock(() => start + 5 * minute)
  await run()
  await run()
  expect(await statesOf(event.id)).toEqual({ unknown: 1, sent: 1 })
  expect(sent).toHaveLength(1)
})

test.for([
  ['E_RATE_LIMIT_EXCEEDED', start + 5 * minute],
  ['E_SENDER_NOT_VERIFIED', start + 5 * minute],
  ['E_DAILY_LIMIT_EXCEEDED', Date.UTC(2027, 5, 4, 0, 10)],
] as const)(
  'after %s, with which nothing went out, the list waits, rests and then tries one mail first',
  async ([code, until]) => {
    const { event } = await given(12)
    let refuses: string | null = code
    const { sent, tried, run } = listProvider(() => refuses)
    await run()
    expect(tried).toHaveLength(5)
    expect(await statesOf(event.id)).toEqual({ waiting: 12 })
    expect(await db.select().from(mailRests)).toEqual([{ lane: 'list', since: start, until, reason: code }])
    setClock(() => until - 1)
    await run()
    expect(tried).toHaveLength(5)
    setClock(() => until)
    await run()
    expect(tried).toHaveLength(6)
    refuses = null
    setClock(() => until + 25 * hour)
    await run()
    expect(sent).toHaveLength(12)
    expect(new Set(sent.map(({ to }) => to)).size).toBe(12)
    expect(await db.select().from(mailRests)).toEqual([])
  },
)

test('an address the provider suppresses is undeliverable, and the other mails go', async () => {
  const { event, addressOf } = await given(3)
  const { sent, run } = listProvider((to) => (to === addressOf(2) ? 'E_RECIPIENT_SUPPRESSED' : null))
  await run()
  expect(sent.map(({ to }) => to)).toEqual([addressOf(1), addressOf(3)])
  expect((await mailsOf(event.id)).map(({ state, error }) => [state, error])).toEqual([
    ['sent', null],
    ['undeliverable', 'E_RECIPIENT_SUPPRESSED'],
    ['sent', null],
  ])
  expect(await db.select().from(mailRests)).toEqual([])
})

test('an error that leaves open whether a mail went out makes it unknown, and the list rests where no other went', async () => {
  const { event, addressOf } = await given(6)
  const { tried, run } = listProvider((to) => (to === addressOf(6) ? null : 'E_INTERNAL_SERVER_ERROR'))
  await run()
  expect(await statesOf(event.id)).toEqual({ unknown: 5, waiting: 1 })
  setClock(() => start + 5 * minute)
  await run()
  expect(await statesOf(event.id)).toEqual({ unknown: 5, sent: 1 })
  expect(tried).toHaveLength(6)
})

test('one mail of several that fails so is unknown by itself, and the others go on', async () => {
  const { event, addressOf } = await given(12)
  const { run } = listProvider((to) => (to === addressOf(2) ? '' : null))
  await run()
  expect(await statesOf(event.id)).toEqual({ unknown: 1, sent: 11 })
})

test('the list stops at four fifths of the day, mail of all kinds counted, and goes on after the next midnight', async () => {
  const { event } = await given(20)
  for (let each = 0; each < 9; each++)
    await db.insert(outbox).values({
      ...{ id: `sent ${each}`, kind: 'receipt', subjectId: `${each}`, dedupeKey: `${each}`, dueAt: start },
      ...{ createdAt: start, sentAt: each === 0 ? Date.UTC(2027, 5, 2, 23, 59) : start },
    })
  const { sent, env: posting } = listProvider()
  const run = () => sendList({ ...posting, MAIL_DAILY: '16' } as Env, plainMail)
  // 12 of 16, of which 8 have gone.
  await run()
  expect(await statesOf(event.id)).toEqual({ sent: 4, waiting: 16 })
  const until = Date.UTC(2027, 5, 4, 0, 10)
  expect(await db.select().from(mailRests)).toMatchObject([{ lane: 'list', until }])
  setClock(() => until - 1)
  await run()
  expect(sent).toHaveLength(4)
  setClock(() => until)
  await run()
  expect(sent).toHaveLength(16)
})

test('a mailbox gets six mails within a day, over all events, and the seventh when the first is a day old', async () => {
  const name = crypto.randomUUID()
  const events = []
  for (let each = 0; each < 7; each++) {
    const { event } = await mailedEvent(1, {}, name)
    await queueToAll(event.id)
    events.push(event)
  }
  const { sent, run } = listProvider()
  await run()
  expect(sent).toHaveLength(6)
  const waits = (await db.select().from(listMails)).filter(({ state }) => state === 'waiting')
  expect(waits).toMatchObject([{ dueAt: start + 24 * hour }])
  setClock(() => start + 24 * hour)
  await run()
  expect(sent).toHaveLength(7)
})

test('no mail goes to a mailbox that stopped the event or all, and other events may write after the first', async () => {
  const { event, addressOf } = await given(3)
  const other = await mailedEvent(3, {}, addressOf(1).slice(2, -'@example.com'.length))
  await queueToAll(other.event.id)
  const stop = { reason: 'guest', at: start } as const
  await db.insert(mailStops).values([
    { ...stop, addressKey: await addressKey(env.SECRET, addressOf(1)), scope: event.id },
    { ...stop, addressKey: await addressKey(env.SECRET, addressOf(2)), scope: 'all' },
  ])
  const { run } = listProvider()
  await run()
  const states = async (id: string) => (await mailsOf(id)).map(({ state }) => state)
  expect(await states(event.id)).toEqual(['stopped', 'stopped', 'sent'])
  expect(await states(other.event.id)).toEqual(['sent', 'stopped', 'sent'])
})

test('a stop holds although the secret has changed', async () => {
  const { event, addressOf } = await given(1)
  const key = await addressKey(env.SECRET, addressOf(1))
  await db.insert(mailStops).values({ addressKey: key, scope: event.id, reason: 'guest', at: start })
  const { env: posting } = listProvider()
  const changed = { SECRET: 'another secret of the tests, as long as one is', SECRET_OLD: env.SECRET }
  await sendList({ ...posting, ...changed }, plainMail)
  expect(await statesOf(event.id)).toEqual({ stopped: 1 })
})

test('mail of a paused event, and of a paused planner, waits until the pause is lifted', async () => {
  const [one, two] = [await given(1), await given(1)]
  await db.insert(mailPauses).values([
    { subjectId: one.event.id, subject: 'event', reason: 'bounces', at: start },
    { subjectId: two.planner.id, subject: 'planner', reason: 'complaints', at: start },
  ])
  const { sent, run } = listProvider()
  await run()
  expect(sent).toEqual([])
  await db.update(mailPauses).set({ liftedAt: start })
  await run()
  expect(sent).toHaveLength(2)
})

test('an address that bounced is not written to again, and its party is once the address is another', async () => {
  const { event, addressOf } = await given(1)
  const { sent, run } = listProvider()
  await run()
  await db.update(listMails).set({ state: 'undeliverable', error: 'E_BOUNCED' })
  await queueToAll(event.id, { kind: 'remind' })
  await run()
  expect(sent).toHaveLength(1)
  expect(await statesOf(event.id)).toEqual({ undeliverable: 2 })
  await db
    .update(invitations)
    .set({ email: `corrected.${addressOf(1)}` })
    .where(eq(invitations.eventId, event.id))
  await queueToAll(event.id, { kind: 'remind' })
  await run()
  expect(sent).toHaveLength(2)
})

test('a row that its mail no longer covers is dropped, and counts as no attempt', async () => {
  const { event, addressOf } = await mailedEvent(2)
  await db
    .update(invitations)
    .set({ email: addressOf(1) })
    .where(eq(invitations.id, `2-${event.id}`))
  await queueToAll(event.id)
  const [first] = await mailsOf(event.id)
  const { sent, run } = listProvider()
  await run(async (...given) => {
    const written = await plainMail(...given)
    return written && { ...written, of: [first?.id ?? ''] }
  })
  expect(sent).toHaveLength(1)
  expect((await mailsOf(event.id)).map(({ state, attemptedAt }) => [state, attemptedAt])).toEqual([
    ['sent', start],
    ['dropped', null],
  ])
  await queueToAll(event.id, { kind: 'remind' })
  await run(async () => null)
  expect(sent).toHaveLength(1)
  expect(await statesOf(event.id)).toEqual({ sent: 1, dropped: 3 })
})

test('a mail whose party has no address any more is dropped', async () => {
  const { event } = await given(2)
  await db
    .update(invitations)
    .set({ email: null })
    .where(eq(invitations.id, `1-${event.id}`))
  await db
    .update(invitations)
    .set({ deletedAt: start })
    .where(eq(invitations.id, `2-${event.id}`))
  const { sent, run } = listProvider()
  await run()
  expect(sent).toEqual([])
  expect(await statesOf(event.id)).toEqual({ dropped: 2 })
})

test('a mail that has to wait, and one that cannot be written, is due an hour later', async () => {
  const { event } = await given(1)
  const { sent, run } = listProvider()
  for (const error of [new MailDeferred(), new Error('D1 is away')]) {
    await run(() => Promise.reject(error))
    expect(await mailsOf(event.id)).toMatchObject([
      { state: 'waiting', attemptedAt: null, dueAt: now() + hour },
    ])
    setClock(() => start + hour)
  }
  setClock(() => start + 2 * hour)
  await run()
  expect(sent).toHaveLength(1)
})

it('the list sends nothing while a lane of account mail rests, and rests of the list keep no account mail', async () => {
  const { event } = await given(1)
  const rest = { since: start, until: start + minute, reason: 'E_RATE_LIMIT_EXCEEDED' }
  await db.insert(mailRests).values({ lane: 'account', ...rest })
  const { sent, tried, env: posting, run } = listProvider()
  await run()
  expect(tried).toEqual([])
  expect(await statesOf(event.id)).toEqual({ waiting: 1 })
  await db.delete(mailRests)
  await db.insert(mailRests).values({ lane: 'list', ...rest, until: start + hour })
  await queueMail(db, { kind: 'reset', subjectId: 'somebody', at: start })
  const mail = { to: 'somebody@example.com', subject: 'reset', html: 'Hello', text: 'Hello' }
  await processOutbox(posting, { reset: async () => mail } as never)
  expect(sent).toMatchObject([{ subject: 'reset' }])
  // Its own success tells nothing of the list's sender.
  expect(await db.select().from(mailRests)).toMatchObject([{ lane: 'list' }])
})
