import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it } from 'vitest'
import { setClock } from '#core/clock'
import { database } from '#core/db'
import { qrSvg } from '#core/files/qr'
import { sha256 } from '#core/hash'
import { templateContext } from '#core/mail/language'
import { liveEnd } from '#live/shape'
import { liveMax } from '../desk/live-views.ts'
import { eraseOld } from '../retention/erase-old.ts'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeKitchenLink, makeMenu } from '../testing/factories/factories.ts'
import { call, openLiveView } from '../testing/http.ts'
import { heldIn } from '../testing/without-random.ts'
import { kitchenLinkMail } from './mails/link.ts'
import { kitchenLinksEnd, kitchenLinksMax, type MadeKitchenLink } from './shape/link.ts'

const db = database(env.DB)
const day = 86_400_000
afterEach(() => setClock())

async function given(more: Parameters<typeof makeEvent>[2] = {}) {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id, more)
  const menu = await makeMenu(db, event.id)
  const cookie = await makeSession(env, planner.id)
  const path = `/api/events/${event.id}/kitchen-links`
  const asked = (method: string, more = '', body?: unknown) => call(method, path + more, body, { cookie })
  const make = async (body: object = {}) => {
    const answer = await asked('POST', '', { label: 'Kitchen', ...body })
    return { status: answer.status, ...(await answer.json<MadeKitchenLink>()) }
  }
  const list = async () => (await (await asked('GET')).json<{ links: Record<string, unknown>[] }>()).links
  return { planner, event, menu, cookie, asked, make, list }
}

const tokenOf = (url: string) => url.split('/kitchen/')[1] ?? ''
const stored = (id: string) =>
  env.DB.prepare('select * from kitchen_links where id = ?').bind(id).first<Record<string, unknown>>()

