import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { now } from '#core/clock'
import { database, runBatch } from '#core/db'
import { menuIdLength, randomId } from '#core/ids'
import { events } from '#events/table/events'
import { makeMenu, makePurchase } from '../testing/factories/factories.ts'
import { givenOwner, refusalOf } from '../testing/factories/menu-owner.ts'
import { copyOfMenu } from './copy.ts'
import { insertMenu } from './insert-menu.ts'
import type { Category } from './shape/menu.ts'
import type { AddedMenu } from './shape/requests.ts'

const db = database(env.DB)
const id = () => randomId(menuIdLength)
const dishes = (...names: string[]) =>
  names.map((name) => ({ id: id(), name, description: `${name} of the day` }))
const lines = '/menu/lines'

it('adds many dishes at once: one newer menu, one audit row, in the order sent', async () => {
  const own = await givenOwner()
  const [starter] = await makeMenu(db, own.event.id, { Starter: ['Soup'] })
  const cheese = { id: id(), name: 'Cheese', required: true, items: dishes('Brie', 'Comté') }
  const empty = { id: id(), name: 'Coffee', items: [] }
  const body = { categories: [{ id: starter?.id, items: dishes('Terrine', 'Oysters') }, cheese, empty] }
  const response = await own.send('POST', lines, body)
  expect(response.status).toBe(201)
  const menu = await own.menu()
  expect((await response.json<{ categories: Category[] }>()).categories).toEqual(menu)
  expect(menu.map(({ name }) => name)).toEqual(['Starter', 'Cheese', 'Coffee'])
  expect(menu[0]?.items.map(({ name }) => name)).toEqual(['Soup', 'Terrine', 'Oysters'])
  expect(menu.slice(1)).toEqual([cheese, empty])
  expect(await own.version()).toBe(2)
  expect(await own.audit()).toEqual([
    { userId: own.planner.id, action: 'ADD_TO_MENU', entityId: own.event.id },
  ])
})

it('adds nothing when it is sent again, and refuses the same ids for something else', async () => {
  const own = await givenOwner()
  const body = { categories: [{ id: id(), name: 'Main', items: dishes('Fish') }] }
  for (let sent = 0; sent < 3; sent++) expect((await own.send('POST', lines, body)).status).toBe(201)
  expect(await own.menu()).toEqual(body.categories)
  expect([await own.version(), (await own.audit()).length]).toEqual([2, 1])
  const [main] = body.categories
  const others = [
    { categories: [{ ...main, name: 'Mains' }] },
    { categories: [{ ...main, items: [...(main?.items ?? []), ...dishes('Stew')] }] },
    { categories: [{ id: id(), name: 'Second', items: main?.items }] },
  ]
  for (const other of others)
    expect(await refusalOf(await own.send('POST', lines, other))).toMatchObject({
      status: 409,
      code: 'changed',
    })
  expect(await own.menu()).toEqual(body.categories)
})

it('refuses ids and categories of another event, and writes nothing to either', async () => {
  const [own, other] = [await givenOwner(), await givenOwner()]
  const [foreign] = await makeMenu(db, other.event.id)
  const before = await other.menu()
  const taken = [
    { categories: [{ id: foreign?.id, name: 'Mine', items: [] }] },
    { categories: [{ id: id(), name: 'Mine', items: [{ id: foreign?.items[0]?.id, name: 'Soup' }] }] },
  ]
  for (const body of taken)
    expect(await refusalOf(await own.send('POST', lines, body))).toMatchObject({ code: 'id_taken' })
  const into = { categories: [{ id: foreign?.id, items: dishes('Fish') }] }
  expect(await refusalOf(await own.send('POST', lines, into))).toMatchObject({ status: 404 })
  expect([await own.menu(), await other.menu()]).toEqual([[], before])
  expect([await own.audit(), await own.version()]).toEqual([[], 1])
})

