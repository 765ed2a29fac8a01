import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#core/clock'
import { database } from '#core/db'
import { queueMail } from '#core/mail/queue'
import { mailRests } from '#core/mail/table'
import { api } from '../app/api.ts'
import { templates } from '../app/mails.ts'
import { processOutbox } from '../core/mail/outbox.ts'
import {
  listProvider,
  mailedEvent,
  noListMail,
  plainMail,
  queueToAll,
  statesOf,
} from '../testing/factories/list-mail.ts'
import { mailEventBatch, mailEventOf } from '../testing/factories/mail-events.ts'
import { takeMailEvents } from './delivery.ts'
import { sendList } from './send-list.ts'
import { mailPauses } from './table.ts'

const db = database(env.DB)
const minute = 60_000
const hour = 60 * minute
const start = Date.UTC(2027, 5, 3, 8)
beforeEach(async () => {
  setClock(() => start)
  await noListMail()
})
afterEach(() => setClock())

/** A database that answers until the sender is killed. */
function mortal(killed: () => boolean): D1Database {
  return new Proxy(env.DB, {
    get(target, name) {
      if (killed() && (name === 'prepare' || name === 'batch'))
        return () => {
          throw new Error('killed')
        }
      return (Reflect.get(target, name) as CallableFunction).bind(target)
    },
  })
}

describe('senders that are killed two hundred times', () => {
  /** Four events of fifty, of which a mail is due each minute. */
  const due = async () => {
    const made = []
    for (let each = 0; each < 4; each++) {
      const { event } = await mailedEvent(50)
      await queueToAll(event.id)
      await db.run(sql`update list_mails set due_at = ${start + each * 50 * minute} + ${minute} * cast(invitation_id as integer)
        where event_id = ${event.id}`)
      made.push(event.id)
    }
    return made
  }

  const total = async (events: string[]) => {
    const all: Record<string, number> = {}
    for (const id of events)
      for (const [state, count] of Object.entries(await statesOf(id))) all[state] = (all[state] ?? 0) + count
    return all
  }

  it('after the provider took a mail and before that was noted send none twice, and each is told when it arrived', async () => {
    const events = await due()
    const { sent, env: posting, run } = listProvider()
    for (let at = 1; at <= 200; at++) {
      setClock(() => start + at * minute)
      let killed = false
      const send = async (mail: never) => {
        const taken = await posting.EMAIL.send(mail)
        killed = true
        return taken
      }
      const dying = { ...posting, DB: mortal(() => killed), EMAIL: { send } as unknown as SendEmail }
      await expect(sendList(dying, plainMail)).rejects.toThrow()
    }
    expect(sent).toHaveLength(200)
    setClock(() => start + 220 * minute)
    await run()
    setClock(() => start + 300 * minute)
    await run()
    expect(sent).toHaveLength(200)
    expect(new Set(sent.map(({ to }) => to)).size).toBe(200)
    expect(await total(events)).toEqual({ unknown: 200 })
    const arrived = sent.map((mail) => mailEventOf('delivered', mail, now()))
    for (let from = 0; from < 200; from += 50)
      await takeMailEvents(mailEventBatch(arrived.slice(from, from + 50)).batch, env)
    expect(await total(events)).toEqual({ delivered: 200 })
  })

  it('before the provider heard of a mail never send it by themselves either', async () => {
    const { event } = await mailedEvent(5)
    await queueToAll(event.id)
    const { tried, env: posting, run } = listProvider()
    let killed = false
    const dying = { ...posting, DB: mortal(() => killed) }
    const lastWords = sendList(dying, async () => {
      killed = true
      throw new Error('killed')
    })
    await expect(lastWords).rejects.toThrow()
    setClock(() => start + 5 * minute)
    await run()
    expect(tried).toEqual([])
    expect(await statesOf(event.id)).toEqual({ unknown: 5 })
  })
})

it('a password reset leaves in the next drain while two thousand mails wait and are being sent', async () => {
  const { event, planner } = await mailedEvent(2000)
  await queueToAll(event.id)
  const { sent, env: posting, run } = listProvider()
  const sending = run()
  await queueMail(db, { kind: 'reset', subjectId: planner.id, at: now() })
  await processOutbox(posting, { ...templates, reset: async () => reset })
  expect(sent.findIndex(({ subject }) => subject === 'reset')).toBeGreaterThanOrEqual(0)
  expect(sent.length).toBeLessThan(50)
  await sending
  expect(await statesOf(event.id)).toEqual({ sent: 50, waiting: 1950 })
})

const reset = { to: 'planner@example.com', subject: 'reset', html: 'Hello', text: 'Hello' }

it('mails beyond the provider’s day wait until ten past midnight, health says so, and none goes twice', async () => {
  const { event } = await mailedEvent(150)
  await queueToAll(event.id)
  let full = true
  const { sent, tried, run } = listProvider((_, taken) =>
    full && taken === 100 ? 'E_DAILY_LIMIT_EXCEEDED' : null,
  )
  const until = Date.UTC(2027, 5, 4, 0, 10)
  await run()
  setClock(() => start + hour)
  await run()
  setClock(() => start + hour + minute)
  await run()
  expect(await statesOf(event.id)).toEqual({ sent: 100, waiting: 50 })
  const refused = tried.length
  for (let at = start + 2 * hour; at < until; at += hour) {
    setClock(() => at)
    await run()
  }
  setClock(() => until - 1)
  await run()
  expect(tried).toHaveLength(refused)
  const token = 'a token of the monitor, as long as one has to be'
  const headers = { authorization: `Bearer ${token}` }
  const health = await api.request('/api/health', { headers }, { ...env, HEALTH_TOKEN: token })
  expect(await health.json()).toMatchObject({
    restingLanes: [{ lane: 'list', since: start + hour, until, reason: 'E_DAILY_LIMIT_EXCEEDED' }],
  })
  full = false
  setClock(() => until)
  await run()
  expect(await statesOf(event.id)).toEqual({ sent: 150 })
  expect(new Set(sent.map(({ to }) => to)).size).toBe(150)
})

it('account mail flows while an event is paused by 3 bounces of 60', async () => {
  const { event, planner } = await mailedEvent(70)
  await queueToAll(event.id)
  const { sent, env: posting, run } = listProvider()
  await run()
  await db.run(sql`update list_mails set due_at = ${start + 2 * hour} where id in
    (select id from list_mails where event_id = ${event.id} and state = 'waiting' limit 10)`)
  setClock(() => start + hour)
  await run()
  expect(sent).toHaveLength(60)
  const bounces = sent.slice(0, 3).map((mail) => mailEventOf('bounced', mail, now()))
  await takeMailEvents(mailEventBatch([...bounces, ...bounces]).batch, env)
  expect(await db.select().from(mailPauses)).toMatchObject([{ subjectId: event.id, reason: 'bounces' }])
  setClock(() => start + 3 * hour)
  await run()
  expect(await statesOf(event.id)).toEqual({ sent: 57, undeliverable: 3, waiting: 10 })
  await queueMail(db, { kind: 'reset', subjectId: planner.id, at: now() })
  await processOutbox(posting, { ...templates, reset: async () => reset })
  expect(sent.at(-1)).toMatchObject({ subject: 'reset' })
  expect(await db.select().from(mailRests)).toEqual([])
})