describe('a link to the kitchen’s page', () => {
  it('is made with its address, which is shown this once and stored nowhere', async () => {
    const { event, make, list } = await given()
    const { status, id, url } = await make()
    expect(status).toBe(201)
    expect(tokenOf(url)).toMatch(new RegExp(`^${event.eventCode}-[\\w-]{43}$`))
    expect(await stored(id)).toMatchObject({ token_hash: await sha256(tokenOf(url)), names: 'specials' })
    const [, secret = ''] = /-(.*)$/.exec(tokenOf(url)) ?? []
    for (const table of ['kitchen_links', 'audit_logs', 'outbox'])
      expect(JSON.stringify((await env.DB.prepare(`select * from ${table}`).all()).results)).not.toContain(
        secret,
      )
    const links = await list()
    expect(links).toMatchObject([{ id, label: 'Kitchen', courses: null, openedAt: null, revokedAt: null }])
    expect(JSON.stringify(links)).not.toContain(secret)
  })

  it('comes with the QR code of the address it has', async () => {
    const { asked, make } = await given()
    const { id, url, qr } = await make()
    expect(qr).toBe(qrSvg(url))
    const renewed = await (await asked('POST', `/${id}/renew`, {})).json<MadeKitchenLink>()
    expect(renewed.qr).toBe(qrSvg(renewed.url))
    expect(renewed.qr).not.toBe(qr)
  })

  it('is the same when its page asks again, and another when it draws another id', async () => {
    const { make, list } = await given()
    const id = crypto.randomUUID()
    const first = await make({ id })
    expect(await make({ id })).toEqual(first)
    expect((await make()).url).not.toBe(first.url)
    expect(await list()).toHaveLength(2)
  })

  it('keeps the id of another event’s link to that', async () => {
    const { make } = await given()
    const elsewhere = await given()
    const { id } = await elsewhere.make()
    expect((await make({ id })).status).toBe(409)
    expect(await stored(id)).toMatchObject({ event_id: elsewhere.event.id })
  })

  it('lets a device keep its page only where the planner said so', async () => {
    const { make, list } = await given()
    const seen = async ({ url }: { url: string }) =>
      (await (await call('GET', `/api/kitchen/${tokenOf(url)}`)).json<{ keepOffline: boolean }>()).keepOffline
    expect(await seen(await make())).toBe(false)
    expect(await seen(await make({ keepOffline: true }))).toBe(true)
    expect((await list()).filter(({ keepOffline }) => keepOffline)).toHaveLength(1)
    expect((await make({ keepOffline: 'yes' })).status).toBe(400)
  })

  it('shows courses of its own menu only', async () => {
    const { menu, asked, make, list } = await given()
    const elsewhere = await given()
    const [starter] = menu
    const [foreign] = elsewhere.menu
    await make({ courses: [starter?.id, starter?.id] })
    expect(await list()).toMatchObject([{ courses: [starter?.id] }])
    const wrong = { label: 'Kitchen', courses: [starter?.id, foreign?.id] }
    expect((await asked('POST', '', wrong)).status).toBe(404)
    expect((await asked('POST', '', { label: 'Kitchen', courses: [] })).status).toBe(400)
    expect(await list()).toHaveLength(1)
  })

  it('shows no course that was taken off the menu', async () => {
    const { menu, asked, make, list } = await given()
    const [starter, main] = menu
    await env.DB.prepare('update menu_categories set deleted_at = 1 where id = ?').bind(main?.id).run()
    const wrong = { label: 'Kitchen', courses: [starter?.id, main?.id] }
    expect((await asked('POST', '', wrong)).status).toBe(404)
    expect(await list()).toEqual([])
    expect((await make({ courses: [starter?.id] })).status).toBe(201)
  })

  it.each([
    ['no label', { label: ' ' }],
    ['a label that is too long', { label: 'x'.repeat(61) }],
    ['an address that is none', { email: 'cook' }],
    ['names of nobody’s', { names: 'everybody' }],
    ['courses that are none', { courses: 'all' }],
  ])('is refused with %s', async (_, wrong) => {
    const { make, list } = await given()
    expect((await make(wrong)).status).toBe(400)
    expect(await list()).toEqual([])
  })

  it(`is one of ${kitchenLinksMax} at most, of which a revoked one is none`, async () => {
    const { asked, make, list } = await given()
    const made = await Promise.all(Array.from({ length: kitchenLinksMax + 3 }, () => make()))
    expect(made.filter(({ status }) => status === 201)).toHaveLength(kitchenLinksMax)
    const refused = await asked('POST', '', { label: 'One more' })
    expect({ status: refused.status, ...(await refused.json<object>()) }).toMatchObject({
      status: 409,
      error: { code: 'limit_reached', message: 'An event can have 10 links at a time. Revoke one first.' },
    })
    await asked('DELETE', `/${String((await list())[0]?.id)}`)
    expect((await make()).status).toBe(201)
  })

  it('is nobody else’s to revoke, renew or mail', async () => {
    const { make } = await given()
    const elsewhere = await given()
    const { id } = await make()
    for (const [method, more] of [
      ['DELETE', `/${id}`],
      ['POST', `/${id}/renew`],
      ['POST', `/${id}/mail`],
    ] as const)
      expect((await elsewhere.asked(method, more, {})).status).toBe(404)
    expect(await stored(id)).toMatchObject({ revoked_at: null, generation: 1 })
  })

  it('is audited without its address and its mailbox', async () => {
    const { event, asked, make } = await given()
    const { id } = await make({ email: 'cook@kitchen.example' })
    await asked('POST', `/${id}/renew`, {})
    await asked('POST', `/${id}/mail`, {})
    await asked('DELETE', `/${id}`)
    await asked('DELETE', `/${id}`)
    const { results } = await env.DB.prepare('select * from audit_logs where entity_id = ? order by id')
      .bind(id)
      .all<{ action: string; details: string; entity_type: string }>()
    // The mail that was asked for waits still, or it was sent and another one is queued.
    const actions = results.map(({ action }) => action.replace('_KITCHEN_LINK', ''))
    expect(actions.filter((one) => one !== 'RESEND')).toEqual(['CREATE', 'RENEW', 'REVOKE'])
    for (const { details } of results)
      expect(JSON.parse(details)).toEqual({ event_id: event.id, title: event.title })
  })
})

