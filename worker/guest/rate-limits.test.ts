import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { now } from '#core/clock'
import { database } from '#core/db'
import { tooMany } from '#core/words/shared'
import { makePlanner } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu } from '../testing/factories/factories.ts'
import { makeDecline, makeResponse, partyOf } from '../testing/factories/party-factories.ts'
import { withinAMinute } from '../testing/faults/within-a-minute.ts'
import { call } from '../testing/http.ts'

// The guests' rate limits at their exact values. Wrong codes of an address affect nothing but wrong codes.
const db = database(env.DB)
const fresh = () => crypto.randomUUID()
const from = (address: string) => ({ 'cf-connecting-ip': address })

const lookUp = (code: string, address: string) => call('GET', `/api/codes/${code}`, undefined, from(address))
const page = (code: string, address: string) => call('GET', `/event/${code}`, undefined, from(address))
const calendar = (code: string, address: string) =>
  call('GET', `/api/codes/${code}/deadline.ics`, undefined, from(address))
const submit = (code: string, address: string) =>
  call('POST', `/api/codes/${code}/responses`, { submissionId: fresh(), party: partyOf(1) }, from(address))
const decline = (code: string, address: string) =>
  call('POST', `/api/codes/${code}/declines`, { submissionId: fresh(), names: ['Ann'] }, from(address))
const rejoin = (declineToken: string, address: string) =>
  call('PUT', `/api/declines/${declineToken}`, { submissionId: fresh(), party: partyOf(1) }, from(address))
const listen = async (code: string, address: string) => {
  const response = await call('GET', `/api/codes/${code}/live`, undefined, {
    ...from(address),
    upgrade: 'websocket',
  })
  response.webSocket?.accept()
  response.webSocket?.close()
  return response
}

async function expectTooMany(response: Response): Promise<void> {
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  expect(await response.json()).toMatchObject({
    error: {
      code: 'too_many',
      message: expect.stringContaining(`${tooMany} Please try again in `),
      requestId: expect.any(String),
    },
  })
}

async function openEvent() {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id)
  await makeMenu(db, event.id)
  return event
}

test('thirty wrong codes a minute are 404 and the next is 429; other addresses are not affected', async () => {
  await withinAMinute(async (address) => {
    const statuses = []
    for (let miss = 0; miss < 31; miss++) statuses.push((await lookUp('NOPE99', address)).status)
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 404), 429])
    await expectTooMany(await lookUp('NOPE98', address))
    expect((await lookUp('NOPE99', fresh())).status).toBe(404)
  })
})

test('after 33 wrong codes and 400 look-ups an address opens pages, looks up, submits and opens live views as before', async () => {
  const event = await openEvent()
  await withinAMinute(async (address) => {
    for (let miss = 0; miss < 33; miss++) await lookUp('NOPE99', address)
    for (let guest = 0; guest < 400; guest++) {
      const { status } = await lookUp(event.eventCode, address)
      if (status !== 200) expect([guest, status]).toEqual([guest, 200])
    }
    expect((await lookUp(event.eventCode, address)).status).toBe(200)
    expect((await page(event.eventCode, address)).status).toBe(200)
    expect((await calendar(event.eventCode, address)).status).toBe(200)
    expect((await submit(event.eventCode, address)).status).toBe(201)
    expect((await listen(event.eventCode, address)).status).toBe(101)
    await expectTooMany(await lookUp('NOPE99', address))
  })
})

test('wrong codes are counted together on all routes', async () => {
  await withinAMinute(async (address) => {
    for (let each = 0; each < 5; each++)
      for (const door of [lookUp, page, calendar, submit, decline, listen])
        expect((await door('NOPE99', address)).status).toBe(404)
    for (const door of [lookUp, calendar, submit, decline, listen])
      await expectTooMany(await door('NOPE98', address))
    expect((await page('NOPE98', address)).status).toBe(429)
  })
})

