import { env } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { now } from '#core/clock'
import { database } from '#core/db'
import { menuIdLength, randomId } from '#core/ids'
import { events } from '#events/table/events'
import { onlyTheKitchen } from '#needs/words/shared-contents'
import type { GuestMenu } from '#party/shape/guest'
import { makeMenu } from '../../testing/factories/factories.ts'
import { givenOwner, refusalOf } from '../../testing/factories/menu-owner.ts'
import { call as send } from '../../testing/http.ts'
import { type MenuChoicesRow, menuChoicesOf, menuChoicesSql } from '../guests/menu-choices.ts'
import type { PlannerCategory, PlannerItem } from '../shape/menu.ts'
import { menuItems } from '../table.ts'
import { setContents } from './set-contents.ts'

const db = database(env.DB)
const milk = { what: 'milk', state: 'contains' } as const
const almonds = { what: 'almonds', state: 'may' } as const
const without = { what: 'eggs', state: 'without' } as const

async function given() {
  const own = await givenOwner()
  const [category] = await makeMenu(db, own.event.id, { Main: ['Fish', 'Stew'] })
  const [fish = '', stew = ''] = category?.items.map(({ id }) => id) ?? []
  const items = async () => (await own.menu())[0]?.items as PlannerItem[]
  const guests = async () =>
    (await (await send('GET', `/api/codes/${own.event.eventCode}`)).json<GuestMenu>()).categories[0]?.items
  const put = (item: string, body: unknown) => own.send('PUT', `/items/${item}/contents`, body)
  const row = async (id: string) => (await db.select().from(menuItems).where(eq(menuItems.id, id)))[0]
  const versions = async () =>
    (
      await db
        .select({ menu: events.menuVersion, kitchen: events.kitchenVersion })
        .from(events)
        .where(eq(events.id, own.event.id))
    )[0]
  const kitchen = async (
    item: string,
    contents: { what: 'milk' | 'eggs'; state: 'contains' | 'without' }[],
  ) => {
    const [event] = await db.select().from(events).where(eq(events.id, own.event.id))
    if (!event) throw new Error('no event')
    const actor = { kind: 'kitchen', id: 'link', label: 'Kitchen' } as const
    const said = { by: 'kitchen', saidBy: 'Marta' } as const
    return setContents({ db, event, actor, at: 5 }, { itemId: item, contents, facts: [], source: said })
  }
  return { ...own, category, fish, stew, items, guests, put, row, versions, kitchen }
}

it('what a planner states is shown to planner and guests at once, and told apart by who said it', async () => {
  const own = await given()
  const before = await own.versions()
  const facts = [{ fact: 'vegetarian', value: 'yes' }]
  const response = await own.put(own.fish, { contents: [almonds, milk], facts })
  expect(response.status).toBe(200)
  const said = { by: 'planner', at: expect.any(Number) }
  const expected = {
    contents: [
      { ...milk, ...said },
      { ...almonds, ...said },
    ],
    facts: [{ ...facts[0], ...said }],
    contentsVersion: (before?.menu ?? 0) + 1,
  }
  expect((await response.json<{ item: PlannerItem }>()).item).toMatchObject(expected)
  const [fish, stew] = await own.items()
  expect(fish).toMatchObject(expected)
  expect(stew).toEqual({ id: own.stew, name: 'Stew', description: '' })
  const [shown] = (await own.guests()) ?? []
  expect(shown).toEqual({
    ...{ id: own.fish, name: 'Fish', description: '' },
    ...{ contents: [milk, almonds], facts, contentsVersion: 2 },
    statementLine: 'Contains: milk. May contain: almonds.',
  })
  expect(await own.versions()).toEqual({ menu: 2, kitchen: (before?.kitchen ?? 0) + 1 })
  expect(await own.audit()).toEqual([
    { userId: own.planner.id, action: 'UPDATE_CONTENTS', entityId: own.fish },
  ])
  const [logged] = (
    await env.DB.prepare("select details from audit_logs where action = 'UPDATE_CONTENTS' and entity_id = ?")
      .bind(own.fish)
      .all<{ details: string }>()
  ).results
  expect(Object.keys(JSON.parse(logged?.details ?? ''))).toEqual(['event_id', 'title'])
})