describe('renewing a link', () => {
  it('gives another address, and forgets that the one before was opened', async () => {
    const { asked, make } = await given()
    const { id, url } = await make()
    await env.DB.prepare('update kitchen_links set opened_at = 5 where id = ?').bind(id).run()
    const renewed = await (await asked('POST', `/${id}/renew`, {})).json<{ id: string; url: string }>()
    expect(renewed.id).toBe(id)
    expect(renewed.url).not.toBe(url)
    expect(await stored(id)).toMatchObject({
      token_hash: await sha256(tokenOf(renewed.url)),
      generation: 2,
      opened_at: null,
    })
  })

  it('gives two at once the same address', async () => {
    const { asked, make } = await given()
    const { id } = await make()
    const urls = await Promise.all(
      Array.from({ length: 3 }, async () =>
        (await asked('POST', `/${id}/renew`, {})).json<{ url: string }>(),
      ),
    )
    const last = (await stored(id))?.token_hash
    expect((await Promise.all(urls.map(({ url }) => sha256(tokenOf(url))))).includes(String(last))).toBe(true)
  })

  it('is refused once it is revoked', async () => {
    const { asked, make } = await given()
    const { id } = await make()
    await asked('DELETE', `/${id}`)
    expect((await asked('POST', `/${id}/renew`, {})).status).toBe(410)
    expect((await asked('POST', `/${id}/mail`, {})).status).toBe(410)
  })
})

describe('the mail with a link', () => {
  it('goes to the address with the present token, and says nothing of guests or dishes', async () => {
    const { event, asked, make } = await given({ serviceDay: '2031-05-05', venue: 'The Barn' })
    const { id, url } = await make({ email: 'cook@kitchen.example' })
    const waiting = await env.DB.prepare('select kind from outbox where subject_id = ?')
      .bind(id)
      .first('kind')
    expect(waiting).toBe('kitchen_link')
    expect(await kitchenLinkMail(templateContext(env), id)).toMatchObject({
      to: 'cook@kitchen.example',
      subject: `For the kitchen: ${event.title}`,
      text: expect.stringContaining(url),
    })
    const renewed = await (await asked('POST', `/${id}/renew`, {})).json<{ url: string }>()
    const mail = await kitchenLinkMail(templateContext(env), id)
    expect(mail?.text).toContain(renewed.url)
    expect(mail?.text).toContain('May 12, 2031')
    expect(mail?.subject).not.toContain(tokenOf(renewed.url))
    expect(heldIn(mail?.text ?? '', ['Soup', 'Salad', 'Fish', 'Risotto'])).toEqual([])
  })

  it('is none for a link that is revoked, expired, or without an address', async () => {
    const { event, asked, make } = await given()
    const nobody = await make()
    expect(await kitchenLinkMail(templateContext(env), nobody.id)).toBeNull()
    expect((await asked('POST', `/${nobody.id}/mail`, {})).status).toBe(400)
    const { id } = await make({ email: 'cook@kitchen.example' })
    setClock(() => kitchenLinksEnd({ ...event, serviceDay: null }))
    expect(await kitchenLinkMail(templateContext(env), id)).toBeNull()
    setClock()
    await asked('DELETE', `/${id}`)
    expect(await kitchenLinkMail(templateContext(env), id)).toBeNull()
  })

  it('is not asked for once the link has expired, as its page opens no more', async () => {
    const { event, asked } = await given({ eventDate: '2020-01-01', closesAt: 1, firstClosesAt: 1 })
    const { id } = await makeKitchenLink(env, event, { email: 'cook@kitchen.example' })
    const answer = await asked('POST', `/${id}/mail`, {})
    expect(answer.status).toBe(410)
    expect(await answer.json()).toMatchObject({ error: { code: 'expired' } })
    const waiting = env.DB.prepare('select count(*) as n from outbox where subject_id = ?').bind(id)
    expect(await waiting.first('n')).toBe(0)
    await env.DB.prepare("update events set service_day = '2099-01-01' where id = ?").bind(event.id).run()
    expect((await asked('POST', `/${id}/mail`, {})).status).toBe(204)
  })
})

it('the address a link was mailed to goes with the guests’ details', async () => {
  const { event } = await given({ eventDate: '2020-01-01', closesAt: 1, firstClosesAt: 1 })
  const staying = await given()
  const ids = []
  for (const one of [event, staying.event])
    ids.push((await makeKitchenLink(env, one, { email: 'cook@kitchen.example' })).id)
  await eraseOld({ db, at: Date.now() })
  expect((await Promise.all(ids.map(stored))).map((row) => row?.email)).toEqual([
    null,
    'cook@kitchen.example',
  ])
})

