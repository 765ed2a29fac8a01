import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#core/clock'
import { database } from '#core/db'
import type { ErrorBody } from '#core/refusals'
import { tooMany } from '#core/words/shared'
import { tooManyAddresses } from '#party/words/server'
import { makePlanner, makeSession } from '../../testing/factories/account-factories.ts'
import { makeEvent, makeMenu, makePurchase } from '../../testing/factories/factories.ts'
import { makeResponse, partyOf } from '../../testing/factories/party-factories.ts'
import { call } from '../../testing/http.ts'
import { AnswerQuota } from './answer-quota.ts'
import { ChangeLimits } from './change-limits.ts'

const db = database(env.DB)
const hour = 3_600_000
const fresh = () => crypto.randomUUID()
const email = () => `${fresh()}@example.com`
const from = (address: string) => ({ 'cf-connecting-ip': address })
const tables = "select name from sqlite_master where name in ('changes', 'answer_quota')"
const deskStub = (code: string) => env.DESK.get(env.DESK.idFromName(code))
const tablesOf = (code: string) =>
  runInDurableObject(deskStub(code), (_, { storage }) => storage.sql.exec(tables).toArray().length)
afterEach(() => setClock())

async function openEvent(guestLimit = 100) {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id)
  await makeMenu(db, event.id)
  await makePurchase(db, event.id, planner.id, guestLimit)
  const submit = (to: string, address: string = fresh()) =>
    call(
      'POST',
      `/api/codes/${event.eventCode}/responses`,
      { submissionId: fresh(), email: to, party: partyOf(1) },
      from(address),
    )
  const decline = (to: string, address: string = fresh()) =>
    call(
      'POST',
      `/api/codes/${event.eventCode}/declines`,
      { submissionId: fresh(), email: to, names: ['Ann'] },
      from(address),
    )
  return { planner, event, submit, decline }
}

const edit = (token: string, to: string, name: string = fresh(), address: string = fresh()) =>
  call(
    'PUT',
    `/api/responses/${token}`,
    { email: to, party: [{ name, allergies: '', selections: {} }] },
    from(address),
  )

const statusesOf = (responses: Response[]) => {
  const counted: Record<number, number> = {}
  for (const { status } of responses) counted[status] = (counted[status] ?? 0) + 1
  return counted
}

describe('of 200 edits with 200 addresses', () => {
  it.each(['one after another', 'at once'])(
    '%s, five addresses are taken, and no mail goes to another',
    async (how) => {
      const { event, submit } = await openEvent()
      const { editToken: token, responseId } = await (await submit(email())).json<{
        editToken: string
        responseId: string
      }>()
      const addresses = Array.from({ length: 200 }, email)
      const answers: Response[] = []
      if (how === 'at once') answers.push(...(await Promise.all(addresses.map((to) => edit(token, to)))))
      else for (const to of addresses) answers.push(await edit(token, to))
      expect(statusesOf(answers)).toEqual({ 200: 4, 429: 196 })
      const refused = answers.find(({ status }) => status === 429)
      expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(23 * 3600)
      expect((await refused?.json<ErrorBody>())?.error).toMatchObject({
        code: 'too_many',
        message: `${tooManyAddresses} Please try again in 24 hours.`,
        fields: { email: `${tooManyAddresses} Please try again in 24 hours.` },
      })
      const mails = await env.DB.prepare('select count(*) as n from outbox where subject_id = ?')
        .bind(responseId)
        .first<number>('n')
      expect(mails).toBeLessThanOrEqual(5)
      // The rest of the response can still be changed, and its address a day later.
      const stored = await env.DB.prepare(
        'select lead_guest_email as email from guest_selections where id = ?',
      )
        .bind(responseId)
        .first<string>('email')
      expect((await edit(token, stored ?? '')).status).toBe(200)
      setClock(() => Date.now() + 24 * hour)
      expect((await edit(token, email())).status).toBe(200)
      expect(event.eventCode).toHaveLength(6)
    },
  )
})