it('equal statements write nothing, in whichever order', async () => {
  const own = await given()
  await own.put(own.fish, { contents: [milk, almonds] })
  const before = [await own.versions(), await own.audit(), await own.row(own.fish)]
  expect((await own.put(own.fish, { contents: [almonds, milk] })).status).toBe(200)
  expect([await own.versions(), await own.audit(), await own.row(own.fish)]).toEqual(before)
})

it('statements taken back are gone, and their version stays', async () => {
  const own = await given()
  await own.put(own.fish, { contents: [milk] })
  await own.put(own.fish, { contents: [] })
  expect((await own.items())[0]).toEqual({ id: own.fish, name: 'Fish', description: '', contentsVersion: 3 })
  expect((await own.row(own.fish))?.contents).toBeNull()
})

it.each([
  ['no ingredient with it', { contents: [without] }],
  ['halal', { contents: [], facts: [{ fact: 'halal', value: 'yes' }] }],
  ['what contradicts itself', { contents: [milk], facts: [{ fact: 'vegan', value: 'yes' }] }],
  ['one thing twice, differently', { contents: [milk, { ...milk, state: 'may' }] }],
  ['a need the event does not have', { contents: [{ what: 'own:kiwi', state: 'contains' }] }],
])('from a planner %s is refused at the field, and nothing is written', async (_, body) => {
  const own = await given()
  const refused = await refusalOf(await own.put(own.fish, body))
  expect(refused).toMatchObject({ status: 400, code: 'invalid', fields: { contents: expect.any(String) } })
  const form = { name: 'Fish', description: '', ...body }
  const [changed, created, added] = [
    await own.send('PUT', `/items/${own.fish}`, form),
    await own.send('POST', `/categories/${own.category?.id}/items`, form),
    await own.send('POST', '/menu/lines', {
      categories: [
        { id: randomId(menuIdLength), name: 'Cheese', items: [{ ...form, id: randomId(menuIdLength) }] },
      ],
    }),
  ]
  expect((await refusalOf(changed)).status).toBe(400)
  expect((await refusalOf(created)).status).toBe(400)
  // A copy leaves out what another event calls its own.
  const ofAnotherEvent = body.contents.some(({ what }) => what.startsWith('own:'))
  expect(added.status).toBe(ofAnotherEvent ? 201 : 400)
  expect((await own.items()).flatMap(({ contents = [], facts = [] }) => [...contents, ...facts])).toEqual([])
})

it('the kitchen may say what a planner may not, and guests read when, never who', async () => {
  const own = await given()
  await own.kitchen(own.fish, [without])
  expect((await own.items())[0]?.contents).toEqual([{ ...without, by: 'kitchen', saidBy: 'Marta', at: 5 }])
  expect((await own.guests())?.[0]?.contents).toEqual([{ ...without, kitchenAt: 5 }])
  expect(JSON.stringify(await own.guests())).not.toContain('Marta')
  const page = await (await send('GET', `/event/${own.event.eventCode}`)).text()
  expect(page).not.toContain('Marta')
  expect(onlyTheKitchen).not.toBe('')
})

it('what the kitchen said stays under a planner’s words, unless these say another of the same', async () => {
  const own = await given()
  const bys = async () =>
    (await own.items())[0]?.contents?.map(({ what, state, by }) => `${what} ${state} ${by}`)
  await own.kitchen(own.fish, [without, milk])
  await own.put(own.fish, { contents: [almonds, milk] })
  expect((await bys())?.sort()).toEqual([
    'almonds may planner',
    'eggs without kitchen',
    'milk contains kitchen',
  ])
  await own.put(own.fish, { contents: [{ what: 'eggs', state: 'contains' }] })
  expect((await bys())?.sort()).toEqual(['eggs contains planner', 'milk contains kitchen'])
})

