import { env } from 'cloudflare:workers'
import { afterEach, expect, it, vi } from 'vitest'
import { setClock } from '#core/clock'
import { database } from '#core/db'
import type { GuestMenu } from '#party/shape/guest'
import { asked } from '../../bench/database/asked.ts'
import { makePlanner, makeSession } from '../../testing/factories/account-factories.ts'
import { makeEvent, makeMenu } from '../../testing/factories/factories.ts'
import { makeResponse, partyOf } from '../../testing/factories/party-factories.ts'
import { call } from '../../testing/http.ts'
import { edgeKey, edgeMenus, forgetMenus } from './cache.ts'

const db = database(env.DB)
afterEach(() => {
  vi.unstubAllGlobals()
  setClock()
  forgetMenus()
})
const menus = edgeMenus(env)
const edge = (caches as unknown as { default: Cache }).default
const keyOf = (code: string) => edgeKey(env, code)

async function givenPlannersEvent() {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id)
  await makeMenu(db, event.id)
  return { event, cookie: await makeSession(env, planner.id) }
}

async function menuOf(code: string): Promise<GuestMenu> {
  const response = await call('GET', `/api/codes/${code}`)
  expect(response.status).toBe(200)
  return response.json()
}

async function atTheEdge(code: string, text: string): Promise<void> {
  forgetMenus()
  await edge.put(await keyOf(code), new Response(text, { headers: { 'Cache-Control': 'max-age=60' } }))
}

it('shows each change of the menu at once, although the edge cache has the one before', async () => {
  const { event, cookie } = await givenPlannersEvent()
  const before = await menuOf(event.eventCode)
  await expect.poll(() => menus.find(event.eventCode)).toMatchObject({ menuVersion: before.menuVersion })
  const [category] = before.categories
  for (const name of ['First courses', 'Small plates']) {
    const path = `/api/events/${event.id}/categories/${category?.id}`
    const response = await call('PUT', path, { name }, { cookie })
    expect(response.status).toBe(200)
    const after = await menuOf(event.eventCode)
    expect(after.categories[0]?.name).toBe(name)
    const page = await call('GET', `/event/${event.eventCode}`)
    expect(await page.text()).toContain(name)
  }
})

it('counts each guest at once, although the menu is cached', async () => {
  const { event } = await givenPlannersEvent()
  expect((await menuOf(event.eventCode)).registeredGuests).toBe(0)
  await expect.poll(() => menus.find(event.eventCode)).not.toBeNull()
  await makeResponse(env, event, partyOf(3))
  expect((await menuOf(event.eventCode)).registeredGuests).toBe(3)
})

it('shows the cached menu when its version is the row’s: the control of the next test', async () => {
  const { event } = await givenPlannersEvent()
  const categories = [
    { id: 'c', name: 'Told by the edge', items: [{ id: 'i', name: 'Soup', description: '' }] },
  ]
  const { menuVersion } = await menuOf(event.eventCode)
  await atTheEdge(event.eventCode, JSON.stringify({ eventId: event.id, menuVersion, categories }))
  expect((await menuOf(event.eventCode)).categories[0]?.name).toBe('Told by the edge')
})

it('ignores a cached menu of another version or event, and an unreadable one', async () => {
  const categories = [
    { id: 'c', name: 'Told by the edge', items: [{ id: 'i', name: 'Soup', description: '' }] },
  ]
  const wrong = (eventId: string) => [
    JSON.stringify({ eventId, menuVersion: 7, categories }),
    JSON.stringify({ eventId: 'another', menuVersion: 1, categories }),
    JSON.stringify({ eventId, menuVersion: 1, categories: [{ id: 'c', name: '<b>' }] }),
    JSON.stringify({ eventId, menuVersion: '1', categories }),
    '<!doctype html><title>502</title>',
    '',
  ]
  for (const index of wrong('').keys()) {
    const { event } = await givenPlannersEvent()
    await atTheEdge(event.eventCode, wrong(event.id)[index] ?? '')
    const { categories: shown, menuVersion } = await menuOf(event.eventCode)
    expect(shown.map(({ name }) => name)).not.toContain('Told by the edge')
    expect(shown.length).toBeGreaterThan(0)
    // The current one replaces it.
    await expect.poll(() => menus.find(event.eventCode)).toMatchObject({ eventId: event.id, menuVersion })
  }
})

it('reads the menu from D1 when the cache is empty or fails', async () => {
  const failing = () => Promise.reject(new Error('cache down'))
  for (const cache of [{ default: { match: failing, put: failing } }, {}, undefined]) {
    const { event } = await givenPlannersEvent()
    vi.stubGlobal('caches', cache)
    for (const path of [`/api/codes/${event.eventCode}`, `/event/${event.eventCode}`])
      expect(await asked(path)).toMatchObject({ status: 200, trips: 1 })
    vi.unstubAllGlobals()
  }
})

it('keeps nothing about people', async () => {
  const { event } = await givenPlannersEvent()
  await makeResponse(env, event, partyOf(2), { leadGuestEmail: 'rosa@example.com' })
  await menuOf(event.eventCode)
  await expect.poll(() => menus.find(event.eventCode)).not.toBeNull()
  const kept = (await menus.find(event.eventCode)) ?? {}
  expect(Object.keys(kept).toSorted()).toEqual(['categories', 'eventId', 'menuVersion'])
})

it('asks the edge cache once, and then holds the menu in memory for ten minutes', async () => {
  const { event } = await givenPlannersEvent()
  await menuOf(event.eventCode)
  await expect.poll(async () => edge.match(await keyOf(event.eventCode))).toBeDefined()
  forgetMenus()
  const match = vi.fn<Cache['match']>((key) => edge.match(key))
  vi.stubGlobal('caches', { default: { match } })
  for (let time = 0; time < 3; time++)
    expect(await asked(`/api/codes/${event.eventCode}`)).toMatchObject({ status: 200, rowsRead: 1 })
  expect(match).toHaveBeenCalledTimes(1)
  setClock(() => Date.now() + 600_001)
  expect(await menus.find(event.eventCode)).not.toBeNull()
  expect(match).toHaveBeenCalledTimes(2)
})

it('holds a bounded number of menus, fewer large ones, and always the latest', async () => {
  vi.stubGlobal('caches', undefined)
  const held = async (count: number, items: number) => {
    forgetMenus()
    const dish = { id: 'i', name: 'Soup', description: '' }
    const categories = [{ id: 'c', name: 'Main', items: Array.from({ length: items }, () => dish) }]
    for (let made = 0; made < count; made++)
      menus.keep(`CODE${made}`, { eventId: 'e', menuVersion: 1, categories })
    const found = await Promise.all(Array.from({ length: count }, (_, made) => menus.find(`CODE${made}`)))
    return { count: found.filter((menu) => menu !== null).length, latest: found.at(-1) !== null }
  }
  expect(await held(3, 1)).toEqual({ count: 3, latest: true })
  expect(await held(210, 1)).toEqual({ count: 200, latest: true })
  expect(await held(30, 999)).toEqual({ count: 10, latest: true })
  expect(await held(1, 20_000)).toEqual({ count: 0, latest: false })
})