describe('a response', () => {
  it('takes thirty edits an hour, then refuses, and takes edits again later; other responses are not affected', async () => {
    const { event } = await openEvent()
    const [one, other] = [
      await makeResponse(env, event, partyOf(1)),
      await makeResponse(env, event, partyOf(1)),
    ]
    const start = now()
    setClock(() => start)
    for (let each = 0; each < 30; each++) expect((await edit(one.token, '')).status).toBe(200)
    // The counts survive a restart.
    await evictDurableObject(deskStub(event.eventCode))
    const refused = await edit(one.token, '')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
    expect((await refused.json<ErrorBody>()).error).toMatchObject({
      code: 'too_many',
      message: `${tooMany} Please try again in 60 minutes.`,
    })
    expect((await edit(other.token, '')).status).toBe(200)
    setClock(() => start + hour)
    expect((await edit(one.token, '')).status).toBe(200)
  })

  it('may name the same mailbox any number of times, with any suffix after a plus', async () => {
    const { event } = await openEvent()
    const { token } = await makeResponse(env, event, partyOf(1))
    const to = email()
    for (let each = 0; each < 12; each++)
      expect((await edit(token, to.replace('@', `+${each}@`))).status).toBe(200)
  })

  it('is stored without an address where the event has no quota left for more, and so is a decline', async () => {
    const { event, submit, decline } = await openEvent()
    await runInDurableObject(deskStub(event.eventCode), (_, { storage }) => {
      const quota = new AnswerQuota(storage)
      for (let each = 0; each < 400; each++) quota.use({ kind: 'addresses', sender: fresh() }, 100, now())
    })
    for (const send of [submit, decline]) {
      const refused = await send(email())
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(4 * 60)
      expect((await refused.json<ErrorBody>()).error).toMatchObject({
        code: 'too_many',
        fields: { email: expect.stringContaining(tooManyAddresses) },
      })
      expect((await send('')).status).toBe(201)
    }
    setClock(() => Date.now() + 10 * 60_000)
    for (const send of [submit, decline]) expect((await send(email())).status).toBe(201)
  })

  it('keeps its count when its party changes its mind', async () => {
    const { event } = await openEvent()
    const { token } = await makeResponse(env, event, partyOf(1))
    for (let each = 0; each < 28; each++) expect((await edit(token, '')).status).toBe(200)
    const declined = await call('POST', `/api/codes/${event.eventCode}/declines`, {
      submissionId: fresh(),
      names: ['Ann'],
      editToken: token,
    })
    const { declineToken } = await declined.json<{ declineToken: string }>()
    const coming = await call('PUT', `/api/declines/${declineToken}`, {
      submissionId: fresh(),
      party: partyOf(1),
    })
    expect([declined.status, coming.status]).toEqual([201, 201])
    const { editToken } = await coming.json<{ editToken: string }>()
    expect((await edit(editToken, '')).status).toBe(429)
  })
})

describe('a mail to an address that an edit names where the event has no quota left', () => {
  it('waits, also when the address was taken out and is named again, and what was saved is not refused', async () => {
    const { event } = await openEvent()
    const { id, token } = await makeResponse(env, event, partyOf(1))
    const start = now()
    setClock(() => start)
    await runInDurableObject(deskStub(event.eventCode), (_, { storage }) => {
      const quota = new AnswerQuota(storage)
      for (let each = 0; each < 400; each++) quota.use({ kind: 'addresses', sender: fresh() }, 100, start)
    })
    const dueIn = async () =>
      ((await env.DB.prepare('select due_at as at from outbox where subject_id = ? and sent_at is null')
        .bind(id)
        .first<number>('at')) ?? start) - start
    const victim = email()
    for (const to of [victim, '', victim]) expect((await edit(token, to)).status).toBe(200)
    expect(await dueIn()).toBeGreaterThan(60_000)
    expect((await call('POST', `/api/responses/${token}/mail`, {})).status).toBe(204)
    expect(await dueIn()).toBeGreaterThan(60_000)
  })
})

describe('a planner', () => {
  it('corrects, adds and declines beyond every limit, and from then on the mails wait', async () => {
    const { planner, event, submit } = await openEvent()
    const { id } = await makeResponse(env, event, partyOf(1))
    const headers = { cookie: await makeSession(env, planner.id), ...from(fresh()) }
    const path = `/api/events/${event.id}`
    const start = now()
    setClock(() => start)
    const dueIn = (subject: string) =>
      env.DB.prepare('select due_at as at from outbox where subject_id = ? and sent_at is null')
        .bind(subject)
        .first<number>('at')
        .then((at) => (at === null ? null : at - start))
    const correct = (to: string) =>
      call('PUT', `${path}/responses/${id}`, { email: to, party: partyOf(1) }, headers)
    for (let each = 0; each < 40; each++) expect((await correct(email())).status).toBe(200)
    await runInDurableObject(deskStub(event.eventCode), (_, { storage }) => {
      const quota = new AnswerQuota(storage)
      for (let each = 0; each < 360; each++) quota.use({ kind: 'addresses', sender: fresh() }, 100, start)
    })
    expect((await correct(email())).status).toBe(200)
    expect(await dueIn(id)).toBeGreaterThan(60_000)
    const body = { submissionId: fresh(), email: email() }
    const added = await call('POST', `${path}/responses`, { ...body, party: partyOf(1) }, headers)
    expect(added.status).toBe(201)
    expect(await dueIn((await added.json<{ responseId: string }>()).responseId)).toBeGreaterThan(60_000)
    const declining = { submissionId: fresh(), email: email(), names: ['Ann'] }
    const declined = await call('POST', `${path}/declines`, declining, headers)
    expect(declined.status).toBe(201)
    expect(await dueIn((await declined.json<{ id: string }>()).id)).toBeGreaterThan(60_000)
    expect((await submit(email())).status).toBe(429)
  })
})

it('the address of a decline counts as that of a response does', async () => {
  const { event, decline, submit } = await openEvent()
  expect((await decline(email())).status).toBe(201)
  expect((await decline('')).status).toBe(201)
  expect((await submit(email())).status).toBe(201)
  await expect.poll(() => tablesOf(event.eventCode)).toBe(2)
  await runInDurableObject(deskStub(event.eventCode), (_, { storage }) => {
    expect(storage.sql.exec('select kind from changes').toArray()).toEqual([
      { kind: 'addresses' },
      { kind: 'addresses' },
    ])
  })
})

