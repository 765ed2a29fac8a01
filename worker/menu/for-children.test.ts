import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { database } from '#core/db'
import { menuIdLength, randomId } from '#core/ids'
import type { GuestMenu } from '#party/shape/guest'
import { makeMenu } from '../testing/factories/factories.ts'
import { givenOwner } from '../testing/factories/menu-owner.ts'
import { makeResponse } from '../testing/factories/party-factories.ts'
import { call, textIn } from '../testing/http.ts'
import type { PlannerItem } from './shape/menu.ts'

const nuggets = { name: 'Nuggets', description: 'with peas', forChildren: true }

async function given() {
  const own = await givenOwner()
  const [main] = await makeMenu(database(env.DB), own.event.id, { Main: ['Fish'] })
  const items = `/categories/${main?.id}/items`
  const guests = async () => (await call('GET', `/api/codes/${own.event.eventCode}`)).json<GuestMenu>()
  return { ...own, main: main?.id ?? '', fish: main?.items[0]?.id ?? '', items, guests }
}

it('is kept of a new dish, and read by planner and guests, also from the edge', async () => {
  const own = await given()
  const made = await own.send('POST', own.items, nuggets)
  expect(await made.json()).toMatchObject({ item: nuggets })
  const [category] = await own.menu()
  expect(category?.items.map(({ name, forChildren }) => [name, forChildren])).toEqual([
    ['Fish', undefined],
    ['Nuggets', true],
  ])
  for (const menu of [await own.guests(), await own.guests()])
    expect(menu.categories[0]?.items.map(({ forChildren }) => forChildren)).toEqual([undefined, true])
})

it('changes while guests have chosen the dish, without asking whether it is the same food', async () => {
  const own = await given()
  await makeResponse(env, own.event, [{ name: 'Ann', allergies: '', selections: { [own.main]: own.fish } }])
  const before = await own.guests()
  const put = (more: object) =>
    own.send('PUT', `/items/${own.fish}`, { name: 'Fish', description: '', ...more })
  const changed = await put({ forChildren: true })
  expect(await changed.json()).toMatchObject({ item: { name: 'Fish', forChildren: true } })
  const after = await own.guests()
  expect(after.categories[0]?.items[0]?.forChildren).toBe(true)
  expect(after.menuVersion).toBe(before.menuVersion + 1)
  // It is the dish it was: nobody is told that it changed.
  expect((await put({})).status).toBe(200)
  expect((await own.menu())[0]?.items[0]?.forChildren).toBe(true)
  expect((await own.guests()).menuVersion).toBe(after.menuVersion)
  expect((await put({ name: 'Carp', forChildren: false })).status).toBe(409)
  expect((await own.menu())[0]?.items[0]).toMatchObject({ name: 'Fish', forChildren: true })
  expect((await put({ forChildren: false })).status).toBe(200)
  expect((await own.menu())[0]?.items[0]).not.toHaveProperty('forChildren')
})

it('goes with a dish that takes another’s place, and with copies', async () => {
  const own = await given()
  const { item } = await (await own.send('POST', own.items, nuggets)).json<{ item: PlannerItem }>()
  const replaced = await own.send('PUT', `/items/${item.id}`, {
    ...{ name: 'Pasta', description: '', food: 'different', forChildren: true },
  })
  expect(await replaced.json()).toMatchObject({ item: { name: 'Pasta', forChildren: true } })
  const pasta = { id: randomId(menuIdLength), name: 'Pizza', description: '', forChildren: true }
  const lines = { categories: [{ id: own.main, items: [pasta] }] }
  for (let sent = 0; sent < 2; sent++) expect((await own.send('POST', '/menu/lines', lines)).status).toBe(201)
  const { eventDate } = own.event
  const copy = await own.send('POST', '/duplicate', { id: crypto.randomUUID(), eventDate })
  const { event } = await copy.json<{ event: { eventCode: string } }>()
  const { categories } = await (await call('GET', `/api/codes/${event.eventCode}`)).json<GuestMenu>()
  expect(categories[0]?.items.map(({ name, forChildren = false }) => [name, forChildren])).toEqual([
    ['Fish', false],
    ['Pasta', true],
    ['Pizza', true],
  ])
})

it('stands below the others on the paper of the kitchen, and says so on its own card', async () => {
  const own = await given()
  await own.send('POST', own.items, nuggets)
  await own.send('POST', own.items, { name: 'Stew', description: '' })
  const paper = async (kind: string) => {
    const printed = await call('GET', `/events/${own.event.id}/print/${kind}`, undefined, {
      cookie: own.cookie,
    })
    return textIn(await printed.text())
  }
  expect(await paper('kitchen')).toContain('Main Fish 0 Stew 0 For children Nuggets 0 None for me 0')
  expect(await paper('dishes')).toMatch(/Main Stew .* Main · For children Nuggets /)
})
