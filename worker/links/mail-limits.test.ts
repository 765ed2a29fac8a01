import { env } from 'cloudflare:workers'
import { and, isNull } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#core/clock'
import { database } from '#core/db'
import { processOutbox } from '#core/mail/outbox'
import { queueMail } from '#core/mail/queue'
import { mailRests, outbox } from '#core/mail/table'
import { removeAccount } from '../account/delete.ts'
import { templates } from '../app/mails.ts'
import { mailsADay } from '../events/mails-a-day.ts'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeKitchenLink, makeMenu, makePurchase } from '../testing/factories/factories.ts'
import { makeResponse, partyOf } from '../testing/factories/party-factories.ts'
import { call } from '../testing/http.ts'

const db = database(env.DB)
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
// Three mails of a queue are due at once, and three more an hour later.
const turn = hour + minute
const start = Date.now()
beforeEach(async () => {
  setClock(() => start)
  await db.delete(outbox)
  await db.delete(mailRests)
})
afterEach(() => setClock())

const fresh = () => `${crypto.randomUUID()}@kitchen.example`

/** The environment with a mail binding that records recipients. */
function post() {
  const sent: string[] = []
  const send = async ({ to }: { to: string }) => void sent.push(to)
  const run = () => processOutbox({ ...env, EMAIL: { send } as unknown as SendEmail }, templates)
  return { sent, run }
}

/** A planner with events, each with ten links to addresses of mail. */
async function given(events: number, addressOf = fresh, paid = 0) {
  const planner = await makePlanner(db)
  const links: string[] = []
  for (let each = 0; each < events; each++) {
    const event = await makeEvent(db, planner.id)
    if (each < paid) await makePurchase(db, event.id, planner.id, 100)
    for (let link = 0; link < 10; link++)
      links.push((await makeKitchenLink(env, event, { email: addressOf() })).id)
  }
  const queue = async (kind: 'kitchen_link' | 'kitchen_sheet' | 'link_overruled') => {
    for (const id of links)
      await queueMail(db, { kind, subjectId: id, dedupeKey: crypto.randomUUID(), at: now() })
  }
  return { planner, links, queue }
}

const waiting = () =>
  db
    .select()
    .from(outbox)
    .where(and(isNull(outbox.sentAt), isNull(outbox.failedAt)))
const why = async () => [
  ...new Set((await db.select().from(outbox)).flatMap(({ lastError }) => lastError ?? [])),
]

describe('mails of a planner to kitchens', () => {
  it.each([
    ['a free account', 0, mailsADay],
    ['one event with a paid plan', 1, 2 * mailsADay],
    ['two of them', 2, 3 * mailsADay],
  ] as const)(
    'are limited to so many a day with %s, whatever event and link they are of',
    async (_, paid, most) => {
      const { queue } = await given(10, fresh, paid)
      await queue('kitchen_link')
      expect(await waiting()).toHaveLength(most)
      await queue('kitchen_sheet')
      expect(await waiting()).toHaveLength(most)
      await queue('link_overruled')
      expect(await waiting()).toHaveLength(most)
      expect(await why()).toEqual(['E_PLANNER_LIMIT'])
      const { sent, run } = post()
      await run()
      expect(sent).toHaveLength(10)
      for (let past = 1; past < 10; past++) {
        setClock(() => start + past * minute)
        await run()
      }
      expect(sent).toHaveLength(most)
      setClock(() => start + day + 1)
      await queue('kitchen_sheet')
      expect(await waiting()).toHaveLength(most)
    },
  )

  it('are refused by the API over the limit, with the time when there is room again, until an event is paid', async () => {
    const planner = await makePlanner(db)
    const cookie = await makeSession(env, planner.id)
    const make = async (event: { id: string }, email: string) =>
      call('POST', `/api/events/${event.id}/kitchen-links`, { label: 'Kitchen', email }, { cookie })
    const events = []
    for (let each = 0; each < 4; each++) events.push(await makeEvent(db, planner.id))
    for (const event of events.slice(0, 3))
      for (let link = 0; link < 10; link++) expect((await make(event, fresh())).status).toBe(201)
    const [last] = events.slice(3)
    if (!last) throw new Error('no event')
    const refused = await make(last, fresh())
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe(String(day / 1000))
    const { id } = await makeKitchenLink(env, last, { email: fresh() })
    const again = () => call('POST', `/api/events/${last.id}/kitchen-links/${id}/mail`, {}, { cookie })
    expect((await again()).status).toBe(429)
    expect((await make(last, '')).status).toBe(201)
    // Deleting an event makes no room.
    await env.DB.prepare('delete from events where id = ?').bind(events[0]?.id).run()
    expect((await again()).status).toBe(429)
    await makePurchase(db, last.id, planner.id, 100)
    expect((await again()).status).toBe(204)
  })

  it.each(['kitchen_link', 'link_overruled'] as const)(
    'of kind %s to one mailbox are due three an hour, and given up after a day',
    async (kind) => {
      const { queue } = await given(10, () => 'victim@kitchen.example', 3)
      await queue(kind)
      const due = (await waiting()).map(({ dueAt }) => dueAt - start)
      expect(due).toHaveLength(72)
      for (let hours = 0; hours < 24; hours++)
        expect(due.filter((at) => at >= hours * turn && at < (hours + 1) * turn)).toHaveLength(3)
      expect(await why()).toEqual(['E_QUEUE_FULL'])
    },
  )

  it('to one mailbox are sent three an hour', async () => {
    const victim = fresh()
    const { queue } = await given(3, () => victim)
    await queue('kitchen_link')
    const { sent, run } = post()
    for (let past = 0; past < 3; past++) {
      setClock(() => start + past * turn)
      for (let each = 0; each < 5; each++) await run()
      expect(sent).toHaveLength(3 * (past + 1))
    }
  })

  it('to a mailbox that others fill are given up after a day as well', async () => {
    const victim = fresh()
    for (let planners = 0; planners < 3; planners++)
      await (await given(3, () => victim)).queue('kitchen_link')
    const { sent, run } = post()
    for (let past = 0; past <= 26 * hour; past += 20 * minute) {
      setClock(() => start + past)
      await run()
    }
    expect(sent.length).toBeGreaterThan(60)
    expect(await waiting()).toEqual([])
    expect(await why()).toEqual(['E_QUEUE_FULL'])
  })

  it('delay nobody else’s mail by more than a minute', async () => {
    const attacker = await given(30)
    await attacker.queue('kitchen_link')
    await attacker.queue('kitchen_sheet')
    await attacker.queue('link_overruled')
    const other = await given(1)
    const guest = fresh()
    const event = await makeEvent(db, other.planner.id)
    await makeMenu(db, event.id)
    await makePurchase(db, event.id, other.planner.id, 100)
    await other.queue('kitchen_link')
    const { id } = await makeResponse(env, event, partyOf(1), { leadGuestEmail: guest })
    const { run } = post()
    await run()
    setClock(() => start + minute)
    await run()
    const theirs = await db.select().from(outbox)
    for (const one of [...other.links, id])
      expect(theirs.find(({ subjectId }) => subjectId === one)?.sentAt).not.toBeNull()
  })

  it('name no mailbox and no planner of an account that is deleted', async () => {
    const { planner, queue } = await given(1)
    await queue('kitchen_link')
    await post().run()
    await queue('kitchen_sheet')
    await removeAccount({ db, at: now() }, planner.id)
    const left = await db.select().from(outbox)
    expect(left).toHaveLength(10)
    for (const { queue, plannerId } of left) expect([queue, plannerId]).toEqual([null, null])
  })
})
