import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { database } from '#core/db'
import type { Person } from '#party/shape/person'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeKitchenLink, makeMenu } from '../testing/factories/factories.ts'
import { makeResponse } from '../testing/factories/party-factories.ts'
import { call } from '../testing/http.ts'
import { heldIn } from '../testing/without-random.ts'

const db = database(env.DB)

/** A dinner of two courses, and two guests. Ana's starter is replaced, and what is in it is stated. */
async function dinner() {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id, { kitchenContact: 'Mia +351 912 345 678' })
  const [starter, dessert] = await makeMenu(db, event.id, {
    Forepart: ['Satay skewers', 'Green leaves'],
    Dessert: ['Sorbet', 'Plum crumble'],
  })
  if (!starter || !dessert) throw new Error('no menu')
  const [satay, leaves] = starter.items.map(({ id }) => id)
  const [sorbet, crumble] = dessert.items.map(({ id }) => id)
  const peanuts: Pick<Person, 'needs'> = { needs: [{ what: 'peanuts', how: 'allergy', by: 'guest' }] }
  const party: Person[] = [
    {
      id: 'anaana',
      name: 'Ana Lopes',
      allergies: '',
      selections: { [starter.id]: satay ?? '', [dessert.id]: sorbet ?? '' },
      special: 14,
      ...peanuts,
    },
    {
      id: 'benben',
      name: 'Leo Brandt',
      allergies: '',
      selections: { [starter.id]: leaves ?? '', [dessert.id]: crumble ?? '' },
    },
  ]
  const response = await makeResponse(env, event, party, { leadGuestEmail: 'ana@lopes.example' })
  const stated = (what: string) =>
    JSON.stringify({
      contents: [{ what, state: 'contains', by: 'kitchen', saidBy: `Marta of ${what}`, at: 1 }],
      facts: [],
    })
  await env.DB.batch(
    [
      [satay, 'peanuts'],
      [crumble, 'gluten'],
    ].map(([id, what]) =>
      env.DB.prepare('update menu_items set contents = ?1 where id = ?2').bind(stated(String(what)), id),
    ),
  )
  const hot = await makeKitchenLink(env, event, {
    label: 'Hot kitchen',
    email: 'cook@kitchen.example',
    mayConfirm: true,
  })
  const pastry = await makeKitchenLink(env, event, {
    label: 'Pastry',
    courses: [dessert.id],
    names: 'none',
    mayConfirm: true,
  })
  const agreed = { special: 14, categoryId: starter.id, words: 'cucumber batons', agreedBy: 'Zelda' }
  const substitute = await call('PUT', `/api/kitchen/${hot.token}/alternatives`, agreed)
  expect(substitute.status).toBe(200)
  const outside = {
    'a name': ['Ana', 'Lopes', 'Leo', 'Brandt'],
    'an address': ['lopes.example', 'kitchen.example'],
    'an edit link': [response.token],
    'another link': [hot.token, hot.id, 'Hot kitchen'],
    'another course': [starter.id, satay ?? '', leaves ?? '', 'Forepart', 'Satay', 'Green leaves'],
    'what is said of another course': ['cucumber batons', 'Zelda', 'Marta of peanuts'],
    'whose event it is': [planner.id, planner.email],
  }
  const menu = { courses: [starter.id, dessert.id] as const, satay, sorbet }
  return { event, planner, menu, response, hot, pastry, outside }
}

/** Everything that a link's address gives: the page, and what it reads. */
async function whole(token: string): Promise<string[]> {
  const answers = [await call('GET', `/kitchen/${token}`), await call('GET', `/api/kitchen/${token}`)]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  return Promise.all(answers.map((answer) => answer.text()))
}

/** Words a text holds that it must not. */
function found(text: string, outside: Record<string, string[]>): string[] {
  return Object.entries(outside).flatMap(([what, words]) =>
    heldIn(text, words).map((word) => `${what}: ${word}`),
  )
}

describe('the whole page and the whole answer of a pastry’s link, without names', () => {
  it('hold the desserts and nothing else', async () => {
    const { pastry, outside } = await dinner()
    for (const text of await whole(pastry.token)) {
      expect(found(text, outside)).toEqual([])
      for (const own of ['Sorbet', 'Plum crumble', 'Marta of gluten', 'Pastry', 'peanuts'])
        expect(text).toContain(own)
    }
  })

  it('of a link to everything hold what the other must not, but no address, edit link or other link', async () => {
    const { hot, pastry, response, outside } = await dinner()
    const other = [pastry.token, pastry.id, 'Pastry']
    for (const text of await whole(hot.token)) {
      expect(found(text, { 'another course': outside['another course'] })).toHaveLength(6)
      for (const own of ['Ana Lopes', 'cucumber batons', 'Zelda']) expect(text).toContain(own)
      expect(
        found(text, {
          'an address': ['lopes.example', 'kitchen.example'],
          'an edit link': [response.token],
          'another link': other,
          'who needs nothing': ['Leo', 'Brandt'],
        }),
      ).toEqual([])
    }
  })
})