describe('a new answer whose count is postponed', () => {
  it.each(['postpone', 'count'] as const)('uses its quota: so many are taken with %s', async (way) => {
    const { event } = await openEvent()
    await runInDurableObject(deskStub(event.eventCode), (_, { storage }) => {
      const limits = new ChangeLimits(storage)
      const at = now()
      const sender = fresh()
      const answer = () => {
        const response = fresh()
        return {
          countedAs: 'answer',
          answerKey: response,
          nextAnswerKey: response,
          sender,
          mailbox: null,
        } as const
      }
      const admitted = () => limits.admit([{ change: answer(), at }], 100)[0]
      let taken = 0
      for (; taken < 300 && admitted() === null; taken++) limits[way](answer(), 100, at)
      expect(taken).toBe(250)
      expect(storage.sql.exec(tables).toArray()).toHaveLength(way === 'postpone' ? 0 : 1)
      limits.countPostponedAnswers()
      expect(storage.sql.exec(tables).toArray()).toHaveLength(1)
      expect(admitted()).toMatchObject({ refused: 'too_many' })
    })
  })

  it('leaves nothing at the desk of an event that is gone before it is counted', async () => {
    const { event, submit } = await openEvent()
    expect((await submit(email())).status).toBe(201)
    await deskStub(event.eventCode).eventGone()
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(await tablesOf(event.eventCode)).toBe(0)
  })

  it('counts for an edit that follows at once', async () => {
    const { event, submit } = await openEvent()
    const { editToken } = await (await submit(email())).json<{ editToken: string }>()
    expect((await edit(editToken, email())).status).toBe(200)
    await runInDurableObject(deskStub(event.eventCode), (_, { storage }) => {
      expect(storage.sql.exec("select kind from changes where kind = 'addresses'").toArray()).toHaveLength(2)
    })
  })
})

describe('a change that was not made', () => {
  it('is not counted: invented links use up no edits', async () => {
    const { event } = await openEvent()
    const { token } = await makeResponse(env, event, partyOf(1))
    const sender = fresh()
    const madeUp = `${event.eventCode}-${'x'.repeat(43)}`
    // Fewer than an address may look for in a minute.
    for (let each = 0; each < 25; each++)
      expect((await edit(madeUp, email(), 'Eve', sender)).status).toBe(404)
    expect((await edit(token, '', 'Ada', sender)).status).toBe(200)
    await runInDurableObject(deskStub(event.eventCode), (_, { storage }) => {
      expect(storage.sql.exec('select kind from changes').toArray()).toEqual([{ kind: 'edits' }])
    })
  })

  it('stores nothing at the desk of an unknown code', async () => {
    await edit(`NOPE77-${'x'.repeat(43)}`, email())
    await call('POST', '/api/codes/NOPE77/responses', {
      submissionId: fresh(),
      email: email(),
      party: partyOf(1),
    })
    await runInDurableObject(deskStub('NOPE77'), async (_, { storage }) => {
      expect(storage.sql.exec(tables).toArray()).toEqual([])
      expect(await storage.getAlarm()).toBeNull()
    })
  })
})

it('the desk deletes expired counts, and stores no address', async () => {
  const { event, submit } = await openEvent()
  const to = email()
  const start = now()
  expect((await submit(to, '192.0.2.7')).status).toBe(201)
  const desk = deskStub(event.eventCode)
  await expect.poll(() => tablesOf(event.eventCode)).toBe(2)
  await runInDurableObject(desk, async (_, { storage }) => {
    const rows = [
      ...storage.sql.exec('select * from changes').toArray(),
      ...storage.sql.exec('select * from answer_quota').toArray(),
    ]
    expect(rows).toHaveLength(5)
    expect(JSON.stringify(rows)).not.toMatch(/example|192\.0\.2/)
    expect(await storage.getAlarm()).toBeLessThanOrEqual(start + 24 * hour + 10_000)
  })
  setClock(() => start + 25 * hour)
  await runDurableObjectAlarm(desk)
  await runInDurableObject(desk, async (_, { storage }) => {
    expect(storage.sql.exec(tables).toArray()).toEqual([])
    expect(await storage.getAlarm()).toBeNull()
  })
})

it('a response makes thirty edits an hour and names five addresses a day, done or in progress', async () => {
  const { event } = await openEvent()
  await runInDurableObject(deskStub(event.eventCode), (_, { storage }) => {
    const limits = new ChangeLimits(storage)
    const fitting = (mailbox: () => string | null) => {
      const response = fresh()
      for (let taken = 0; ; taken++) {
        const change = {
          countedAs: 'edit',
          answerKey: response,
          nextAnswerKey: response,
          sender: fresh(),
          mailbox: mailbox(),
        } as const
        if (limits.reserve(change, 100, now())) return taken
        if (taken % 2 === 0) continue
        limits.release(change)
        limits.count(change, 100, now())
      }
    }
    expect(fitting(() => null)).toBe(30)
    expect(fitting(fresh)).toBe(5)
  })
})