it('a planner takes back what the kitchen said, and restores it as it was said, but never says it', async () => {
  const own = await given()
  await own.kitchen(own.fish, [without, milk])
  const shown = async () => (await own.guests())?.[0]
  const read = async () => (await own.items())[0]
  const before = await own.versions()
  const back = [{ of: 'eggs', at: 5 }]
  expect((await own.put(own.fish, { contents: [], takeBack: back })).status).toBe(200)
  expect((await shown())?.contents).toEqual([{ ...milk, kitchenAt: 5 }])
  expect(JSON.stringify(await own.guests())).not.toMatch(/Marta|takenBack|eggs/)
  const word = { ...without, by: 'kitchen', saidBy: 'Marta', at: 5 }
  expect(await read()).toMatchObject({
    contents: [{ what: 'milk' }],
    takenBack: { contents: [word], facts: [] },
    contentsVersion: (before?.menu ?? 0) + 1,
  })
  expect((await own.audit()).map(({ action }) => action)).toContain('UPDATE_CONTENTS')
  // Sent again it writes nothing, and so does a word of another moment.
  const now = await own.versions()
  for (const takeBack of [back, [{ of: 'milk', at: 4 }]])
    expect((await own.put(own.fish, { contents: [], takeBack })).status).toBe(200)
  expect(await own.versions()).toEqual(now)
  expect((await own.put(own.fish, { contents: [without] })).status).toBe(400)

  expect((await own.put(own.fish, { contents: [], restore: back })).status).toBe(200)
  expect((await read())?.contents).toContainEqual(word)
  expect(await read()).not.toHaveProperty('takenBack')
  // Nothing is restored that the kitchen did not say.
  await own.put(own.stew, { contents: [], restore: back })
  expect((await own.items())[1]).not.toHaveProperty('contents')
})

it('what a planner says in the kitchen’s place can be restored, until the kitchen speaks again', async () => {
  const own = await given()
  const read = async () => (await own.items())[0]
  await own.kitchen(own.fish, [without])
  await own.put(own.fish, { contents: [{ what: 'eggs', state: 'contains' }] })
  expect((await read())?.takenBack?.contents).toMatchObject([without])
  await own.send('PUT', `/items/${own.fish}`, {
    name: 'Fish',
    contents: [],
    restore: [{ of: 'eggs', at: 5 }],
  })
  expect(await read()).toMatchObject({ contents: [{ ...without, saidBy: 'Marta' }] })
  await own.send('PUT', `/items/${own.fish}`, {
    name: 'Fish',
    contents: [],
    takeBack: [{ of: 'eggs', at: 5 }],
  })
  expect(await read()).not.toHaveProperty('contents')
  await own.kitchen(own.fish, [milk])
  expect(await read()).not.toHaveProperty('takenBack')
})

it('what is restored beside what contradicts it is refused', async () => {
  const own = await given()
  const [event] = await db.select().from(events).where(eq(events.id, own.event.id))
  if (!event) throw new Error('no event')
  const said = { by: 'kitchen', saidBy: 'Marta' } as const
  const actor = { kind: 'kitchen', id: 'link', label: 'Kitchen' } as const
  const contents = [{ what: 'gluten', state: 'without' }] as const
  await setContents(
    { db, event, actor, at: 5 },
    { itemId: own.fish, contents: [...contents], facts: [], source: said },
  )
  const wheat = [{ what: 'wheat', state: 'contains' }]
  const word = [{ of: 'gluten', at: 5 }]
  expect((await own.put(own.fish, { contents: wheat, takeBack: word })).status).toBe(200)
  expect((await own.put(own.fish, { contents: wheat, restore: word })).status).toBe(400)
  expect((await own.items())[0]?.contents).toMatchObject(wheat)
})

it('a planner who contradicts the kitchen is told at the field', async () => {
  const own = await given()
  const [event] = await db.select().from(events).where(eq(events.id, own.event.id))
  if (!event) throw new Error('no event')
  const said = { by: 'kitchen', saidBy: 'Marta' } as const
  const actor = { kind: 'kitchen', id: 'link', label: 'Kitchen' } as const
  const contents = [{ what: 'gluten', state: 'without' }] as const
  await setContents(
    { db, event, actor, at: 5 },
    { itemId: own.fish, contents: [...contents], facts: [], source: said },
  )
  const wheat = { what: 'wheat', state: 'contains' }
  expect(await refusalOf(await own.put(own.fish, { contents: [wheat] }))).toMatchObject({
    status: 400,
    fields: {
      contents: '“Gluten: no ingredient with it” and “Wheat: contains” cannot both be true',
    },
  })
  const both = { contents: [wheat, { what: 'gluten', state: 'contains' }] }
  expect((await own.put(own.fish, both)).status).toBe(200)
})

it('a kitchen that confirms what stands raises the menu, and not the version guests were told of', async () => {
  const own = await given()
  await own.put(own.fish, { contents: [milk] })
  await own.kitchen(own.fish, [milk])
  expect((await own.items())[0]).toMatchObject({
    contents: [{ ...milk, by: 'kitchen', saidBy: 'Marta', at: 5 }],
    contentsVersion: 2,
  })
  expect((await own.versions())?.menu).toBe(3)
})