test('the 2,000th submission of an address to an event is stored, the next refused; others are not affected', async () => {
  const [event, other] = [await openEvent(), await openEvent()]
  await withinAMinute(async (address) => {
    const key = `${address} ${event.eventCode}`
    await Promise.all(Array.from({ length: 1999 }, () => env.SUBMISSIONS.limit({ key })))
    expect((await submit(event.eventCode, address)).status).toBe(201)
    await expectTooMany(await submit(event.eventCode, address))
    expect((await lookUp(event.eventCode, address)).status).toBe(200)
    expect((await submit(event.eventCode, fresh())).status).toBe(201)
    expect((await submit(other.eventCode, address)).status).toBe(201)
  })
})

test('declines count with submissions: beyond 2,000 of an address nobody new declines, and who declined still comes after all', async () => {
  const [event, other] = [await openEvent(), await openEvent()]
  await withinAMinute(async (address) => {
    const key = `${address} ${event.eventCode}`
    await Promise.all(Array.from({ length: 1999 }, () => env.SUBMISSIONS.limit({ key })))
    const taken = await decline(event.eventCode, address)
    expect(taken.status).toBe(201)
    const { declineToken } = await taken.json<{ declineToken: string }>()
    for (const refused of [await decline(event.eventCode, address), await submit(event.eventCode, address)])
      await expectTooMany(refused)
    expect((await decline(other.eventCode, address)).status).toBe(201)
    expect((await rejoin(declineToken, address)).status).toBe(201)
  })
})

/** Every call and page that a guest's link opens, by the kind of link. */
const ways: Record<'edit' | 'decline', ((link: string, address: string) => Promise<Response>)[]> = {
  edit: [
    (link, address) => call('GET', `/edit/${link}`, undefined, from(address)),
    (link, address) => call('GET', `/api/responses/${link}`, undefined, from(address)),
    (link, address) => call('GET', `/api/responses/${link}/deadline.ics`, undefined, from(address)),
    (link, address) => call('PUT', `/api/responses/${link}`, { party: partyOf(1) }, from(address)),
    (link, address) =>
      call('PUT', `/api/responses/${link}/needs`, { people: [{ id: 'aaaaaa' }] }, from(address)),
    (link, address) => call('POST', `/api/responses/${link}/mail`, {}, from(address)),
    (link, address) => call('DELETE', `/api/responses/${link}`, {}, from(address)),
  ],
  decline: [
    (link, address) => call('GET', `/not-coming/${link}`, undefined, from(address)),
    (link, address) => call('GET', `/api/declines/${link}`, undefined, from(address)),
    (link, address) => rejoin(link, address),
    (link, address) => call('DELETE', `/api/declines/${link}`, {}, from(address)),
  ],
}
const madeUp = (code: string) => `${code}-${'x'.repeat(43)}`

test('made-up links are wrong codes as well, on their page and in every call; a real one is not counted', async () => {
  const event = await openEvent()
  const response = await makeResponse(env, event, partyOf(1))
  const declined = await makeDecline(env, event, ['Ann'])
  await withinAMinute(async (address) => {
    for (let miss = 0; miss < 30; miss++) await lookUp('NOPE99', address)
    for (const code of [event.eventCode, 'NOPE99'])
      for (const way of [...ways.edit, ...ways.decline])
        expect((await way(madeUp(code), address)).status).toBe(429)
    for (const way of ways.edit.slice(0, 2)) expect((await way(response.token, address)).status).toBe(200)
    for (const way of ways.decline.slice(0, 2)) expect((await way(declined.token, address)).status).toBe(200)
  })
})

test('a made-up link gets one answer, whatever there is under its code', async () => {
  const planner = await makePlanner(db)
  const past = now() - 1000
  const codes = ['NOPE99']
  for (const more of [{}, { closesAt: past }, { refundedAt: past, closesAt: past }, { suspendedAt: past }]) {
    const event = await makeEvent(db, planner.id, more)
    if (!more.suspendedAt) await makeMenu(db, event.id)
    codes.push(event.eventCode)
  }
  for (const way of [...ways.edit, ...ways.decline]) {
    const answers = await Promise.all(
      codes.map(async (code) => {
        const answer = await way(madeUp(code), fresh())
        const text = (await answer.text()).replaceAll(code, '').replace(/"requestId":"[^"]+"/, '')
        return `${answer.status} ${text.replace(/"at":\d+/, '')}`
      }),
    )
    expect(answers[0]).toMatch(/^404 /)
    expect(new Set(answers).size).toBe(1)
  }
})
