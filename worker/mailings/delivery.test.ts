import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { now, setClock } from '#core/clock'
import { database } from '#core/db'
import { invitations } from '#invitations/table'
import worker from '../index.ts'
import {
  listProvider,
  mailedEvent,
  mailsOf,
  noListMail,
  queueToAll,
  statesOf,
} from '../testing/factories/list-mail.ts'
import { mailEventBatch, mailEventOf } from '../testing/factories/mail-events.ts'
import { addressKey } from './address-key.ts'
import { takeMailEvents } from './delivery.ts'
import { liftPauses } from './pauses.ts'
import { listMails, mailPauses, mailStops } from './table.ts'

const db = database(env.DB)
const hour = 3_600_000
const day = 24 * hour
const start = Date.UTC(2027, 5, 3, 12)
beforeEach(async () => {
  setClock(() => start)
  await noListMail()
})
afterEach(() => setClock())

/** An event whose mails were sent, and a way to have the provider tell of them. */
async function sentEvent(parties: number, userId?: string) {
  const made = await mailedEvent(parties, userId ? { guestLimit: 2000, userId } : undefined)
  await queueToAll(made.event.id)
  const { sent, run } = listProvider()
  await run()
  if (sent.length < parties) {
    const later = now() + hour
    setClock(() => later)
    await run()
  }
  const told = async (kind: Parameters<typeof mailEventOf>[0], at = 1, more: object = {}) => {
    const mail = sent.find(({ to }) => to === made.addressOf(at))
    if (!mail) throw new Error('no such mail')
    const event = mailEventOf(kind, mail, now(), more)
    await takeMailEvents(mailEventBatch([event]).batch, env)
    return event
  }
  return { ...made, sent, told }
}

test.for([
  ['delivered', {}, 'delivered', null],
  ['deferred', {}, 'deferred', null],
  ['bounced', {}, 'undeliverable', 'E_BOUNCED'],
  ['bounced', { bounce: { type: 'soft' } }, 'undeliverable', 'E_BOUNCED_FOR_NOW'],
  ['failed', {}, 'undeliverable', 'E_DELIVERY_FAILED'],
  ['rejected', {}, 'undeliverable', 'E_RECIPIENT_SUPPRESSED'],
  ['rejected', { rejection: { reason: 'policy' } }, 'undeliverable', 'E_REJECTED'],
  ['complained', {}, 'complained', null],
] as const)('a mail that was %s, %j, is %s', async ([kind, more, state, error]) => {
  const { event, told } = await sentEvent(2)
  await told(kind, 2, more)
  const [other, mail] = await mailsOf(event.id)
  expect(mail).toMatchObject({ state, error })
  expect(other).toMatchObject({ state: 'sent' })
})

test('the Worker takes what its queue brings, and is done with it', async () => {
  const { event, sent } = await sentEvent(1)
  const { batch, outcomes } = mailEventBatch(sent.map((mail) => mailEventOf('delivered', mail, now())))
  await worker.queue(batch, env)
  expect(outcomes).toEqual(['ack'])
  expect(await statesOf(event.id)).toEqual({ delivered: 1 })
})

test('events that are repeated, in any order, end with the strongest', async () => {
  const kinds = ['delivered', 'deferred', 'complained', 'delivered', 'deferred'] as const
  const { event, sent } = await sentEvent(3)
  const orders = [kinds, kinds.toReversed(), [...kinds.slice(2), ...kinds.slice(0, 2)]]
  const events = orders.flatMap((order, at) =>
    order.map((kind) => mailEventOf(kind, sent[at] ?? { messageId: '', to: '' }, now())),
  )
  await takeMailEvents(mailEventBatch([...events, ...events]).batch, env)
  expect(await statesOf(event.id)).toEqual({ complained: 3 })
})

test('parties that share a mail share what became of it', async () => {
  const { event, addressOf } = await mailedEvent(2)
  await db
    .update(invitations)
    .set({ email: addressOf(1) })
    .where(eq(invitations.id, `2-${event.id}`))
  await queueToAll(event.id)
  const { sent, run } = listProvider()
  await run()
  const events = sent.map((mail) => mailEventOf('delivered', mail, now()))
  await takeMailEvents(mailEventBatch(events).batch, env)
  expect(await statesOf(event.id)).toEqual({ delivered: 2 })
})