it('two who state different things at once are both heard', async () => {
  const own = await given()
  const planner = own.put(own.fish, { contents: [almonds] })
  await Promise.all([planner, own.kitchen(own.fish, [without])])
  const said = (await own.items())[0]?.contents?.map(({ what }) => what).sort()
  // The kitchen's words are complete: said last, they take the place of the planner's.
  expect([['almonds', 'eggs'], ['eggs']]).toContainEqual(said)
})

it('a dish is created and changed with what is in it', async () => {
  const own = await given()
  const id = randomId(menuIdLength)
  const path = `/categories/${own.category?.id}/items`
  const cake = { id, name: 'Cake', contents: [milk] }
  for (let sent = 0; sent < 2; sent++) expect((await own.send('POST', path, cake)).status).toBe(201)
  const found = async () => (await own.items()).find((item) => item.id === id)
  expect(await found()).toMatchObject({ contents: [milk], contentsVersion: 2 })
  expect((await own.audit()).length).toBe(1)
  await own.send('PUT', `/items/${id}`, { name: 'Pie', facts: [{ fact: 'vegetarian', value: 'yes' }] })
  expect(await found()).toMatchObject({ name: 'Pie', contents: [milk], facts: [{ fact: 'vegetarian' }] })
  await own.send('PUT', `/items/${id}`, { name: 'Pie', contents: [almonds] })
  expect(await found()).toMatchObject({ contents: [almonds], facts: [{ fact: 'vegetarian' }] })
  await own.send('PUT', `/items/${id}`, { name: 'Tart' })
  expect(await found()).toMatchObject({ name: 'Tart', contents: [almonds] })
})

it('moving keeps what is in a dish, a different food in its place has none of it', async () => {
  const own = await given()
  await own.put(own.fish, { contents: [milk] })
  await own.put(own.stew, { contents: [milk] })
  const target = randomId(menuIdLength)
  await own.send('POST', '/categories', { id: target, name: 'More' })
  await own.send('PUT', `/items/${own.stew}/category`, { categoryId: target })
  const newId = randomId(menuIdLength)
  await own.send('PUT', `/items/${own.fish}`, { name: 'Bass', food: 'different', newId })
  const menu = (await own.menu()) as PlannerCategory[]
  expect(menu[1]?.items[0]).toMatchObject({ id: own.stew, contents: [milk] })
  expect(menu[0]?.items[0]).toEqual({ id: newId, name: 'Bass', description: '' })
})

it('a duplicate has what a planner may say, and nothing that only a kitchen says', async () => {
  const own = await given()
  await own.kitchen(own.fish, [without, milk])
  await own.put(own.stew, { contents: [almonds] })
  const id = crypto.randomUUID()
  const copied = await own.send('POST', '/duplicate', { id, eventDate: own.event.eventDate })
  expect(copied.status).toBe(201)
  const { results } = await env.DB.prepare(
    `select i.name, i.contents, i.contents_version as version from menu_items i
      join menu_categories c on c.id = i.category_id where c.event_id = ? order by i.sort_order`,
  )
    .bind(id)
    .all<{ name: string; contents: string; version: number }>()
  expect(results.map(({ contents, ...rest }) => ({ ...rest, ...JSON.parse(contents) }))).toMatchObject([
    { name: 'Fish', version: 1, contents: [{ ...milk, by: 'planner' }] },
    { name: 'Stew', version: 1, contents: [{ ...almonds, by: 'planner' }] },
  ])
  expect(results[0]?.contents).not.toContain('Marta')
})

it('the desk reads in which version the contents of a dish last changed', async () => {
  const own = await given()
  await own.put(own.fish, { contents: [milk] })
  const { results } = await env.DB.prepare(menuChoicesSql).bind(own.event.eventCode).all<MenuChoicesRow>()
  const choices = menuChoicesOf(results).get(own.category?.id ?? '')
  expect([...(choices?.contentsChangedIn ?? [])]).toEqual([[own.fish, 2]])
  expect(choices?.items.get(own.fish)).toBe(0)
})

it('is not found through another planner’s event, nor for a removed dish', async () => {
  const [own, other] = [await given(), await given()]
  expect((await other.put(own.fish, { contents: [milk] })).status).toBe(404)
  await db.update(menuItems).set({ deletedAt: now() }).where(sql`id = ${own.fish}`)
  expect((await own.put(own.fish, { contents: [milk] })).status).toBe(404)
})
