import { env, exports } from 'cloudflare:workers'
import { afterEach, expect, it, vi } from 'vitest'
import type { GuestMenu } from '#contract/guest'
import { database } from '#ground/db'
import { asked } from '../bench/asked.ts'
import { givenEvent, givenMenu, givenPlanner, givenResponse, givenSession, partyOf } from '../local/given.ts'
import { edgeMenus } from './edge-menus.ts'

const db = database(env.DB)
afterEach(() => void vi.unstubAllGlobals())
const origin = 'http://localhost:8787'
const menus = edgeMenus(env)
const edge = (caches as unknown as { default: Cache }).default
const keyOf = (code: string) => `${origin}/__edge/menu-1/${code}`

async function givenPlannersEvent() {
  const planner = await givenPlanner(db)
  const event = await givenEvent(db, planner.id)
  await givenMenu(db, event.id)
  return { event, cookie: await givenSession(env, planner.id) }
}

async function menuOf(code: string): Promise<GuestMenu> {
  const response = await exports.default.fetch(`${origin}/api/codes/${code}`)
  expect(response.status).toBe(200)
  return response.json()
}

async function atTheEdge(code: string, text: string): Promise<void> {
  await edge.put(keyOf(code), new Response(text, { headers: { 'Cache-Control': 'max-age=60' } }))
}

it('shows each change of the menu at once, though the one before is still at the edge', async () => {
  const { event, cookie } = await givenPlannersEvent()
  const before = await menuOf(event.eventCode)
  await expect.poll(() => menus.find(event.eventCode)).toMatchObject({ menuVersion: before.menuVersion })
  const [category] = before.categories
  const headers = { origin, 'content-type': 'application/json', cookie }
  for (const name of ['First courses', 'Small plates']) {
    const response = await exports.default.fetch(
      `${origin}/api/events/${event.id}/categories/${category?.id}`,
      { method: 'PUT', headers, body: JSON.stringify({ name }) },
    )
    expect(response.status).toBe(200)
    const after = await menuOf(event.eventCode)
    expect(after.categories[0]?.name).toBe(name)
    const page = await exports.default.fetch(`${origin}/event/${event.eventCode}`)
    expect(await page.text()).toContain(name)
  }
})

it('counts each guest at once, though the menu comes from the edge', async () => {
  const { event } = await givenPlannersEvent()
  expect((await menuOf(event.eventCode)).registeredGuests).toBe(0)
  await expect.poll(() => menus.find(event.eventCode)).not.toBeNull()
  await givenResponse(env, event, partyOf(3))
  expect((await menuOf(event.eventCode)).registeredGuests).toBe(3)
})

it('shows what is at the edge when its version is the row’s: the control of the next one', async () => {
  const { event } = await givenPlannersEvent()
  const categories = [
    { id: 'c', name: 'Told by the edge', items: [{ id: 'i', name: 'Soup', description: '' }] },
  ]
  const { menuVersion } = await menuOf(event.eventCode)
  await atTheEdge(event.eventCode, JSON.stringify({ eventId: event.id, menuVersion, categories }))
  expect((await menuOf(event.eventCode)).categories[0]?.name).toBe('Told by the edge')
})

it('takes no menu of another version or event, nor one it cannot read', async () => {
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
    // The right one takes its place.
    await expect.poll(() => menus.find(event.eventCode)).toMatchObject({ eventId: event.id, menuVersion })
  }
})

it('reads the menu from the database while there is no cache, or one that fails', async () => {
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
  await givenResponse(env, event, partyOf(2), { leadGuestEmail: 'rosa@example.com' })
  await menuOf(event.eventCode)
  await expect.poll(() => menus.find(event.eventCode)).not.toBeNull()
  const kept = (await menus.find(event.eventCode)) ?? {}
  expect(Object.keys(kept).toSorted()).toEqual(['categories', 'eventId', 'menuVersion'])
})