describe('a link opens the page', () => {
  it.each([
    ['until seven days after the meal', { serviceDay: '2031-05-05' }, Date.UTC(2031, 4, 12, 22)],
    ['until thirty days after the closing without one', { closesAt: 1000 }, 1000 + 30 * day],
  ])('%s', (_, more, end) => {
    const event = { serviceDay: null, timeZone: 'Europe/Berlin', closesAt: 5, ...more }
    expect(kitchenLinksEnd(event)).toBe(end)
  })

  it('longer once the meal is moved', async () => {
    const { event, make, list } = await given({ serviceDay: '2031-05-05' })
    await make()
    const [before] = await list()
    await env.DB.prepare("update events set service_day = '2031-05-06' where id = ?").bind(event.id).run()
    expect((await list())[0]?.expiresAt).toBe(Number(before?.expiresAt) + day)
  })
})

describe('an open page of a link', () => {
  const views = async (token: string) => {
    const closed: number[] = []
    const view = await openLiveView(`/api/kitchen/${token}/live`)
    view.socket.addEventListener('close', ({ code }) => {
      closed.push(code)
      view.socket.close()
    })
    return { ...view, closed }
  }

  it('is told of its end and closed when the link is revoked or renewed; the pages of others stay', async () => {
    const { event, asked } = await given()
    const [first, second, third] = [
      await makeKitchenLink(env, event),
      await makeKitchenLink(env, event),
      await makeKitchenLink(env, event),
    ]
    const [revoked, again, renewed, staying] = [
      await views(first.token),
      await views(first.token),
      await views(second.token),
      await views(third.token),
    ]
    await asked('DELETE', `/${first.id}`)
    await asked('POST', `/${second.id}/renew`, {})
    for (const view of [revoked, again, renewed]) {
      await expect.poll(() => view.closed, { timeout: 2000 }).toEqual([liveEnd.revoked])
      expect(view.messages).toEqual([{ revoked: true }])
    }
    expect({ closed: staying.closed, messages: staying.messages }).toEqual({ closed: [], messages: [] })
  })

  it('is told of changes of answers and menu as changes of the kitchen, and never of places', async () => {
    const { event, menu, cookie } = await given()
    const link = await makeKitchenLink(env, event)
    const { messages } = await views(link.token)
    const planner = await openLiveView(`/api/events/${event.id}/live`, { cookie })
    const party = [{ name: 'Ann', allergies: '', selections: {} }]
    const answer = { submissionId: crypto.randomUUID(), party }
    expect((await call('POST', `/api/codes/${event.eventCode}/responses`, answer)).status).toBe(201)
    await expect.poll(() => messages).toEqual([{ changed: 'event' }])
    const item = menu[0]?.items[0]?.id
    await call('PUT', `/api/events/${event.id}/items/${item}`, { name: 'Broth' }, { cookie })
    await expect.poll(() => messages).toEqual([{ changed: 'event' }, { changed: 'event' }])
    expect(planner.messages).toContainEqual({ changed: 'responses' })
    expect(planner.messages).toContainEqual({ changed: 'menu' })
  })

  it(`stands ${liveMax.ofLink} times for one link and no more, and again once one has closed; others open`, async () => {
    const { event } = await given()
    const [crowded, other] = [await makeKitchenLink(env, event), await makeKitchenLink(env, event)]
    const open = async ({ token }: { token: string }) => {
      const { status, webSocket } = await call('GET', `/api/kitchen/${token}/live`, undefined, {
        upgrade: 'websocket',
      })
      webSocket?.accept()
      return { status, webSocket }
    }
    const first = await open(crowded)
    for (let view = 1; view < liveMax.ofLink; view++) {
      const { status } = await open(crowded)
      if (status !== 101) expect([view, status]).toEqual([view, 101])
    }
    expect((await open(crowded)).status).toBe(429)
    expect((await open(other)).status).toBe(101)
    first.webSocket?.close()
    await expect.poll(async () => (await open(crowded)).status).toBe(101)
  })

  it('opens by a link that holds alone', async () => {
    const { event } = await given()
    const link = await makeKitchenLink(env, event)
    const revoked = await makeKitchenLink(env, event, { revokedAt: 1 })
    const status = async (token: string) =>
      (await call('GET', `/api/kitchen/${token}/live`, undefined, { upgrade: 'websocket' })).status
    expect(await status(link.token)).toBe(101)
    expect(await status(revoked.token)).toBe(410)
    expect(await status(`${link.token.slice(0, -1)}${link.token.endsWith('A') ? 'B' : 'A'}`)).toBe(404)
    expect(await status('nothing')).toBe(404)
  })
})