test('unknown events and events of other mail are ignored', async () => {
  const { event, sent } = await sentEvent(1)
  const [mail] = sent
  const account = { messageId: 'of a receipt', to: mail?.to ?? '', sender: 'hello@platewise.example' }
  const { batch, outcomes } = mailEventBatch([
    ...[null, 'text', {}, { type: 'cf.email.sending.message.delivered', payload: {} }],
    { ...mailEventOf('delivered', mail ?? account, now()), type: 'cf.email.sending.message.opened' },
    mailEventOf('bounced', account, now()),
    mailEventOf('complained', account, now()),
    mailEventOf('delivered', { messageId: 'of nobody', to: 'nobody@example.com' }, now()),
  ])
  await takeMailEvents(batch, env)
  expect(outcomes).toEqual(Array(8).fill('ack'))
  expect(await statesOf(event.id)).toEqual({ sent: 1 })
  expect(await db.select().from(mailStops)).toEqual([])
})

test('an event that could not be noted is retried, and the other messages are not', async () => {
  const { event, sent } = await sentEvent(2)
  const events = sent.map((mail) => mailEventOf('delivered', mail, now()))
  const { batch, outcomes } = mailEventBatch(events)
  let calls = 0
  const failing = new Proxy(env.DB, {
    get: (target, name) =>
      name === 'batch' && calls++ === 0
        ? () => Promise.reject(new Error('Network connection lost.'))
        : (Reflect.get(target, name) as CallableFunction).bind?.(target),
  })
  await takeMailEvents(batch, { ...env, DB: failing })
  expect(outcomes).toEqual(['retry', 'ack'])
  await takeMailEvents(mailEventBatch(events.slice(0, 1)).batch, env)
  expect(await statesOf(event.id)).toEqual({ delivered: 2 })
})

describe('a mail whose attempt was cut short', () => {
  const lost = async (parties = 1) => {
    const made = await mailedEvent(parties)
    await queueToAll(made.event.id)
    await db
      .update(listMails)
      .set({
        state: 'unknown',
        attemptedAt: start,
        addressKey: await addressKey(env.SECRET, made.addressOf(1)),
      })
      .where(eq(listMails.invitationId, `1-${made.event.id}`))
    return made
  }

  it('is known to have arrived when its mailbox got a mail of the list’s', async () => {
    const { event, addressOf } = await lost()
    const mail = { messageId: 'never heard of', to: addressOf(1).toUpperCase() }
    const events = [mailEventOf('delivered', mail, start + 1000), mailEventOf('deferred', mail, start + 1000)]
    await takeMailEvents(mailEventBatch([...events, ...events]).batch, env)
    expect(await mailsOf(event.id)).toMatchObject([{ state: 'delivered', messageId: 'never heard of' }])
  })

  it('stays unknown by other mail to that mailbox, and by mail of the list from before it', async () => {
    const { event, addressOf } = await lost()
    const to = addressOf(1)
    const account = { messageId: 'a receipt', to, sender: 'hello@platewise.example' }
    const before = { messageId: 'an earlier one', to }
    const events = [
      mailEventOf('delivered', account, start + 1000),
      mailEventOf('delivered', before, start - hour),
    ]
    await takeMailEvents(mailEventBatch(events).batch, env)
    expect(await statesOf(event.id)).toEqual({ unknown: 1 })
    // Mail that has the sender of all other mail cannot be told from it.
    const one = { ...env, LIST_FROM: 'hello@platewise.example' }
    await takeMailEvents(mailEventBatch(events.slice(0, 1)).batch, one)
    expect(await statesOf(event.id)).toEqual({ unknown: 1 })
  })

  it('stays unknown by an event of a mail to that mailbox that is known', async () => {
    const { event, addressOf } = await lost()
    await queueToAll(event.id, { kind: 'remind' })
    const { sent, run } = listProvider()
    await run()
    expect(sent).toMatchObject([{ to: addressOf(1) }])
    await takeMailEvents(mailEventBatch(sent.map((mail) => mailEventOf('delivered', mail, now()))).batch, env)
    expect((await mailsOf(event.id)).map(({ state }) => state).sort()).toEqual(['delivered', 'unknown'])
  })
})

test('a complaint stops that mailbox everywhere', async () => {
  const { told, addressOf } = await sentEvent(1)
  await told('complained')
  await told('complained')
  expect(await db.select().from(mailStops)).toMatchObject([
    { addressKey: await addressKey(env.SECRET, addressOf(1)), scope: 'all', reason: 'complaint' },
  ])
})

const pauses = () => db.select().from(mailPauses)

