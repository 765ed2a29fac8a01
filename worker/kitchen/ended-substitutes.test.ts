import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { database } from '#core/db'
import type { KitchenView } from '#links/shape/link'
import type { EditView } from '#party/shape/guest'
import type { Person } from '#party/shape/person'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeKitchenLink, makeMenu } from '../testing/factories/factories.ts'
import { makeResponse } from '../testing/factories/party-factories.ts'
import { call } from '../testing/http.ts'
import type { PlannerKitchen } from './shape/planner-kitchen.ts'
import { endedSubstitutes } from './table.ts'

const db = database(env.DB)
const milk = { what: 'milk', how: 'allergy', by: 'guest' } as const
const eggs = { what: 'eggs', how: 'allergy', by: 'guest' } as const

/** Ana, to whom cucumber salad is served instead of the beef, as the kitchen has agreed. */
async function given() {
  const planner = await makePlanner(db)
  const cookie = await makeSession(env, planner.id)
  const event = await makeEvent(db, planner.id, { guestLimit: 200 })
  const [main] = await makeMenu(db, event.id, { Main: ['Beef', 'Bass'] })
  const mainId = main?.id ?? ''
  const [beef = '', bass = ''] = main?.items.map(({ id }) => id) ?? []
  const send = (method: string, path: string, body?: unknown) =>
    call(method, `/api/events/${event.id}${path}`, body, { cookie })
  const ana: Person = { id: 'aaaaaa', name: 'Ana', allergies: '', selections: { [mainId]: beef }, special: 1 }
  const { id, token } = await makeResponse(env, event, [{ ...ana, needs: [milk], wishes: { [beef]: 'ask' } }])
  const link = await makeKitchenLink(env, event, { mayConfirm: true })
  const agree = () =>
    send('PUT', '/alternatives', {
      special: 1,
      categoryId: mainId,
      words: 'cucumber salad',
      agreedBy: 'Marta',
    })
  expect((await agree()).status).toBe(200)
  return {
    ...{ id, event, token, mainId, beef, bass, agree, send },
    kitchen: async () => (await send('GET', '/kitchen')).json<PlannerKitchen>(),
    agreeByLink: () =>
      call('PUT', `/api/kitchen/${link.token}/alternatives`, {
        ...{ special: 1, categoryId: mainId, words: 'lentils', agreedBy: 'Jo' },
      }),
    statesByLink: (contents: object[]) =>
      call('PUT', `/api/kitchen/${link.token}/items/${beef}/contents`, { contents, name: 'Jo' }),
    byLink: async () => (await call('GET', `/api/kitchen/${link.token}`)).json<KitchenView>(),
    view: async () => (await call('GET', `/api/responses/${token}`)).json<EditView>(),
    revoke: () => send('DELETE', `/kitchen-links/${link.id}`),
    read: async () =>
      ((await (await call('GET', `/api/responses/${token}`)).json<EditView>()).notices?.people[0] ?? []).join(
        ' ',
      ),
    becomes: (part: Partial<Person>, lead = 'Ana') =>
      env.DB.prepare('update guest_selections set selections = ?, lead_guest_name = ? where id = ?')
        .bind(JSON.stringify([{ ...ana, needs: [milk], wishes: { [beef]: 'ask' }, ...part }]), lead, id)
        .run(),
    ended: async () =>
      (await db.select().from(endedSubstitutes)).filter(({ responseId }) => responseId === id),
  }
}

const reasons = (rows: { reason: string }[]) => rows.map((row) => row.reason)

