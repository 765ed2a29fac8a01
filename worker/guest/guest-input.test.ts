import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { database } from '#core/db'
import type { Email } from '#core/mail/email'
import { processOutbox } from '#core/mail/outbox'
import type { ErrorBody } from '#core/refusals'
import { badCode, eventNotFoundHome } from '#events/words/guest'
import { menuChanged } from '#menu/words/guest'
import { templates } from '../app/mails.ts'
import { makePlanner } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu, makePurchase } from '../testing/factories/factories.ts'
import { makeResponse, partyOf } from '../testing/factories/party-factories.ts'
import { call } from '../testing/http.ts'

const db = database(env.DB)
const origin = 'http://localhost:8787'

async function openEvent(guestLimit?: number) {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id)
  if (guestLimit) await makePurchase(db, event.id, planner.id, guestLimit)
  const [starter, main] = await makeMenu(db, event.id)
  const send = (more: Record<string, unknown>) =>
    call('POST', `/api/codes/${event.eventCode}/responses`, {
      submissionId: crypto.randomUUID(),
      party: partyOf(1),
      ...more,
    })
  const stored = async () =>
    (
      await env.DB.prepare('select * from guest_selections where event_id = ? order by rowid')
        .bind(event.id)
        .all<Record<string, unknown>>()
    ).results
  return { planner, event, starter, main, send, stored }
}

const choosing = (selections: unknown) => ({ party: [{ name: 'Ada', allergies: '', selections }] })

describe('a code', () => {
  it('is found in any case', async () => {
    const { eventCode } = (await openEvent()).event
    for (const typed of [eventCode, eventCode.toLowerCase()])
      expect((await call('GET', `/api/codes/${typed}`)).status).toBe(200)
  })

  it.each([
    ['ABCDE', 400, badCode],
    ['ABCDEFG', 400, badCode],
    ['ABC 123', 400, badCode],
    ['АBC123', 400, badCode],
    ['ＡＢＣ１２３', 400, badCode],
    ["' OR 1=1 --", 400, badCode],
    ['%00', 400, badCode],
    ['ZZZZZZ', 404, eventNotFoundHome],
  ])('%j is %i', async (typed, status, message) => {
    const refused = await call('GET', `/api/codes/${encodeURIComponent(typed)}`)
    expect(refused.status).toBe(status)
    expect((await refused.json<ErrorBody>()).error.message).toBe(message)
  })
})

it('the public look-up of a code has the event, who asks, its menu and two numbers, and nothing else about people', async () => {
  const { event, planner } = await openEvent(100)
  await makeResponse(env, event, [{ name: 'Ada Lovelace', allergies: 'Nuts', selections: {} }], {
    leadGuestEmail: 'ada@example.com',
  })
  const text = await (await call('GET', `/api/codes/${event.eventCode}`)).text()
  const answer = JSON.parse(text) as { event: object; categories: { items: object[] }[] }
  expect(Object.keys(answer).sort()).toEqual(
    ['asksEmail', 'categories', 'event', 'guestLimit', 'menuVersion', 'registeredGuests'].sort(),
  )
  expect(Object.keys(answer.event).sort()).toEqual(
    [
      'closesAt',
      'cloth',
      'coverImageUrl',
      'description',
      'eventCode',
      'eventDate',
      'guestLimit',
      'id',
      'hostContact',
      'hostName',
      'language',
      'quiet',
      'registeredGuests',
      'serviceDay',
      'serviceTime',
      'timeZone',
      'title',
      'venue',
    ].sort(),
  )
  expect(answer.categories.map((one) => Object.keys(one).sort())).toEqual(
    answer.categories.map(() => ['id', 'items', 'name']),
  )
  expect(answer.categories.flatMap(({ items }) => items.map((one) => Object.keys(one).sort()))).toEqual(
    answer.categories.flatMap(({ items }) => items.map(() => ['description', 'id', 'name'])),
  )
  for (const secret of ['Ada', 'Nuts', 'ada@example.com', planner.id, planner.email])
    expect(text).not.toContain(secret)
})

describe('choices', () => {
  it('of this menu are stored', async () => {
    const { starter, send, stored } = await openEvent()
    const selections = { [starter?.id ?? '']: starter?.items[0]?.id }
    expect((await send(choosing(selections))).status).toBe(201)
    expect(JSON.parse(String((await stored())[0]?.selections))).toMatchObject([{ selections }])
  })

  it('that are malformed are 400, and nothing is stored', async () => {
    const { event, send, stored } = await openEvent()
    const keys = (length: number) =>
      Object.fromEntries(Array.from({ length }, (_, index) => [`k${index}`, 'x']))
    for (const selections of [[], 'soup', 7, null, { a: 1 }, { a: ['b'] }, { a: { b: 'c' } }, keys(1_000)])
      expect((await send(choosing(selections))).status).toBe(400)
    expect((await send(choosing(keys(10_000)))).status).toBe(413)
    // As text: in an object literal it would set the prototype.
    const named = `{"submissionId":"${crypto.randomUUID()}","party":[{"name":"Ada","allergies":"","selections":{"__proto__":{"a":"b"}}}]}`
    expect((await call('POST', `/api/codes/${event.eventCode}/responses`, named)).status).toBe(400)
    expect(await stored()).toEqual([])
    expect(({} as Record<string, unknown>).a).toBeUndefined()
  })

  it('that are not on this menu are 409 with the sentence for a changed menu', async () => {
    const { starter, main, send, stored } = await openEvent()
    const other = await openEvent()
    for (const selections of [
      { [starter?.id ?? '']: other.starter?.items[0]?.id ?? '' },
      { [starter?.id ?? '']: main?.items[0]?.id ?? '' },
      { [other.starter?.id ?? '']: other.starter?.items[0]?.id ?? '' },
      { constructor: 'x' },
      { toString: starter?.items[0]?.id ?? '' },
    ]) {
      const refused = await send(choosing(selections))
      expect(refused.status).toBe(409)
      expect((await refused.json<ErrorBody>()).error).toMatchObject({
        code: 'menu_changed',
        message: menuChanged,
      })
    }
    expect(await stored()).toEqual([])
  })
})

