import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#core/clock'
import { database } from '#core/db'
import type { Person } from '#party/shape/person'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeKitchenLink, makeMenu } from '../testing/factories/factories.ts'
import { makeResponse } from '../testing/factories/party-factories.ts'
import { withinAMinute } from '../testing/faults/within-a-minute.ts'
import { call, openLiveView } from '../testing/http.ts'
import { heldIn } from '../testing/without-random.ts'
import { type KitchenView, kitchenLinksEnd } from './shape/link.ts'
import { editsMax } from './write-by-token.ts'

const db = database(env.DB)
afterEach(() => setClock())

type LinkMore = Parameters<typeof makeKitchenLink>[2]

/** An event with starters and mains: Ana has an allergy and eats soup and fish, Leo left the main open. */
async function given(more: Parameters<typeof makeEvent>[2] = {}) {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id, { kitchenContact: 'Mia +351 912 345 678', ...more })
  const [starter, main] = await makeMenu(db, event.id)
  if (!starter || !main) throw new Error('no menu')
  const [soup, salad] = starter.items.map(({ id }) => id)
  const fish = main.items[0]?.id ?? ''
  const choices = { [starter.id]: soup ?? '', [main.id]: fish }
  const nuts = { needs: [{ what: 'nuts', how: 'allergy', by: 'guest' }], special: 14 } as const
  const party = [
    {
      id: 'p1',
      name: 'Ana Lopes',
      allergies: 'no sesame please',
      selections: choices,
      ...nuts,
      needs: [...nuts.needs],
    },
    { id: 'p2', name: 'Leo Lopes', allergies: '', selections: { [starter.id]: salad ?? '' } },
  ] as Person[]
  const response = await makeResponse(env, event, party, { leadGuestEmail: 'ana@lopes.example' })
  const linked = async (some: LinkMore = {}) => {
    const link = await makeKitchenLink(env, event, some)
    const path = `/api/kitchen/${link.token}`
    const read = async (headers: Record<string, string> = {}) => call('GET', path, undefined, headers)
    const view = async () => (await read()).json<KitchenView>()
    const put = (rest: string, body: unknown) => call('PUT', `${path}/${rest}`, body)
    return { ...link, path, read, view, put }
  }
  return { planner, event, starter, main, soup: soup ?? '', salad: salad ?? '', fish, response, linked }
}