describe('the paper of a link', () => {
  const paper = async (token: string) => {
    const answer = await call('GET', `/kitchen/${token}/print`)
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }

  it('of a pastry’s, without names, holds the desserts and nothing else, and whose it is', async () => {
    const { hot, pastry, outside } = await dinner()
    const { status, headers, text } = await paper(pastry.token)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(found(text, outside)).toEqual([])
    for (const own of ['Sorbet', 'Plum crumble', 'For Pastry', 'PEANUTS', 'not an issued sheet', 'Mia +351'])
      expect(text).toContain(own)
    expect(text).not.toMatch(/erased|Back to the event/)
    const all = (await paper(hot.token)).text
    for (const own of ['Ana Lopes', 'cucumber batons', 'Zelda', 'Satay', 'For Hot kitchen'])
      expect(all).toContain(own)
    expect(found(all, { 'an address': outside['an address'], 'without a need': ['Leo', 'Brandt'] })).toEqual(
      [],
    )
  })

  it('is not there for a token one character off, and ends with its link', async () => {
    const { event, planner, hot, pastry } = await dinner()
    const off = `${hot.token.slice(0, -1)}${hot.token.endsWith('A') ? 'B' : 'A'}`
    expect((await paper(off)).status).toBe(404)
    const cookie = await makeSession(env, planner.id)
    await call('DELETE', `/api/events/${event.id}/kitchen-links/${hot.id}`, undefined, { cookie })
    const ended = await paper(hot.token)
    expect(ended.status).toBe(410)
    expect(ended.text).toContain('This link was closed by the organizer.')
    expect(ended.text).not.toContain('Satay')
    expect((await paper(pastry.token)).status).toBe(200)
  })
})

describe('the whole page with a sheet and what changed since', () => {
  it('of a pastry’s link holds what changed of the desserts, and who saw it by that link alone', async () => {
    const { event, planner, menu, response, hot, pastry, outside } = await dinner()
    const cookie = await makeSession(env, planner.id)
    const issued = await call('POST', `/api/events/${event.id}/sheets`, { kind: 'provisional' }, { cookie })
    expect(issued.status).toBe(201)
    const sees = (token: string, name: string) =>
      call('POST', `/api/kitchen/${token}/seen`, { sheet: 1, name })
    expect((await sees(hot.token, 'Harald')).status).toBe(200)
    expect((await sees(pastry.token, 'Pia')).status).toBe(200)
    const [forepart, dessert] = menu.courses
    const [ana, leo] = response.selections
    const swapped = { [forepart]: menu.satay, [dessert]: menu.sorbet }
    const edited = await call('PUT', `/api/responses/${response.token}`, {
      party: [
        { ...ana, consent: true },
        { ...leo, selections: swapped },
      ],
    })
    expect(edited.status).toBe(200)
    const changed = 'Plum crumble 1 → 0 (−1)'
    for (const text of await whole(pastry.token)) {
      expect(found(text, { ...outside, 'who saw it elsewhere': ['Harald', 'FOREPART'] })).toEqual([])
      for (const own of ['Pia', changed, 'DESSERT']) expect(text).toContain(own)
    }
    for (const text of await whole(hot.token)) {
      for (const own of ['Harald', changed, 'FOREPART', 'Satay skewers']) expect(text).toContain(own)
      expect(text).not.toMatch(/\bPia\b/)
    }
  })
})

/** Every row of every table, by table. */
async function stored(): Promise<Record<string, unknown[]>> {
  const { results } = await env.DB.prepare(
    "select name from sqlite_master where type = 'table' and name not like '\\_%' escape '\\' and name not like 'sqlite%'",
  ).all<{ name: string }>()
  const tables: Record<string, unknown[]> = {}
  for (const { name } of results)
    tables[name] = (await env.DB.prepare(`select * from "${name}"`).all()).results
  return tables
}

describe('a mail scanner', () => {
  it('that follows the link five times notes that it was opened, and nothing else', async () => {
    const { hot } = await dinner()
    const before = await stored()
    for (let visit = 0; visit < 5; visit++) await whole(hot.token)
    const after = await stored()
    const links = (tables: typeof before) =>
      (tables.kitchen_links as { id: string; opened_at: number | null }[]).find(({ id }) => id === hot.id)
    expect(links(before)?.opened_at).toBeNull()
    expect(links(after)?.opened_at).toBeTypeOf('number')
    const opened = (tables: typeof before) => ({
      ...tables,
      kitchen_links: (tables.kitchen_links as { id: string }[]).map((link) =>
        link.id === hot.id ? { ...link, opened_at: null } : link,
      ),
    })
    expect(opened(after)).toEqual(opened(before))
  })

  it('is told nothing to pass on: the page is private, never indexed, and names its address to nobody', async () => {
    const { hot } = await dinner()
    const { headers } = await call('GET', `/kitchen/${hot.token}`)
    expect(headers.get('cache-control')).toContain('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-robots-tag')).toContain('noindex')
    const head = (await (await call('GET', `/kitchen/${hot.token}`)).text()).split('</head>')[0]
    expect(head).not.toContain(hot.token)
    expect(head).toContain('/kitchen"')
  })
})