it.each([[0], [11]])('a party of %i is 400', async (size) => {
  const { send, stored } = await openEvent()
  const party = Array.from({ length: size }, () => ({ name: 'Ada', allergies: '', selections: {} }))
  expect((await send({ party })).status).toBe(400)
  expect(await stored()).toEqual([])
})

it.each(['3', 1e9, -1, 1.5, null, {}])('a party that is %j is 400 at the door', async (party) => {
  const { send } = await openEvent()
  expect((await send({ party })).status).toBe(400)
})

it('other fields that a guest sends are ignored: nobody sets a count, link, id or time', async () => {
  const { event, send, stored } = await openEvent()
  const extra = { guest_count: 1, guestCount: 9, edit_token: 'mine', created_at: 1, version: 7, user_id: 'x' }
  expect([201, 400]).toContain((await send({ ...extra, party: partyOf(2) })).status)
  for (const row of await stored())
    expect(row).toMatchObject({ event_id: event.id, guest_count: 2, version: 1 })
})

describe('an address', () => {
  it('is stored and gets a mail where the form has it, and is ignored where it has not', async () => {
    const asked = await openEvent(100)
    const unasked = await openEvent()
    for (const { send } of [asked, unasked]) await send({ email: 'ada@example.com' })
    expect((await asked.stored())[0]).toMatchObject({ lead_guest_email: 'ada@example.com' })
    expect((await unasked.stored())[0]).toMatchObject({ lead_guest_email: null })
    const { results } = await env.DB.prepare(
      'select g.event_id as event from outbox o join guest_selections g on g.id = o.subject_id where g.event_id in (?, ?)',
    )
      .bind(asked.event.id, unasked.event.id)
      .all()
    expect(results).toEqual([{ event: asked.event.id }])
  })

  it.each(['a@b,c@d', '<a@b.example>', `${'a'.repeat(300)}@b.example`])('%s is 400', async (email) => {
    const { send } = await openEvent(100)
    const refused = await send({ email })
    expect(refused.status).toBe(400)
    expect((await refused.json<ErrorBody>()).error.fields).toHaveProperty('email')
  })

  it('that was changed gets the same link', async () => {
    const { event } = await openEvent(100)
    const { token, id } = await makeResponse(env, event, partyOf(1), { leadGuestEmail: 'old@example.com' })
    const before = await templates.edit_link(env, id)
    const changed = { email: 'new@example.com', party: partyOf(1), version: 1 }
    expect((await call('PUT', `/api/responses/${token}`, changed)).status).toBe(200)
    const after = await templates.edit_link(env, id)
    const link = ({ text }: Email) => /http:\S+\/edit\/\S+/.exec(text)?.[0]
    expect([before?.to, after?.to]).toEqual(['old@example.com', 'new@example.com'])
    expect(after && link(after)).toBe(before && link(before))
    const { results } = await env.DB.prepare('select dedupe_key, queue from outbox where subject_id = ?')
      .bind(id)
      .all()
    // One mail waits, to the address that is stored now.
    expect(results).toEqual([{ dedupe_key: `edit_link:${id}:2`, queue: `${event.id} new@example.com` }])
  })
})

it('a mail links to the configured origin, whatever host was called', async () => {
  const { event } = await openEvent(100)
  const { id, token } = await makeResponse(env, event, partyOf(1), { leadGuestEmail: 'ada@example.com' })
  const asked = await call('POST', `/api/responses/${token}/mail`, undefined, {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
  })
  expect(asked.status).toBeLessThan(300)
  const mail = await templates.edit_link(env, id)
  expect(mail?.text).toContain(`${origin}/edit/${token}`)
  expect(`${mail?.text}${mail?.html}`).not.toContain('evil')
})

it('a mail about a response whose event was deleted before it was sent is dropped', async () => {
  const { event } = await openEvent(100)
  const { id } = await makeResponse(env, event, partyOf(1), { leadGuestEmail: 'ada@example.com' })
  const to: string[] = []
  const send = async (mail: { to: string }) => void to.push(mail.to)
  // The template has read the response, the event is deleted, the mail is due.
  await env.DB.prepare('delete from events where id = ?').bind(event.id).run()
  await env.DB.prepare('update outbox set due_at = 0 where subject_id = ?').bind(id).run()
  await processOutbox({ ...env, EMAIL: { send } as unknown as SendEmail }, templates)
  expect(to).not.toContain('ada@example.com')
})