it('records what was agreed, and why it ended', async () => {
  const { becomes, ended, agree, bass, mainId, beef, send } = await given()
  expect(await ended()).toEqual([])
  await becomes({ needs: [milk, eggs] })
  expect(await ended()).toMatchObject([
    { personId: 'aaaaaa', words: 'cucumber salad', agreedBy: 'Marta', by: 'planner', reason: 'needs' },
  ])
  expect((await agree()).status).toBe(200)
  expect(await ended()).toEqual([])
  await becomes({ needs: [milk, eggs], allergies: 'No butter' })
  expect(reasons(await ended())).toEqual(['needs'])
  await agree()
  await becomes({ needs: [milk, eggs], allergies: 'No butter', wishes: { [beef]: 'as_is' } })
  expect(reasons(await ended())).toEqual(['wish'])
  await agree()
  expect(
    (await send('PUT', `/items/${beef}/contents`, { contents: [{ what: 'milk', state: 'may' }] })).status,
  ).toBe(200)
  expect(reasons(await ended())).toEqual(['contents'])
  await agree()
  await becomes({ needs: [milk, eggs], selections: { [mainId]: bass } })
  expect(reasons(await ended())).toEqual(['choice'])
})

it('keeps what is agreed while nothing of it changes', async () => {
  const { becomes, ended } = await given()
  await becomes({ name: 'Ana Lopes', shownVersions: { other: 2 } })
  expect(await ended()).toEqual([])
  const { results } = await env.DB.prepare('select words from agreements').all()
  expect(results).toContainEqual({ words: 'cucumber salad' })
})

it('forgets it with the dish, with the person, and with their details', async () => {
  const one = await given()
  await one.becomes({ needs: [milk, eggs] })
  await one.becomes({ needs: [milk, eggs], selections: { [one.mainId]: 'none' } })
  expect(await one.ended()).toEqual([])
  const two = await given()
  await two.becomes({ needs: [eggs] })
  await two.becomes({ id: 'bbbbbb', needs: [eggs] })
  expect(await two.ended()).toEqual([])
  const three = await given()
  await three.becomes({ needs: [eggs] })
  expect(await three.ended()).toHaveLength(1)
  expect((await call('DELETE', `/api/responses/${three.token}`)).status).toBe(204)
  expect(await three.ended()).toEqual([])
})

it('tells planner, kitchen and guest what ended, until something is agreed again', async () => {
  const { becomes, kitchen, byLink, read, agree, view, mainId } = await given()
  expect((await kitchen()).attention.ended).toBe(0)
  await becomes({ needs: [milk, eggs] })
  const before = await kitchen()
  const ended = { words: 'cucumber salad', agreedBy: 'Marta', reason: 'needs', mustAskAgain: true }
  expect(before.attention.ended).toBe(1)
  expect(before.specials[0]?.dishes[0]).toMatchObject({ alternative: null, ended })
  expect((await byLink()).specials[0]?.dishes[0]?.ended).toMatchObject(ended)
  expect(await read()).toContain(
    'What was agreed for your main, cucumber salad, no longer applies. You will hear from us again.',
  )
  expect((await view()).notices?.toReview).toMatchObject([{ person: 0, categoryId: mainId }])
  await agree()
  const after = await kitchen()
  expect(after.attention.ended).toBe(0)
  expect(after.specials[0]?.dishes[0]).not.toHaveProperty('ended')
  expect(await read()).not.toContain('no longer holds')
})

it('records what a hand took back, once, and for the guest as well', async () => {
  const { send, ended, kitchen, byLink, read, agree, mainId } = await given()
  const takeBack = () => send('PUT', '/alternatives', { special: 1, categoryId: mainId, words: '' })
  expect((await takeBack()).status).toBe(200)
  const [first] = await ended()
  expect(first).toMatchObject({ words: 'cucumber salad', agreedBy: 'Marta', reason: 'taken_back' })
  expect((await takeBack()).status).toBe(200)
  expect(await ended()).toEqual([first])
  expect((await kitchen()).specials[0]?.dishes[0]).toMatchObject({
    alternative: null,
    ended: { reason: 'taken_back', mustAskAgain: true },
  })
  expect((await byLink()).specials[0]?.dishes[0]?.ended).toMatchObject({ reason: 'taken_back' })
  expect(await read()).toContain('cucumber salad, no longer applies. You will hear from us again.')
  await agree()
  expect(await ended()).toEqual([])
})

