import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, test } from 'vitest'
import { now, setClock } from '#core/clock'
import { database } from '#core/db'
import { processOutbox } from '#core/mail/outbox'
import { queueMail } from '#core/mail/queue'
import { mailRests, outbox } from '#core/mail/table'
import { counted } from '../bench/database/counted.ts'
import { api } from './api.ts'
import { templates } from './mails.ts'

const db = database(env.DB)
const minute = 60_000
const hour = 60 * minute
// Noon: the day's end is far.
const start = Date.UTC(2027, 4, 3, 12)
beforeEach(async () => {
  setClock(() => start)
  await db.delete(outbox)
  await db.delete(mailRests)
})
afterEach(() => setClock())

type Kind = 'reset' | 'late_changes' | 'edit_link'

/** Queues mails of a kind, each to an address of its own. */
async function given(kind: Kind, many = 1): Promise<void> {
  for (let each = 0; each < many; each++) {
    const id = `${kind}-${crypto.randomUUID()}`
    await queueMail(db, { kind, subjectId: id, at: now() })
  }
}

const writers = Object.fromEntries(
  Object.keys(templates).map((kind) => [
    kind,
    async (_: Env, id: string) => ({ to: `${id}@example.com`, subject: kind, html: kind, text: kind }),
  ]),
) as unknown as typeof templates

/** A provider that answers each mail with an error's code, or takes it; `tried` has the kinds in order. */
function provider(answer: (kind: string, to: string) => string | null) {
  const tried: string[] = []
  const send = async ({ subject, to }: { subject: string; to: string }) => {
    tried.push(subject)
    const code = answer(subject, to)
    if (code !== null) throw Object.assign(new Error('refused'), { code })
  }
  const run = () => processOutbox({ ...env, EMAIL: { send } as unknown as SendEmail }, writers)
  return { tried, run }
}

const rows = () => db.select().from(outbox).orderBy(outbox.createdAt)

test.for([
  ['E_RATE_LIMIT_EXCEEDED', start + 5 * minute],
  ['E_INTERNAL_SERVER_ERROR', start + minute],
  ['E_SENDER_NOT_VERIFIED', start + 5 * minute],
  ['E_SENDER_DOMAIN_NOT_AVAILABLE', start + 5 * minute],
  ['E_DAILY_LIMIT_EXCEEDED', start + hour],
] as const)('after %s the lane rests, and no mail loses a try', async ([code, until]) => {
  await given('edit_link', 25)
  const { tried, run } = provider(() => code)
  await run()
  expect(tried).toHaveLength(20)
  setClock(() => until - 1)
  await run()
  expect(tried).toHaveLength(20)
  expect((await rows()).map(({ tries, failedAt, sentAt }) => [tries, failedAt, sentAt])).toEqual(
    Array(25).fill([0, null, null]),
  )
  expect(await db.select().from(mailRests)).toEqual([{ lane: 'other', since: start, until, reason: code }])
  setClock(() => until)
  await run()
  expect(tried).toHaveLength(40)
})

it('mails without quota are tried once the next day has begun', async () => {
  const late = Date.UTC(2027, 4, 3, 23, 30)
  setClock(() => late)
  await given('edit_link')
  const { run } = provider(() => 'E_DAILY_LIMIT_EXCEEDED')
  await run()
  expect(await db.select().from(mailRests)).toMatchObject([{ until: Date.UTC(2027, 4, 4, 0, 10) }])
})

it('a mail outlives three days without quota, and arrives once', async () => {
  await given('edit_link')
  let quota = false
  const { tried, run } = provider(() => (quota ? null : 'E_DAILY_LIMIT_EXCEEDED'))
  for (let past = 0; past < 72 * hour; past += hour / 2) {
    setClock(() => start + past)
    await run()
  }
  const before = tried.length
  quota = true
  setClock(() => start + 84 * hour)
  await run()
  await run()
  expect(await rows()).toMatchObject([{ sentAt: now(), tries: 1, failedAt: null }])
  expect(before).toBeGreaterThan(70)
  expect(tried).toHaveLength(before + 1)
})

it('account mails are tried every five minutes although the day’s quota is used up, and the first to wake', async () => {
  await given('edit_link')
  await given('late_changes')
  await given('reset')
  let quota = false
  const { tried, run } = provider(() => (quota ? null : 'E_DAILY_LIMIT_EXCEEDED'))
  await run()
  expect(tried).toEqual(['reset'])
  await run()
  expect(tried).toEqual(['reset', 'late_changes'])
  await run()
  expect(tried).toEqual(['reset', 'late_changes', 'edit_link'])
  tried.length = 0
  setClock(() => start + 5 * minute)
  await run()
  expect(tried).toEqual(['reset'])
  tried.length = 0
  // The operator bought more: a mail about an account finds out, and wakes the others.
  quota = true
  setClock(() => start + 10 * minute)
  await run()
  expect(tried).toEqual(['reset', 'late_changes', 'edit_link'])
  expect(await db.select().from(mailRests)).toEqual([])
})

it('account mails and those of safety are sent while all others rest', async () => {
  await given('edit_link')
  const { tried, run } = provider((kind) => (kind === 'edit_link' ? 'E_RATE_LIMIT_EXCEEDED' : null))
  await run()
  await given('late_changes')
  await given('reset')
  await run()
  expect(tried).toEqual(['edit_link', 'reset', 'late_changes'])
})

it('a run reads as little of a lane that rests with five hundred mails due as with five', async () => {
  const costs = []
  for (const due of [5, 500]) {
    await given('edit_link', due)
    await provider(() => 'E_RATE_LIMIT_EXCEEDED').run()
    const { db: counting, tally } = counted(env.DB)
    await processOutbox({ ...env, DB: counting }, writers)
    costs.push(tally.rowsRead)
    await db.delete(outbox)
  }
  expect(costs[1]).toBe(costs[0])
})

it('a provider’s own error for one mail of several is that mail’s, and counts as a try', async () => {
  await given('edit_link', 3)
  const [bad] = await rows()
  const { run } = provider((_, to) =>
    to.startsWith(bad?.subjectId ?? '') ? 'E_INTERNAL_SERVER_ERROR' : null,
  )
  await run()
  const [found] = await db
    .select()
    .from(outbox)
    .where(eq(outbox.id, bad?.id ?? ''))
  expect(found).toMatchObject({ tries: 1, lastError: 'E_INTERNAL_SERVER_ERROR', dueAt: start + minute })
  expect(await db.select().from(mailRests)).toEqual([])
})

it('tells the operator’s token which lanes rest, since when, until when and why, until mail flows again', async () => {
  const token = 'a token of the monitor, as long as one has to be'
  const resting = async () => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await api.request('/api/health', { headers }, { ...env, HEALTH_TOKEN: token })
    return (await answer.json<{ restingLanes: object[] }>()).restingLanes
  }
  expect(await resting()).toEqual([])
  await given('edit_link')
  let code: string | null = 'E_RATE_LIMIT_EXCEEDED'
  const { run } = provider(() => code)
  await run()
  code = 'E_SENDER_NOT_VERIFIED'
  setClock(() => start + 5 * minute)
  await run()
  const rest = { lane: 'other', since: start, until: start + 10 * minute, reason: code }
  expect(await resting()).toEqual([rest])
  code = null
  setClock(() => start + 10 * minute)
  expect(await resting()).toEqual([rest])
  await run()
  expect(await resting()).toEqual([])
})
