import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it } from 'vitest'
import { setClock } from '#core/clock'
import { database } from '#core/db'
import { deadlineInstant } from '#events/rules/closing'
import { deadlinePassed } from '#events/words/guest'
import { menuChanged } from '#menu/words/guest'
import { linkExpired } from '#party/words/guest'
import { linkInvalid, noAddress } from '#party/words/server'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu, makePurchase } from '../testing/factories/factories.ts'
import { makeResponse, partyOf } from '../testing/factories/party-factories.ts'
import { call as send } from '../testing/http.ts'
import { heldIn } from '../testing/without-random.ts'

const db = database(env.DB)
afterEach(() => setClock())

function call(path: string, init: { method?: string; headers?: Record<string, string>; body?: string } = {}) {
  return send(init.method ?? 'GET', path, init.body, init.headers)
}

async function openEvent(more: Parameters<typeof makeEvent>[2] = {}) {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id, more)
  const menu = await makeMenu(db, event.id)
  return { planner, event, menu }
}

async function loadResponseRow(id: string) {
  return env.DB.prepare('select * from guest_selections where id = ?')
    .bind(id)
    .first<Record<string, unknown>>()
}

describe('the look-up of a code', () => {
  it('that shows no form names the event, its day and whom to ask, on its cloth', async () => {
    const host = { hostName: 'Ana Weber', hostContact: null }
    const facts = {
      title: 'Harvest supper',
      serviceDay: '2027-01-10',
      venue: 'Seehaus',
      cloth: 'sage' as const,
    }
    const planner = await makePlanner(db)
    const closed = await makeEvent(db, planner.id, { ...host, ...facts, closesAt: 1 })
    const empty = await makeEvent(db, planner.id, { ...host, ...facts })
    for (const { eventCode } of [closed, empty]) {
      const refused = await call(`/api/codes/${eventCode}`)
      expect(await refused.json()).toMatchObject({ error: { details: { ...host, ...facts } } })
      const html = await (await call(`/event/${eventCode}`)).text()
      expect(html).toContain('Questions? Ask <strong>Ana Weber</strong>.')
      expect(html).toContain('Harvest supper')
      expect(html).toContain('Sunday, January 10, 2027 · Seehaus')
      expect(html).toContain('cloth-sage')
    }
  })

  it('is 304 while nothing has changed', async () => {
    const { event } = await openEvent()
    const first = await call(`/api/codes/${event.eventCode}`)
    const tag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const again = await call(`/api/codes/${event.eventCode}`, { headers: { 'if-none-match': tag } })
    expect(again.status).toBe(304)
    await makeResponse(env, event, partyOf(2))
    const changed = await call(`/api/codes/${event.eventCode}`, { headers: { 'if-none-match': tag } })
    expect(changed.status).toBe(200)
    expect(await changed.json()).toMatchObject({ registeredGuests: 2 })
  })
})

describe('the deadline as a calendar file', () => {
  it('is one all-day entry with a stable UID and a reminder the day before', async () => {
    const { event } = await openEvent({
      eventDate: '2031-03-30',
      closesAt: deadlineInstant('2031-03-30', 'Europe/Berlin'),
    })
    const [first, second] = await Promise.all(
      [1, 2].map(async () => (await call(`/api/codes/${event.eventCode}/deadline.ics`)).text()),
    )
    expect(first).toContain('DTSTART;VALUE=DATE:20310330')
    expect(first).toContain('DTEND;VALUE=DATE:20310331')
    expect(first).toContain('TRIGGER:-P1D')
    const uid = /UID:(.*)/.exec(first ?? '')?.[1]
    expect(uid).toContain(event.id)
    expect(/UID:(.*)/.exec(second ?? '')?.[1]).toBe(uid)
  })

  it('has the meal as a second entry, at its time where the event is, or all day', async () => {
    const meal = { serviceDay: '2031-04-09', venue: 'The Barn, Oak Lane' }
    const fileOf = async (more: object) => {
      const { event } = await openEvent({ title: 'Spring supper', ...meal, ...more })
      return { event, file: await (await call(`/api/codes/${event.eventCode}/deadline.ics`)).text() }
    }
    const { event, file } = await fileOf({ serviceTime: '19:30' })
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2)
    expect(file).toContain(`UID:meal-${event.id}@`)
    expect(file).toContain('DTSTART:20310409T173000Z')
    expect(file).toContain('LOCATION:The Barn\\, Oak Lane')
    expect((await fileOf({})).file).toContain('DTSTART;VALUE=DATE:20310409')
    expect((await fileOf({ serviceDay: null })).file.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  })

  it('is refused for a closed event', async () => {
    const { event } = await openEvent({ closesAt: 1 })
    const refused = await call(`/api/codes/${event.eventCode}/deadline.ics`)
    expect(refused.status).toBe(410)
    expect(await refused.json()).toMatchObject({ error: { code: 'closed', message: deadlinePassed } })
  })
})