describe('an event’s mail is paused', () => {
  it('by 3 mails of 60 that bounced, and not by 2', async () => {
    const { event, told } = await sentEvent(60)
    await told('bounced', 1)
    await told('bounced', 2)
    await told('bounced', 2)
    expect(await pauses()).toEqual([])
    await told('bounced', 3)
    expect(await pauses()).toMatchObject([
      { subjectId: event.id, subject: 'event', reason: 'bounces', liftedAt: null },
    ])
  })

  it('by no number of bounces of 49, and before the next mail once there are 50', async () => {
    const { event, told, addressOf } = await sentEvent(49)
    for (let at = 1; at <= 10; at++) await told('bounced', at)
    expect(await pauses()).toEqual([])
    await db
      .update(invitations)
      .set({ email: `other.${addressOf(49)}` })
      .where(eq(invitations.id, `49-${event.id}`))
    await queueToAll(event.id, { kind: 'remind' })
    const { sent, run } = listProvider()
    await db
      .update(listMails)
      .set({ dueAt: start + day })
      .where(eq(listMails.state, 'waiting'))
    await db
      .update(listMails)
      .set({ dueAt: start })
      .where(eq(listMails.invitationId, `49-${event.id}`))
    await run()
    expect(sent).toHaveLength(1)
    setClock(() => start + day)
    await run()
    expect(sent).toHaveLength(1)
    expect(await pauses()).toMatchObject([{ subjectId: event.id, reason: 'bounces' }])
  })

  it('by two complaints of any number, and not by one', async () => {
    const { told } = await sentEvent(10)
    await told('complained', 1)
    await told('complained', 1)
    expect(await pauses()).toEqual([])
    await told('complained', 2)
    expect(await pauses()).toMatchObject([{ subject: 'event', reason: 'complaints' }])
  })

  it('by mails that a full mailbox sent back not at all', async () => {
    const { told } = await sentEvent(50)
    for (let at = 1; at <= 10; at++) await told('bounced', at, { bounce: { type: 'soft' } })
    expect(await pauses()).toEqual([])
  })
})

test('three complaints of a planner’s events within thirty days pause all their events, and older ones do not count', async () => {
  const first = await sentEvent(1)
  await first.told('complained')
  setClock(() => start + 31 * day)
  const { planner } = first
  const events = []
  for (let each = 0; each < 3; each++) events.push(await sentEvent(1, planner.id))
  for (const { told } of events.slice(0, 2)) await told('complained')
  expect(await pauses()).toEqual([])
  await events[2]?.told('complained')
  expect(await pauses()).toMatchObject([{ subjectId: planner.id, subject: 'planner', reason: 'complaints' }])
  // Another of their events waits, and another planner's does not.
  const next = await mailedEvent(1, { userId: planner.id })
  const other = await mailedEvent(1)
  for (const { event } of [next, other]) await queueToAll(event.id)
  const { sent, run } = listProvider()
  await run()
  expect(sent).toMatchObject([{ to: other.addressOf(1) }])
})

test('a pause by bounces ends once every bounced address is corrected or gone, and what bounced before counts no more', async () => {
  const { event, told, addressOf } = await sentEvent(60)
  for (const at of [1, 2, 3]) await told('bounced', at)
  const party = (at: number) => eq(invitations.id, `${at}-${event.id}`)
  const lift = () => liftPauses({ env, db, at: now() })
  await db
    .update(invitations)
    .set({ email: `new.${addressOf(1)}` })
    .where(party(1))
  await db.update(invitations).set({ deletedAt: start }).where(party(2))
  await lift()
  expect(await pauses()).toMatchObject([{ liftedAt: null }])
  await db.update(invitations).set({ email: null }).where(party(3))
  await lift()
  expect(await pauses()).toMatchObject([{ liftedAt: now() }])
  setClock(() => start + 2 * day)
  await told('bounced', 4)
  await told('bounced', 5)
  expect(await pauses()).toMatchObject([{ liftedAt: start + hour }])
  await told('bounced', 6)
  expect(await pauses()).toMatchObject([{ liftedAt: null, at: start + 2 * day }])
})

test('a pause by complaints does not end by itself, also where bounces had paused before', async () => {
  const { event, told } = await sentEvent(60)
  for (const at of [1, 2, 3]) await told('bounced', at)
  await told('complained', 4)
  await told('complained', 5)
  expect(await pauses()).toMatchObject([{ reason: 'complaints' }])
  await db.update(invitations).set({ email: null }).where(eq(invitations.eventId, event.id))
  await liftPauses({ env, db, at: now() })
  expect(await pauses()).toMatchObject([{ liftedAt: null }])
})