it('tells a guest who needs nothing any more that they get what they chose', async () => {
  const { becomes, kitchen, read } = await given()
  await becomes({ needs: undefined, wishes: undefined })
  expect((await kitchen()).attention.ended).toBe(0)
  expect(await read()).toContain('cucumber salad, no longer applies. You get what you chose: Beef.')
})

it('says that changes reach the kitchen only while a link of its is open', async () => {
  const { view, revoke } = await given()
  expect((await view()).hasKitchenLink).toBe(true)
  expect((await revoke()).status).toBe(204)
  expect(await view()).not.toHaveProperty('hasKitchenLink')
})

it('is known with the link by which it was agreed, on the planner’s page and on the kitchen’s', async () => {
  const { agreeByLink, becomes, kitchen, byLink } = await given()
  expect((await agreeByLink()).status).toBe(200)
  const of = ({ specials }: Pick<PlannerKitchen, 'specials'>) => specials[0]?.dishes[0]
  const agreed = { words: 'lentils', agreedBy: 'Jo', linkLabel: 'Kitchen' }
  expect(of(await kitchen())?.alternative).toMatchObject(agreed)
  expect(of(await byLink())?.alternative).toMatchObject(agreed)
  await becomes({ needs: [milk, eggs] })
  expect(of(await kitchen())?.ended).toMatchObject({ ...agreed, reason: 'needs' })
})

const fish = { what: 'fish', state: 'contains' } as const
const withMilk = { what: 'milk', state: 'contains' } as const

it.each(['the planner’s table', 'the planner’s form of the dish', 'a kitchen'])(
  'stays agreed where %s states what it was not agreed for, and ends where it was',
  async (who) => {
    const { beef, send, ended, kitchen, statesByLink } = await given()
    const state = (contents: object[]) => {
      if (who === 'a kitchen') return statesByLink(contents)
      return who === 'the planner’s table'
        ? send('PUT', `/items/${beef}/contents`, { contents })
        : send('PUT', `/items/${beef}`, { name: 'Beef', contents })
    }
    expect((await state([fish])).status).toBe(200)
    expect(await ended()).toEqual([])
    expect((await kitchen()).specials[0]?.dishes[0]?.alternative?.words).toBe('cucumber salad')
    expect((await state([fish, withMilk])).status).toBe(200)
    expect(reasons(await ended())).toEqual(['contents'])
    expect((await kitchen()).specials[0]?.dishes[0]?.alternative).toBeNull()
  },
)

it.each<[string, Partial<Person>, string[]]>([
  ['words that nobody sorted', { needs: [], allergies: 'no satay sauce' }, ['contents']],
  ['words left as words', { needs: [milk], allergies: 'no satay sauce', noteSorted: true }, ['contents']],
  [
    'words turned into a need',
    { needs: [{ ...milk, by: 'planner' }], allergies: 'no dairy', noteSorted: true },
    [],
  ],
  ['words that state no need', { needs: [milk], allergies: 'none' }, []],
])('a change of something else, for %s: ends %s', async (_, part, why) => {
  const { becomes, agree, beef, send, ended } = await given()
  await becomes(part)
  expect((await agree()).status).toBe(200)
  await send('PUT', `/items/${beef}/contents`, { contents: [fish] })
  expect(reasons(await ended())).toEqual(why)
})

it('each new or changed substitute raises the kitchen’s version once, and the same again does not', async () => {
  const { event, mainId, send, agree } = await given()
  const version = () =>
    env.DB.prepare('select kitchen_version as n from events where id = ?').bind(event.id).first<number>('n')
  const put = (words: string) =>
    send('PUT', '/alternatives', { special: 1, categoryId: mainId, words, agreedBy: 'Marta' })
  const first = (await version()) ?? 0
  await agree()
  expect(await version()).toBe(first)
  await put('lentils')
  expect(await version()).toBe(first + 1)
  await put('')
  expect(await version()).toBe(first + 2)
  await agree()
  expect(await version()).toBe(first + 3)
  expect(await db.select().from(endedSubstitutes).where(eq(endedSubstitutes.eventId, event.id))).toEqual([])
})
