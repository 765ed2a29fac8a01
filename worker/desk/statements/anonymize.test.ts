import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { setClock } from '#core/clock'
import { database } from '#core/db'
import { sha256 } from '#core/hash'
import { events } from '#events/table/events'
import { confirmWord } from '#events/words/planner'
import { endedSubstitutes, substitutes } from '#kitchen/table'
import { menuCategories, menuItems } from '#menu/table'
import { erasedAfterDays, erasureNoticeDays } from '#retention/rules'
import { api } from '../../app/api.ts'
import { runCron } from '../../app/cron.ts'
import { issueSheet } from '../../sheets/issue.ts'
import { everyText } from '../../testing/every-text.ts'
import { makePlanner, makeSession } from '../../testing/factories/account-factories.ts'
import { makeEvent, makeKitchenLink, makePurchase } from '../../testing/factories/factories.ts'
import { makeResponse } from '../../testing/factories/party-factories.ts'

const db = database(env.DB)
const origin = 'http://localhost:8787'
const day = 86_400_000
const start = Date.UTC(2026, 0, 10, 12)
let at = start
afterEach(() => setClock())

async function call(method: string, path: string, cookie = '', body?: unknown) {
  const context = createExecutionContext()
  const headers = {
    origin,
    cookie,
    'content-type': 'application/json',
    'cf-connecting-ip': crypto.randomUUID(),
  }
  const request = new Request(`${origin}${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const response = await api.fetch(request, env, context)
  await waitOnExecutionContext(context)
  return response
}

/** Sets the server's clock that many milliseconds later and runs the cron. */
async function later(by: number) {
  at += by
  await runCron(env)
}

const ids = ['aaaaaa', 'bbbbbb'] as const
/** As it stands at a person: the sheet that was issued counts infants. */
const age = '"infant"'
const kitchenName = 'Marta of the kitchen'

type Guests = Record<'lead' | 'second' | 'allergies' | 'need' | 'instead', string> & {
  addresses: [string, string]
}

const ada: Guests = {
  lead: 'Ada Lovelace',
  second: 'Byron King',
  allergies: 'Peanuts',
  need: 'sesame',
  instead: 'Cucumber salad',
  addresses: ['ada@example.com', 'king@example.org'],
}
const ben: Guests = {
  lead: 'Ben Jonson',
  second: 'Cleo Hardy',
  allergies: 'Celery',
  need: 'lupin',
  instead: 'Beetroot tartare',
  addresses: ['ben@example.net', 'hardy@example.com'],
}

/** A party that was stored, edited by its guest and corrected by the planner, each time with a mail. The ids are fixed. */
async function given({ lead, second, allergies, need, instead, addresses }: Guests) {
  at = start
  setClock(() => at)
  await env.DB.batch(
    ['user', 'audit_logs', 'outbox', 'attempts', 'payment_orders'].map((table) =>
      env.DB.prepare(`delete from ${table}`),
    ),
  )
  const planner = await makePlanner(db, { id: 'planner', email: 'planner@example.com' })
  const event = await makeEvent(db, planner.id, {
    id: 'event',
    eventCode: 'EVENT2',
    eventDate: '2026-02-01',
  })
  await makePurchase(db, event.id, planner.id, 100)
  await db.insert(menuCategories).values({ id: 'category', eventId: event.id, name: 'Main', sortOrder: 1 })
  await db.insert(menuItems).values({ id: 'item', categoryId: 'category', name: 'Fish', sortOrder: 1 })
  const cookie = await makeSession(env, planner.id)
  const partyOf = (...names: string[]) =>
    names.map((name, index) => ({
      id: ids[index],
      name,
      allergies,
      selections: { category: 'item' },
      needs: [{ what: need, how: 'allergy' }],
      consent: true,
      wishes: { item: 'as_is' },
      age: 'infant',
    }))
  const submission = {
    submissionId: '0f8fad5b-d9cb-469f-a165-70867728950e',
    email: addresses[0],
    party: partyOf(lead, second),
  }
  const sendAgain = () => call('POST', `/api/codes/${event.eventCode}/responses`, '', submission)
  const { responseId, editToken } = await (await sendAgain()).json<{
    responseId: string
    editToken: string
  }>()
  const path = `/api/events/${event.id}/responses/${responseId}`
  // Drawn ids say nothing of anybody, but no two are the same.
  await env.DB.prepare(
    "update guest_selections set selections = json_set(selections, '$[0].id', ?, '$[1].id', ?)",
  )
    .bind(...ids)
    .run()
  await call('PUT', `/api/responses/${editToken}`, '', {
    email: addresses[1],
    party: partyOf(second, lead),
    version: 1,
  })
  await call('PUT', path, cookie, { email: addresses[1], party: partyOf(lead, second), version: 2 })
  const substitute = { words: instead, agreedBy: kitchenName, by: 'kitchen' as const, at }
  await db.insert(substitutes).values({
    ...{ responseId, eventId: event.id, personId: 'aaaaaa', categoryId: 'category', itemId: 'item' },
    ...substitute,
  })
  await db.insert(endedSubstitutes).values({
    ...{ responseId, eventId: event.id, personId: 'bbbbbb', categoryId: 'category', reason: 'needs' },
    ...substitute,
  })
  const link = await makeKitchenLink(env, event, { id: 'link' })
  const sheet = { id: 'sheet', kind: 'provisional' } as const
  await issueSheet({ db, event, actor: { kind: 'planner', id: planner.id }, at }, sheet)
  await call('POST', `/api/kitchen/${link.token}/seen`, '', { sheet: 1, name: kitchenName })
  await later(60_000)
  return {
    ...{ event, responseId, sendAgain },
    deleteEvent: () => call('DELETE', `/api/events/${event.id}`, cookie, { confirm: confirmWord }),
    removeAsPlanner: () => call('DELETE', path, cookie),
    withdraw: () => call('DELETE', `/api/responses/${editToken}`),
    close: () => db.update(events).set({ closesAt: at }).where(eq(events.id, event.id)),
  }
}
type Given = Awaited<ReturnType<typeof given>>

const ways: Record<string, (one: Given) => Promise<void>> = {
  'a withdrawal': async ({ withdraw }) => {
    expect((await withdraw()).status).toBe(204)
  },
  'a withdrawal of what the planner deleted': async ({ removeAsPlanner, withdraw }) => {
    await removeAsPlanner()
    expect((await withdraw()).status).toBe(204)
  },
  'an erasing after closing': async ({ close, withdraw }) => {
    await close()
    expect((await withdraw()).status).toBe(204)
  },
  'the clock, of what the planner deleted': async ({ removeAsPlanner }) => {
    await removeAsPlanner()
    await later(120_000)
  },
  'the clock, half a year after the deadline': async ({ close }) => {
    await close()
    await later((erasedAfterDays - erasureNoticeDays) * day)
    await later(erasureNoticeDays * day)
  },
}

/** The first sheet as it can still be read; `holds` where its hash is still true. */
async function sheetLeft() {
  const [{ results: lines }, { results: sheets }] = (await env.DB.batch([
    env.DB.prepare('select special, line, erased_at > 0 as erased from sheet_lines order by n'),
    env.DB.prepare('select body, hash from sheets'),
  ])) as [D1Result<unknown>, D1Result<{ body: string; hash: string }>]
  const [sheet] = sheets
  return {
    lines,
    holds: sheet?.hash === (await sha256(sheet?.body ?? '')),
    guests: JSON.parse(sheet?.body ?? '{}').head?.guests,
  }
}

const kindsOfNeeds = ['"needs"', '"wishes"', '"shownVersions"', '"consent"', '"as_is"']

/** Rows of the guests a day later, without random values. */
async function kept(guests: Guests, way: (one: Given) => Promise<void>) {
  const one = await given(guests)
  const before = (await everyText(env.DB)).map(({ text }) => text).join('\n')
  const { lead, second, allergies, need, instead, addresses } = guests
  for (const text of [lead, second, allergies, need, instead, age, ...kindsOfNeeds, addresses[1]])
    expect(before).toContain(text)
  await way(one)
  expect((await one.sendAgain()).status).toBe(410)
  // Mails to an address are counted by a keyed hash of it, for a day.
  await later(2 * day)
  const texts = await everyText(env.DB)
  return texts
    .filter(({ table, column }) => table !== 'session' && !(table === 'outbox' && column === 'id'))
    .filter(({ table }) => table !== 'payment_orders' && table !== 'event_purchases')
    .map(({ table, column, text }) => `${table}.${column} ${text}`)
    .sort()
}

describe('no detail of a guest can be read or guessed after', () => {
  it.each(Object.entries(ways))('%s', async (_, way) => {
    const ofAda = await kept(ada, way)
    const { lead, second, allergies, need, instead, addresses } = ada
    for (const text of [lead, second, allergies, need, instead, age, ...kindsOfNeeds, ...addresses])
      expect(ofAda.join('\n').toLowerCase()).not.toContain(text.toLowerCase())
    // The sheet that was issued stays, with its numbers and its hash.
    expect(await sheetLeft()).toEqual({
      lines: [1, 2].map((special) => ({ special, line: null, erased: 1 })),
      ...{ holds: true, guests: 2 },
    })
    // The same is left whatever was typed: no hash of it, keyed or not.
    expect(await kept(ben, way)).toEqual(ofAda)
  })
})

it('nothing of a guest is left after the deletion of the event', async () => {
  const { deleteEvent } = await given(ada)
  expect((await deleteEvent()).status).toBe(204)
  await later(2 * day)
  const texts = (await everyText(env.DB)).filter(({ table }) => table !== 'session')
  const all = texts.map(({ text }) => text).join('\n')
  const { lead, second, allergies, need, instead, addresses } = ada
  for (const text of [lead, second, allergies, need, instead, kitchenName, ...kindsOfNeeds, ...addresses])
    expect(all.toLowerCase()).not.toContain(text.toLowerCase())
})

describe('an anonymized response', () => {
  it('keeps choices, ids and special numbers of its people, and drops every other key', async () => {
    const one = await given(ada)
    const people = [
      { id: 'k3x9qa', name: 'Ada', allergies: 'Nuts', selections: { category: 'item' }, special: 14 },
      { name: 'Byron', allergies: '', selections: {} },
    ]
    await env.DB.prepare('update guest_selections set selections = ? where id = ?')
      .bind(JSON.stringify(people), one.responseId)
      .run()
    await one.withdraw()
    const stored = await env.DB.prepare('select selections from guest_selections where id = ?')
      .bind(one.responseId)
      .first<string>('selections')
    expect(JSON.parse(stored ?? '')).toEqual([
      { id: 'k3x9qa', name: '', allergies: '', selections: { category: 'item' }, special: 14 },
      { name: '', allergies: '', selections: {} },
    ])
  })

  it.each([
    ["lead_guest_name = '', submission_hash = ''"],
    ["lead_guest_name = '', lead_guest_email = null"],
  ])('with an address or a hash is refused by the database: %s', async (half) => {
    const { event } = await given(ada)
    const { id } = await makeResponse(env, event, [{ name: 'Ada', allergies: '', selections: {} }], {
      leadGuestEmail: 'ada@example.com',
    })
    await expect(
      env.DB.prepare(`update guest_selections set ${half} where id = ?`).bind(id).run(),
    ).rejects.toThrow(/responses_anonymized_whole/)
  })
})