const other = (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`

describe('the kitchen’s page', () => {
  it('shows the counts, the special guests with what they eat, and whom to ring', async () => {
    const { event, starter, main, soup, salad, fish, linked } = await given({ venue: 'The Barn' })
    const { view } = await linked({ label: 'Hot kitchen' })
    expect(await view()).toMatchObject({
      label: 'Hot kitchen',
      mayConfirm: false,
      plates: 2,
      event: { title: event.title, venue: 'The Barn', contact: 'Mia +351 912 345 678' },
      courses: [
        {
          categoryId: starter.id,
          items: [
            { id: soup, total: 1 },
            { id: salad, total: 1 },
          ],
          total: 2,
        },
        { categoryId: main.id, items: [{ id: fish, total: 1 }, { total: 0 }], notChosen: 1, total: 2 },
      ],
      specials: [{ number: 14, name: 'Ana Lopes', words: 'no sesame please' }],
    })
  })

  it('holds neither addresses, edit links, other links nor what waits for the planner', async () => {
    const { event, response, linked } = await given()
    const elsewhere = await makeKitchenLink(env, event, { label: 'Pastry', email: 'cook@kitchen.example' })
    const text = JSON.stringify(await (await linked()).view())
    for (const secret of [
      'lopes.example',
      response.token,
      elsewhere.token,
      elsewhere.id,
      'Pastry',
      'attention',
    ])
      expect(text).not.toContain(secret)
  })

  it('holds nothing outside its courses, in JSON or HTML', async () => {
    const { starter, main, soup, fish, linked } = await given()
    await env.DB.prepare('update menu_items set contents = ?1 where id in (?2, ?3)')
      .bind(
        JSON.stringify({ contents: [{ what: 'milk', state: 'contains', by: 'planner', at: 1 }], facts: [] }),
        soup,
        fish,
      )
      .run()
    const { path, view, token } = await linked({ courses: [main.id] })
    const seen = await view()
    expect(seen.courses.map(({ categoryId }) => categoryId)).toEqual([main.id])
    expect(Object.keys(seen.dishes)).toEqual([fish])
    expect(seen.specials[0]?.dishes.map(({ categoryId }) => categoryId)).toEqual([main.id])
    const texts = [
      await (await call('GET', path)).text(),
      await (await call('GET', `/kitchen/${token}`)).text(),
    ]
    for (const text of texts) expect(heldIn(text, [starter.id, soup, 'Starter', 'Soup', 'Salad'])).toEqual([])
  })

  it('names nobody where the link does not allow it, in JSON or HTML', async () => {
    const { linked } = await given()
    const { path, token } = await linked({ names: 'none' })
    const texts = [
      await (await call('GET', path)).text(),
      await (await call('GET', `/kitchen/${token}`)).text(),
    ]
    for (const text of texts) expect(heldIn(text, ['Lopes'])).toEqual([])
    expect(await (await call('GET', (await linked()).path)).text()).toContain('Ana Lopes')
  })

  it('is private, never indexed, and tells no other site where it was', async () => {
    const { linked } = await given()
    const { path, read } = await linked()
    const answers = [
      await read(),
      await call('GET', other(path)),
      await call('PUT', `${path}/alternatives`, {}),
    ]
    for (const { headers } of answers) {
      expect(headers.get('cache-control')).toContain('no-store')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('x-robots-tag')).toBe('noindex')
    }
    expect((await read()).headers.get('cache-control')).toBe('private, no-store')
  })

  it('is not sent again while nothing in it changed', async () => {
    const { event, linked } = await given()
    const { read } = await linked()
    const tag = (await read()).headers.get('etag') ?? ''
    expect((await read({ 'if-none-match': tag })).status).toBe(304)
    await makeResponse(env, event, [{ name: 'Bo', allergies: '', selections: {} }])
    expect((await read({ 'if-none-match': tag })).status).toBe(200)
  })

  it('notes that it was opened, at most once a minute, and not while its event is suspended', async () => {
    const { event, linked } = await given()
    const { id, read } = await linked()
    const opened = () =>
      env.DB.prepare('select opened_at from kitchen_links where id = ?').bind(id).first<number>('opened_at')
    const at = now()
    setClock(() => at)
    await read()
    expect(await opened()).toBe(at)
    setClock(() => at + 59_000)
    await read()
    expect(await opened()).toBe(at)
    setClock(() => at + 61_000)
    await read()
    expect(await opened()).toBe(at + 61_000)
    // A page that says that the event is suspended is not the kitchen's.
    for (const column of ['suspended_at', 'planner_suspended_at']) {
      const suspend = (since: number | null) =>
        env.DB.prepare(`update events set ${column} = ? where id = ?`).bind(since, event.id).run()
      await suspend(at)
      setClock(() => at + 200_000)
      expect((await read()).status).toBe(410)
      expect(await opened()).toBe(at + 61_000)
      await suspend(null)
    }
  })
})

it('a device learns by HEAD whether a link opens anything, and that is no opening', async () => {
  const { linked } = await given()
  const [open, revoked] = [await linked(), await linked({ revokedAt: 1 })]
  const asked = async (token: string) => (await call('HEAD', `/api/kitchen/${token}`)).status
  expect(await asked(open.token)).toBe(200)
  expect(await asked(revoked.token)).toBe(410)
  expect(await asked(other(open.token))).toBe(404)
  const row = env.DB.prepare('select opened_at from kitchen_links where id = ?').bind(open.id)
  expect(await row.first('opened_at')).toBeNull()
})

describe('a link', () => {
  it('that was revoked is 410 wherever it is shown; the other stays', async () => {
    const { soup, starter, linked } = await given()
    const revoked = await linked({ revokedAt: 1, mayConfirm: true })
    const staying = await linked()
    const said = { special: 14, categoryId: starter.id, words: 'cucumber', agreedBy: 'Marta' }
    const answers = [
      await revoked.read(),
      await call('GET', `/kitchen/${revoked.token}`),
      await revoked.put(`items/${soup}/contents`, { contents: [], name: 'Marta' }),
      await revoked.put('alternatives', said),
    ]
    expect(answers.map(({ status }) => status)).toEqual([410, 410, 410, 410])
    expect(await answers[0]?.json()).toMatchObject({
      error: { code: 'revoked', message: 'This link was closed by the organizer.' },
    })
    expect((await staying.read()).status).toBe(200)
  })

  it('that has expired is 410, and opens again when the meal is moved', async () => {
    const { event, linked } = await given()
    const { read } = await linked()
    setClock(() => kitchenLinksEnd({ ...event, serviceDay: null }) - 1)
    expect((await read()).status).toBe(200)
    setClock(() => kitchenLinksEnd({ ...event, serviceDay: null }))
    expect(await (await read()).json()).toMatchObject({ error: { code: 'expired' } })
    await env.DB.prepare("update events set service_day = '2099-01-01' where id = ?").bind(event.id).run()
    expect((await read()).status).toBe(200)
  })

  it('one character off is 404, and after too many of them 429; a good one never', async () => {
    const { linked } = await given()
    const { path, read } = await linked()
    await withinAMinute(async (venue) => {
      const address = { 'cf-connecting-ip': venue }
      const statuses = []
      for (let miss = 0; miss < 32; miss++)
        statuses.push((await call('GET', other(path), undefined, address)).status)
      expect(statuses[0]).toBe(404)
      expect(statuses.at(-1)).toBe(429)
      expect((await read(address)).status).toBe(200)
    })
  })

  it('of a refunded event opens nothing', async () => {
    const { event, linked } = await given()
    const { read } = await linked()
    await env.DB.prepare('update events set refunded_at = 1 where id = ?').bind(event.id).run()
    expect((await read()).status).toBe(410)
  })
})

describe('the kitchen states what is in a dish', () => {
  it('under a name, also what a dish is without; the planner’s and the kitchen’s pages are told', async () => {
    const { soup, linked } = await given()
    const { token, put, view } = await linked({ mayConfirm: true })
    const live = await openLiveView(`/api/kitchen/${token}/live`)
    const contents = [
      { what: 'milk', state: 'contains' },
      { what: 'nuts', state: 'without' },
    ]
    const facts = [{ fact: 'halal', value: 'yes' }]
    const answer = await put(`items/${soup}/contents`, { contents, facts, name: ' Marta ' })
    expect(answer.status).toBe(200)
    const said = { by: 'kitchen', saidBy: 'Marta' }
    expect((await view()).dishes[soup]).toMatchObject({
      contents: contents.map((one) => ({ ...one, ...said })),
      facts: facts.map((one) => ({ ...one, ...said })),
    })
    await expect.poll(() => live.messages).toEqual([{ changed: 'event' }])
    const { results } = await env.DB.prepare(
      "select * from audit_logs where action = 'UPDATE_CONTENTS'",
    ).all()
    expect(results).toMatchObject([{ user_id: null, entity_id: soup }])
    expect(JSON.stringify(results)).not.toMatch(/Marta|milk/)
    expect(JSON.stringify(results)).not.toContain(token)
  })

  it.each([
    ['without a name', { contents: [] }, 'name'],
    ['with an empty name', { contents: [], name: ' ' }, 'name'],
    ['with a name that is too long', { contents: [], name: 'x'.repeat(101) }, 'name'],
    [
      'that contradicts itself',
      {
        contents: [
          { what: 'nuts', state: 'without' },
          { what: 'almonds', state: 'contains' },
        ],
        name: 'Marta',
      },
      'contents',
    ],
  ])('and is refused %s', async (_, body, field) => {
    const { soup, linked } = await given()
    const { put, view } = await linked({ mayConfirm: true })
    const answer = await put(`items/${soup}/contents`, body)
    expect(answer.status).toBe(400)
    expect(Object.keys((await answer.json<{ error: { fields: object } }>()).error.fields)).toEqual([field])
    expect((await view()).dishes).toEqual({})
  })

  it('by a link that may, of a dish that it shows', async () => {
    const { soup, fish, main, linked } = await given()
    const elsewhere = await given()
    const said = { contents: [{ what: 'milk', state: 'contains' }], name: 'Marta' }
    const [reading, pastry] = [await linked(), await linked({ mayConfirm: true, courses: [main.id] })]
    expect((await reading.put(`items/${soup}/contents`, said)).status).toBe(404)
    expect((await pastry.put(`items/${soup}/contents`, said)).status).toBe(404)
    expect((await pastry.put(`items/${elsewhere.soup}/contents`, said)).status).toBe(404)
    expect((await pastry.put(`items/${fish}/contents`, said)).status).toBe(200)
  })
})

describe('the kitchen agrees what is served instead', () => {
  it('under a name, and takes it back with empty words', async () => {
    const { event, starter, soup, linked } = await given()
    const { put, view } = await linked({ label: 'Hot kitchen', mayConfirm: true })
    const substitute = { special: 14, categoryId: starter.id, words: 'cucumber salad' }
    expect((await put('alternatives', { ...substitute, name: 'Marta' })).status).toBe(200)
    const agreed = await view()
    expect(agreed.specials[0]?.dishes[0]).toMatchObject({
      itemId: soup,
      changed: true,
      alternative: { words: 'cucumber salad', agreedBy: 'Marta', linkLabel: 'Hot kitchen' },
    })
    expect(agreed.courses[0]?.items[0]).toMatchObject({ asListed: 0, changed: 1, changedFor: [14], total: 1 })
    expect((await put('alternatives', { ...substitute, words: '', agreedBy: '' })).status).toBe(200)
    expect((await view()).specials[0]?.dishes[0]?.alternative).toBeNull()
    // The log tells which link it was: there is no account.
    const { results } = await env.DB.prepare(
      "select user_id, details ->> 'kitchen_link' as link from audit_logs where entity_id = ?",
    )
      .bind(event.id)
      .all()
    expect(results).toEqual(Array(2).fill({ user_id: null, link: 'Hot kitchen' }))
  })

  it('under its label, which leaves the log when the event is deleted', async () => {
    const { event, starter, planner, linked } = await given()
    const { put } = await linked({ label: 'Marta’s kitchen', mayConfirm: true })
    const substitute = { special: 14, categoryId: starter.id, words: 'cucumber salad', name: 'Marta' }
    expect((await put('alternatives', substitute)).status).toBe(200)
    const actions = async () =>
      (
        await env.DB.prepare(
          "select action, details ->> 'title' as title from audit_logs where entity_id = ? and details like '%Marta%'",
        )
          .bind(event.id)
          .all()
      ).results
    expect(await actions()).toEqual([{ action: 'SET_AGREEMENT', title: event.title }])
    const cookie = await makeSession(env, planner.id)
    expect((await call('DELETE', `/api/events/${event.id}`, {}, { cookie })).status).toBe(204)
    expect(await actions()).toEqual([])
    const { results } = await env.DB.prepare(
      "select action from audit_logs where entity_id = ? and details ->> 'title' = ? order by id",
    )
      .bind(event.id, event.title)
      .all()
    expect(results).toEqual([{ action: 'SET_AGREEMENT' }, { action: 'DELETE_EVENT' }])
  })

  it('never without a name, nor in a course that its link does not show', async () => {
    const { starter, main, linked } = await given()
    const { put } = await linked({ courses: [main.id], mayConfirm: true })
    const substitute = { special: 14, categoryId: main.id, words: 'cucumber salad' }
    expect((await put('alternatives', substitute)).status).toBe(400)
    const outside = { ...substitute, categoryId: starter.id, agreedBy: 'Marta' }
    expect((await put('alternatives', outside)).status).toBe(404)
    expect((await put('alternatives', { ...substitute, special: 15, agreedBy: 'Marta' })).status).toBe(404)
    expect((await put('alternatives', { ...substitute, agreedBy: 'Marta' })).status).toBe(200)
  })

  it('never by a link that only reads', async () => {
    const { starter, soup, linked } = await given()
    const { put, view } = await linked()
    const substitute = { special: 14, categoryId: starter.id, words: 'cucumber salad', agreedBy: 'Marta' }
    for (const refused of [
      await put('alternatives', substitute),
      await put('alternatives', { ...substitute, words: '' }),
      await put(`items/${soup}/contents`, { contents: [], name: 'Marta' }),
    ]) {
      expect(refused.status).toBe(404)
      expect(await refused.json()).toMatchObject({ error: { reason: 'kitchen_link_reads' } })
    }
    expect((await view()).specials[0]?.dishes[0]?.alternative).toBeNull()
  })

  it('never for a guest who needs nothing else', async () => {
    const { starter, response, linked } = await given()
    const { put, view } = await linked({ mayConfirm: true })
    const instead = { categoryId: starter.id, words: 'nothing', agreedBy: 'Eve' }
    const of = (personId: string) => ({ ...instead, person: { responseId: response.id, personId } })
    expect((await put('alternatives', of('p2'))).status).toBe(404)
    expect((await view()).specials).toHaveLength(1)
    expect((await put('alternatives', of('p1'))).status).toBe(200)
  })
})

/** Counts as many writes by a link within the hour as there may be, but for one. */
async function fillWrites(): Promise<void> {
  await env.DB.prepare(
    `with recursive more(n) as (select 1 union all select n + 1 from more where n < ?1)
     insert into attempts (id, kind, key, at)
     select abs(random() % 9007199254740991), kind, key, at from more, (select * from attempts where kind = 'kitchen_edit'
       order by at desc limit 1)`,
  )
    .bind(editsMax - 2)
    .run()
}

describe('a link writes', () => {
  it(`${editsMax} times an hour, and then no more until the hour is over; another link still does, and it still reads`, async () => {
    const { soup, linked } = await given()
    const said = { contents: [{ what: 'milk', state: 'contains' }], name: 'Marta' }
    const [busy, other] = [await linked({ mayConfirm: true }), await linked({ mayConfirm: true })]
    const states = async (link: typeof busy) => (await link.put(`items/${soup}/contents`, said)).status
    expect(await states(busy)).toBe(200)
    await fillWrites()
    expect([await states(busy), await states(busy)]).toEqual([200, 429])
    expect([await states(other), (await busy.read()).status]).toEqual([200, 200])
    const later = now() + 3_601_000
    setClock(() => later)
    expect(await states(busy)).toBe(200)
  })
})
