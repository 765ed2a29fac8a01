import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { now, setClock } from '#core/clock'
import { database } from '#core/db'
import { makePlanner, makeSession } from '../../testing/factories/account-factories.ts'
import { makeEvent, makeMenu, makePurchase } from '../../testing/factories/factories.ts'
import { makeDecline, makeResponse, partyOf } from '../../testing/factories/party-factories.ts'
import { invariants } from '../../testing/faults/invariants.ts'
import { call } from '../../testing/http.ts'
import { ChangeLimits } from './change-limits.ts'

// A stranger who has an event's code does whatever a code allows, as fast as it is allowed, from many network addresses.
const db = database(env.DB)
const fresh = () => crypto.randomUUID()
const email = () => `${fresh()}@example.com`
const from = (address: string) => ({ 'cf-connecting-ip': address })
const nuts = { what: 'nuts', how: 'allergy' }
// Nothing comes free while it lasts.
beforeEach(() => {
  const start = now()
  setClock(() => start)
})
afterEach(() => {
  setClock()
  vi.restoreAllMocks()
})

type Receipt = { editToken: string; declineToken: string }

async function openEvent(guestLimit: number) {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id)
  await makeMenu(db, event.id)
  if (guestLimit > 30) await makePurchase(db, event.id, planner.id, guestLimit)
  const stored = await makeResponse(env, event, [
    { id: 'aaaaaa', name: 'Ann', allergies: '', selections: {} },
    { id: 'bbbbbb', name: 'Leo', allergies: '', selections: {} },
  ])
  return {
    event,
    stored,
    declined: await makeDecline(env, event, ['Mia']),
    cookie: await makeSession(env, planner.id),
    codes: `/api/codes/${event.eventCode}`,
    path: `/api/events/${event.id}`,
  }
}

type Open = Awaited<ReturnType<typeof openEvent>>

/** Repeats an act until it is refused as one too many. Returns how often it was done. */
async function untilRefused(act: () => Promise<Response>): Promise<number> {
  for (let done = 0; ; done++) {
    const { status } = await act()
    if (status === 429) return done
    expect(status).toBeLessThan(300)
  }
}

/** Answers and declines from one address, each taken back at once, so that no place is taken and nothing is seen. */
async function floods(open: Open, address: string): Promise<number> {
  return (await answers(open, address, email)) + (await answers(open, address, () => ''))
}

function answers({ codes }: Open, address: string, to: () => string): Promise<number> {
  let turn = 0
  return untilRefused(async () => {
    const declines = turn++ % 2 === 1
    const body = {
      submissionId: fresh(),
      email: to(),
      ...(declines ? { names: ['Eve'] } : { party: partyOf(1) }),
    }
    const made = await call('POST', `${codes}/${declines ? 'declines' : 'responses'}`, body, from(address))
    if (made.status !== 201) return made
    const { editToken, declineToken } = await made.json<Receipt>()
    return call('DELETE', declines ? `/api/declines/${declineToken}` : `/api/responses/${editToken}`)
  })
}

/** Edits, needs and new addresses of the stranger's own answer. */
async function edits({ codes }: Open, address: string): Promise<void> {
  const made = await call(
    'POST',
    `${codes}/responses`,
    { submissionId: fresh(), party: partyOf(1) },
    from(address),
  )
  expect(made.status).toBe(201)
  const { editToken } = await made.json<Receipt>()
  const path = `/api/responses/${editToken}`
  const one = (to: string, name: string) =>
    call('PUT', path, { email: to, party: [{ name, allergies: '', selections: {} }] }, from(address))
  const first = await untilRefused(() => one(email(), fresh()))
  await untilRefused(() => one('', fresh()))
  expect(first).toBeLessThanOrEqual(30)
  await call('DELETE', path)
}

/** Statuses that uninvolved people get, also from the stranger's own network. */
async function honest({ stored, declined, codes, path, cookie }: Open, address: string) {
  const link = `/api/responses/${stored.token}`
  const party = [
    { id: 'aaaaaa', name: 'Ann', allergies: '', selections: {} },
    { id: 'bbbbbb', name: fresh(), allergies: '', selections: {} },
  ]
  const people = [{ id: 'aaaaaa', needs: [nuts], consent: true }]
  const planners = { cookie, ...from(address) }
  const added = { submissionId: fresh(), email: email(), party: partyOf(1) }
  return {
    needs: (await call('PUT', `${link}/needs`, { people }, from(address))).status,
    edit: (await call('PUT', link, { email: email(), party }, from(address))).status,
    correct: (await call('PUT', `${path}/responses/${stored.id}`, { email: email(), party }, planners))
      .status,
    add: (await call('POST', `${path}/responses`, added, planners)).status,
    decline: (await call('POST', `${path}/declines`, { submissionId: fresh(), names: ['Tom'] }, planners))
      .status,
    rejoin: (
      await call(
        'PUT',
        `/api/declines/${declined.token}`,
        { submissionId: fresh(), party: partyOf(1) },
        from(address),
      )
    ).status,
    instead: (
      await call(
        'POST',
        `${codes}/declines`,
        { submissionId: fresh(), names: ['Ann'], email: email(), editToken: stored.token },
        from(address),
      )
    ).status,
  }
}

const done = { needs: 200, edit: 200, correct: 200, add: 201, decline: 201, rejoin: 201, instead: 201 }

it('whoever has answered and the planner do as before, whatever a stranger does; new guests wait minutes at most', async () => {
  // The smallest event that asks for mail addresses.
  const guestLimit = 31
  const open = await openEvent(guestLimit)
  const [first = '', ...more] = Array.from({ length: 11 }, fresh)
  await edits(open, first)
  expect(await floods(open, first)).toBeGreaterThan(guestLimit)
  const answer = (address: string) =>
    call('POST', `${open.codes}/responses`, { submissionId: fresh(), party: partyOf(1) }, from(address))
  // One stranger at one address holds up nobody elsewhere.
  expect((await answer(fresh())).status).toBe(201)
  for (const address of more) await floods(open, address)
  const refused = await answer(fresh())
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect(await honest(open, first)).toEqual(done)
  expect(await invariants(env.DB)).toEqual([])
})

it('the same hits everybody if edits use the quota of new answers (the control)', async () => {
  const admit = ChangeLimits.prototype.admit
  vi.spyOn(ChangeLimits.prototype, 'admit').mockImplementation(function (this: ChangeLimits, changes, limit) {
    const unguarded = changes.map(({ change, at }) => ({
      change: change && { ...change, countedAs: 'answer' as const },
      at,
    }))
    return admit.call(this, unguarded, limit)
  })
  const open = await openEvent(30)
  const [first = '', ...more] = Array.from({ length: 11 }, fresh)
  for (const address of [first, ...more]) await floods(open, address)
  expect(Object.values(await honest(open, first))).toEqual(Object.values(done).map(() => 429))
})