describe('the calendar file of an edit link', () => {
  it('carries that link, and is not kept by anybody on the way', async () => {
    const { event } = await openEvent()
    const { token } = await makeResponse(env, event, partyOf(1))
    const response = await call(`/api/responses/${token}/deadline.ics`)
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(response.headers.get('cache-control')).toContain('no-store')
    const file = (await response.text()).replace(/\r\n /g, '')
    expect(file).toContain(`/edit/${token}`)
    expect(file).not.toContain(`/event/${event.eventCode}`)
  })

  it('is refused for an unknown link and after closing', async () => {
    const { event } = await openEvent()
    const { token } = await makeResponse(env, event, partyOf(1))
    expect((await call(`/api/responses/${event.eventCode}-${'x'.repeat(43)}/deadline.ics`)).status).toBe(404)
    setClock(() => event.closesAt)
    expect((await call(`/api/responses/${token}/deadline.ics`)).status).toBe(410)
  })
})

describe('an edit link', () => {
  it('shows the response without removed dishes, and says so', async () => {
    const { event, menu } = await openEvent()
    const [starter, main] = menu
    const [soup] = starter?.items ?? []
    const [fish] = main?.items ?? []
    const selections = { [starter?.id ?? '']: soup?.id ?? '', [main?.id ?? '']: fish?.id ?? '' }
    const { token } = await makeResponse(env, event, partyOf(1, selections))
    await env.DB.prepare('update menu_items set deleted_at = 1 where id = ?').bind(soup?.id).run()
    const shown = await (await call(`/api/responses/${token}`)).json<Record<string, unknown>>()
    expect(shown).toMatchObject({
      hasLostChoices: true,
      response: { party: [{ selections: { [main?.id ?? '']: fish?.id } }] },
    })
  })

  it('refuses a dish that was removed meanwhile with 409, and keeps the response', async () => {
    const { event, menu, planner } = await openEvent()
    const [starter] = menu
    const [soup, salad] = starter?.items ?? []
    const choosing = (item = '') => ({
      party: [{ name: 'Ada', allergies: '', selections: { [starter?.id ?? '']: item } }],
    })
    const sent = await call(`/api/codes/${event.eventCode}/responses`, {
      method: 'POST',
      body: JSON.stringify({ submissionId: crypto.randomUUID(), ...choosing(salad?.id) }),
    })
    const { editToken, responseId } = await sent.json<{ editToken: string; responseId: string }>()
    const removed = await call(`/api/events/${event.id}/items/${soup?.id}`, {
      method: 'DELETE',
      headers: { cookie: await makeSession(env, planner.id) },
    })
    expect(removed.status).toBe(204)
    const edit = (item?: string) =>
      call(`/api/responses/${editToken}`, {
        method: 'PUT',
        body: JSON.stringify({ ...choosing(item), version: 1 }),
      })
    const refused = await edit(soup?.id)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ error: { code: 'menu_changed', message: menuChanged } })
    expect(JSON.parse(String((await loadResponseRow(responseId))?.selections))).toEqual(
      choosing(salad?.id).party.map((person) => ({ ...person, id: expect.any(String) })),
    )
    expect((await edit()).status).toBe(200)
  })

  it('that is unknown is 404', async () => {
    const { event } = await openEvent()
    const unknown = await call(`/api/responses/${event.eventCode}-${'x'.repeat(43)}`)
    expect(unknown.status).toBe(404)
    expect(await unknown.json()).toMatchObject({ error: { message: linkInvalid } })
  })

  it('that is made up tells nothing of the event, and one that was taken back or deleted says when and whom to ask', async () => {
    const host = { hostName: 'Ana Weber', hostContact: '+49 30 123456' }
    const { event, planner } = await openEvent({ ...host, closesAt: Date.parse('2026-12-31T23:00Z') })
    const detailsOf = async (token: string) => {
      const response = await call(`/api/responses/${token}`)
      const { error } = await response.json<{ error: { message: string; details?: unknown } }>()
      expect([response.status, error.message]).toEqual([404, linkInvalid])
      return error.details
    }
    for (const code of [event.eventCode, 'NOPE99']) {
      const madeUp = `${code}-${'x'.repeat(43)}`
      expect(await detailsOf(madeUp)).toBeUndefined()
      expect(await (await call(`/edit/${madeUp}`)).text()).not.toMatch(/\bAna\b/)
    }
    const [taken, deleted] = [
      await makeResponse(env, event, partyOf(1)),
      await makeResponse(env, event, partyOf(1)),
    ]
    // Half an hour before midnight in London is the next day in Berlin.
    setClock(() => Date.parse('2026-12-02T23:30Z'))
    await call(`/api/responses/${taken.token}`, { method: 'DELETE' })
    const cookie = await makeSession(env, planner.id)
    const path = `/api/events/${event.id}/responses/${deleted.id}`
    expect((await call(path, { method: 'DELETE', headers: { cookie } })).status).toBe(204)
    const day = '2026-12-03'
    const meal = { serviceDay: null, serviceTime: null, venue: null }
    const named = { ...host, ...meal, title: event.title, cloth: 'plain' }
    expect(await detailsOf(taken.token)).toEqual({ ...named, removal: { day, byGuest: true } })
    expect(await detailsOf(deleted.token)).toEqual({ ...named, removal: { day, byGuest: false } })
    const html = await (await call(`/edit/${taken.token}`)).text()
    expect(html).toContain('You took this answer back on 3 December.')
    expect(html).toContain('tel:+4930123456')
  })

  it('of a refunded event, which is hidden, names nobody', async () => {
    const { event } = await openEvent({ hostName: 'Ana Weber', refundedAt: 1, closesAt: 1 })
    const { token } = await makeResponse(env, event, partyOf(1))
    for (const link of [token, `${event.eventCode}-${'x'.repeat(43)}`])
      expect(await (await call(`/api/responses/${link}`)).text()).not.toMatch(/\bAna\b/)
  })

  it('is drawn as a QR code for paper, and no other text is', async () => {
    const { event } = await openEvent()
    const { token } = await makeResponse(env, event, partyOf(1))
    const drawn = await call(`/api/responses/${token}/qr.svg`)
    expect(drawn.headers.get('content-type')).toBe('image/svg+xml')
    expect(await drawn.text()).toMatch(/^<svg width="1024".*<\/svg>$/s)
    expect((await call('/api/responses/https:%2F%2Fevil.example/qr.svg')).status).toBe(404)
  })

  it('of a code to share is drawn as one, too, and of nothing else', async () => {
    const drawn = await call('/api/codes/FEAST7/qr.svg')
    expect(drawn.headers.get('content-type')).toBe('image/svg+xml')
    expect(drawn.headers.get('content-disposition')).toBe('inline; filename="FEAST7.svg"')
    expect(await drawn.text()).toMatch(/^<svg width="1024".*<\/svg>$/s)
    expect((await call('/api/codes/nonsense/qr.svg')).status).toBe(400)
  })

  it('shows the response after the deadline, too, and no longer edits it', async () => {
    const { event } = await openEvent()
    const party = [{ name: 'Ada', allergies: 'Nuts', selections: {} }]
    const { token } = await makeResponse(env, event, party)
    const read = () => call(`/api/responses/${token}`)
    expect(await (await read()).json()).toMatchObject({ closed: false })
    setClock(() => event.closesAt)
    const closed = await read()
    expect(closed.status).toBe(200)
    expect(await closed.json()).toMatchObject({ closed: true, response: { party, version: 1 } })
    const edit = { method: 'PUT', body: JSON.stringify({ party: partyOf(1), version: 1 }) }
    const refused = await call(`/api/responses/${token}`, edit)
    expect(refused.status).toBe(410)
    expect(await refused.json()).toMatchObject({ error: { code: 'expired', message: linkExpired } })
    const page = await call(`/edit/${token}`)
    expect(page.status).toBe(410)
    const html = await page.text()
    expect(html).toContain(linkExpired)
    expect(html).toContain('Nuts')
  })

  it('withdraws the response before the deadline: its places are free and nothing about the party is left', async () => {
    const { event } = await openEvent()
    const { token, id } = await makeResponse(env, event, [
      { name: 'Ada', allergies: 'Nuts', selections: { a: 'b' } },
    ])
    expect((await call(`/api/responses/${token}`, { method: 'DELETE' })).status).toBe(204)
    const row = await loadResponseRow(id)
    expect(row).toMatchObject({ lead_guest_name: '', lead_guest_email: null })
    expect(row?.deleted_at).not.toBeNull()
    expect(heldIn(JSON.stringify(row), ['Ada', 'Nuts'])).toEqual([])
    const { registered } = (await env.DB.prepare(
      'select registered_guests as registered from events where id = ?',
    )
      .bind(event.id)
      .first<{ registered: number }>()) ?? { registered: -1 }
    expect(registered).toBe(0)
  })

  it('erases personal details after the deadline: counts and choices stay, and it is audited once', async () => {
    const { event } = await openEvent()
    const { token, id } = await makeResponse(env, event, [
      { name: 'Ada', allergies: 'Nuts', selections: { a: 'b' } },
      { name: 'Bea', allergies: '', selections: {} },
    ])
    setClock(() => event.closesAt)
    expect((await call(`/api/responses/${token}`, { method: 'DELETE' })).status).toBe(204)
    const row = await loadResponseRow(id)
    expect(row).toMatchObject({ lead_guest_name: '', guest_count: 2, deleted_at: null })
    expect(JSON.parse(String(row?.selections))).toEqual([
      { name: '', allergies: '', selections: { a: 'b' } },
      { name: '', allergies: '', selections: {} },
    ])
    const { results } = await env.DB.prepare(
      "select action from audit_logs where entity_id = ? and action <> 'CREATE_GUEST_SELECTION'",
    )
      .bind(id)
      .all()
    expect(results).toEqual([{ action: 'ERASE_PERSONAL_DATA' }])
  })

  it('is mailed again only to the stored address, once a minute', async () => {
    const { event, planner } = await openEvent()
    await makePurchase(db, event.id, planner.id, 100)
    const without = await makeResponse(env, event, partyOf(1))
    const refused = await call(`/api/responses/${without.token}/mail`, { method: 'POST' })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ error: { message: noAddress } })
    const stored = await makeResponse(env, event, partyOf(1), { leadGuestEmail: 'ada@example.com' })
    setClock(() => 1_900_000_000_000)
    await env.DB.prepare('update events set closes_at = ? where id = ?')
      .bind(1_900_000_500_000, event.id)
      .run()
    // The first mail was sent: a mail that still waits would be the requested one.
    await env.DB.prepare('update outbox set sent_at = 1 where subject_id = ?').bind(stored.id).run()
    for (const _ of [1, 2])
      expect((await call(`/api/responses/${stored.token}/mail`, { method: 'POST' })).status).toBe(204)
    const { results } = await env.DB.prepare(
      "select dedupe_key as key from outbox where subject_id = ? and dedupe_key like '%asked%'",
    )
      .bind(stored.id)
      .all()
    expect(results).toHaveLength(1)
  })
})

describe('the page of a code', () => {
  it('is HTML with its menu and the event as its title', async () => {
    const { event } = await openEvent()
    const page = await call(`/event/${event.eventCode}`)
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toContain('<title>Harvest supper Menu Selection</title>')
    expect(html).toContain('Risotto')
  })

  it('is 404 for an unknown code, 410 for a closed event, 409 for one without a menu', async () => {
    const planner = await makePlanner(db)
    const closed = await makeEvent(db, planner.id, { closesAt: 1 })
    const empty = await makeEvent(db, planner.id)
    const statuses = await Promise.all(
      ['NOPE99', 'short', closed.eventCode, empty.eventCode].map(
        async (code) => (await call(`/event/${code}`)).status,
      ),
    )
    expect(statuses).toEqual([404, 404, 410, 409])
  })

  it('keeps the edit page private: never stored, never indexed', async () => {
    const { event } = await openEvent()
    const { token } = await makeResponse(env, event, partyOf(1))
    const page = await call(`/edit/${token}`)
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(page.headers.get('x-robots-tag')).toBe('noindex')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect((await call(`/edit/${event.eventCode}-${'x'.repeat(43)}`)).status).toBe(404)
  })
})