it('takes as many categories as the event has left, and none of four where three fit', async () => {
  const own = await givenOwner()
  const courses = (count: number): AddedMenu => ({
    categories: Array.from({ length: count }, (_, index) => ({
      id: id(),
      name: `Course ${index}`,
      items: [],
    })),
  })
  expect(await refusalOf(await own.send('POST', lines, courses(4)))).toMatchObject({
    code: 'limit_reached',
    reason: 'category_limit',
    params: { limit: 3 },
  })
  expect([await own.menu(), await own.audit()]).toEqual([[], []])
  const both = await Promise.all([courses(2), courses(2)].map((body) => own.send('POST', lines, body)))
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409])
  expect(await own.menu()).toHaveLength(2)
  await makePurchase(db, own.event.id, own.planner.id, 100)
  expect((await own.send('POST', lines, courses(18))).status).toBe(201)
  expect((await own.send('POST', lines, courses(1))).status).toBe(409)
  expect(await own.menu()).toHaveLength(20)
})

it('takes as many dishes as a category has left, also above the limit of categories', async () => {
  const own = await givenOwner()
  const many = (count: number) => dishes(...Array.from({ length: count }, (_, index) => `Dish ${index}`))
  const [main] = await makeMenu(db, own.event.id, { A: ['1'], B: [], C: [], D: [] })
  const into = (count: number) =>
    own.send('POST', lines, { categories: [{ id: main?.id, items: many(count) }] })
  expect(await refusalOf(await into(30))).toMatchObject({ reason: 'item_limit', params: { limit: 30 } })
  expect((await into(29)).status).toBe(201)
  expect((await into(1)).status).toBe(409)
  expect((await own.menu())[0]?.items).toHaveLength(30)
  const tooMany = { categories: [{ id: id(), name: 'More', items: many(31) }] }
  expect((await own.send('POST', lines, tooMany)).status).toBe(400)
})

it('refuses what has no name, no id, an id twice, or nothing to add', async () => {
  const own = await givenOwner()
  const [main] = await makeMenu(db, own.event.id, { Main: ['Fish'] })
  const twice = dishes('Fish')
  const wrong = [
    {},
    { categories: [] },
    { categories: [{ id: main?.id, items: [] }] },
    { categories: [{ name: 'Main', items: [] }] },
    { categories: [{ id: id(), name: ' ', items: [] }] },
    { categories: [{ id: id(), name: 'Main', items: [{ id: id(), name: '<b>' }] }] },
    { categories: [{ id: id(), name: 'Main', items: [...twice, ...twice] }] },
  ]
  for (const body of wrong)
    expect(await refusalOf(await own.send('POST', lines, body))).toMatchObject({ status: 400 })
  const { fields } = await refusalOf(await own.send('POST', lines, wrong[5]))
  expect(fields).toEqual({ 'categories.0.items.0.name': 'Item name contains invalid characters' })
  expect([await own.audit(), await own.version()]).toEqual([[], 1])
})

it('stores a copy of another event’s menu, and only where the statement before wrote', async () => {
  const [from, own] = [await givenOwner(), await givenOwner()]
  const [starter] = await makeMenu(db, from.event.id, { Starter: ['Soup', ['Fish', 'With thyme']], Main: [] })
  await from.send('PUT', `/categories/${starter?.id}`, { name: 'Starter', required: true })
  const copied = await copyOfMenu(db, from.event.id)
  const copying = (eventId: string) =>
    runBatch(db, {
      before: db.update(events).set({ title: 'Touched' }).where(eq(events.id, eventId)),
      ...insertMenu(db, own.event.id, copied, now()),
    })
  await copying('missing')
  expect(await own.menu()).toEqual([])
  await copying(own.event.id)
  expect(await own.menu()).toEqual(copied)
  const bare = (menu: Category[]) => JSON.stringify(menu).replaceAll(/"id":"\w+",/g, '')
  expect(bare(await own.menu())).toBe(bare(await from.menu()))
  expect(copied.map(({ id: one }) => one)).not.toContain(starter?.id)
})
