import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { now } from '#core/clock'
import { database } from '#core/db'
import type { ErrorBody } from '#core/refusals'
import type { Category } from '#menu/shape/menu'
import { menuCategories, menuItems, menuWords } from '#menu/table'
import type { Person } from '#party/shape/person'
import type { Seating } from '#seating/shape/view'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu, makePurchase } from '../testing/factories/factories.ts'
import { makeDecline, makeResponse, partyOf } from '../testing/factories/party-factories.ts'
import { makePlacement, makeTable } from '../testing/factories/seating.ts'
import { call } from '../testing/http.ts'
import { dayAfter, dayAt, deadlineInstant } from './rules/closing.ts'
import type { EventRead, PlannerEvent } from './shape/event.ts'
import { events } from './table/events.ts'

const db = database(env.DB)
const timeZone = 'Europe/Berlin'
const day = (days: number) => dayAfter(dayAt(now(), timeZone), days)
const settings = {
  title: 'Gala',
  description: 'One long table',
  timeZone,
  serviceTime: '19:30',
  venue: 'The Barn',
  hostName: 'Ana Weber',
  hostContact: '+49 30 123456',
}

async function given(menu?: Parameters<typeof makeMenu>[2]) {
  const planner = await makePlanner(db)
  const cookie = await makeSession(env, planner.id)
  const event = await makeEvent(db, planner.id, { ...settings, eventDate: day(-9), serviceDay: day(1) })
  const categories = await makeMenu(db, event.id, menu)
  const duplicate = (body: object, as = cookie) =>
    call('POST', `/api/events/${event.id}/duplicate`, body, { cookie: as })
  const read = async (id: string) => {
    const response = await call('GET', `/api/events/${id}`, undefined, { cookie })
    return response.json<{ event: PlannerEvent; categories: Category[] }>()
  }
  return { planner, cookie, event, categories, duplicate, read }
}

const namesOf = (categories: Category[]) =>
  categories.map(({ name, required = false, items }) => ({
    name,
    required,
    items: items.map((item) => [item.name, item.description]),
  }))

it('a copy has the menu and the settings under ids and a code of its own', async () => {
  const { event, duplicate, read, categories } = await given()
  await db
    .update(menuCategories)
    .set({ required: true })
    .where(eq(menuCategories.id, categories[0]?.id ?? ''))
  const id = crypto.randomUUID()
  const response = await duplicate({ id, title: 'Gala (copy)', eventDate: day(30), serviceDay: day(40) })
  expect(response.status).toBe(201)
  const { event: copy } = await response.json<{ event: PlannerEvent }>()
  expect(copy).toMatchObject({
    ...settings,
    id,
    title: 'Gala (copy)',
    eventDate: day(30),
    serviceDay: day(40),
    closesAt: deadlineInstant(day(30), timeZone),
    guestLimit: 30,
  })
  expect(copy.eventCode).not.toBe(event.eventCode)
  const [before, after] = [await read(event.id), await read(id)]
  expect(after.event).toEqual(copy)
  expect(namesOf(after.categories)).toEqual(namesOf(before.categories))
  expect(after.categories[0]?.required).toBe(true)
  const ids = ({ categories: all }: { categories: Category[] }) =>
    all.flatMap((one) => [one.id, ...one.items.map((item) => item.id)])
  expect(ids(after).filter((one) => ids(before).includes(one))).toEqual([])
})

it('asks for the day alone: the title stays, and the day of the meal is not copied', async () => {
  const { duplicate } = await given()
  const { event } = await (await duplicate({ id: crypto.randomUUID(), eventDate: day(30) })).json<{
    event: PlannerEvent
  }>()
  expect(event).toMatchObject({ ...settings, serviceDay: null })
})

it('what is given takes the place of what the earlier event has, also where it is empty', async () => {
  const { duplicate } = await given()
  const given_ = { description: '', venue: '', hostName: 'Tom' }
  const body = { id: crypto.randomUUID(), eventDate: day(30), ...given_ }
  const { event } = await (await duplicate(body)).json<{ event: PlannerEvent }>()
  expect(event).toMatchObject({ description: '', venue: null, hostName: 'Tom', serviceTime: '19:30' })
})

it('responses, declines and purchases are never copied', async () => {
  const { event, planner, duplicate, read } = await given()
  await makePurchase(db, event.id, planner.id, 100)
  await makeResponse(env, event, partyOf(3))
  await makeDecline(env, event, ['Ann'])
  const id = crypto.randomUUID()
  await duplicate({ id, eventDate: day(30) })
  expect((await read(id)).event).toMatchObject({
    registeredGuests: 0,
    notComing: 0,
    premium: false,
    guestLimit: 30,
  })
  for (const table of ['guest_selections', 'declines', 'event_purchases']) {
    const { results } = await env.DB.prepare(`select id from ${table} where event_id = ?`).bind(id).all()
    expect(results).toEqual([])
  }
})

it('sent again it is the same event, with one menu and one audit row', async () => {
  const { duplicate, read } = await given()
  const body = { id: crypto.randomUUID(), eventDate: day(30) }
  const first = await (await duplicate(body)).json<{ event: PlannerEvent }>()
  const again = await duplicate(body)
  expect(again.status).toBe(201)
  expect(await again.json()).toEqual(first)
  expect((await read(body.id)).categories).toHaveLength(first.event.categoryCount)
  const { results } = await env.DB.prepare('select action from audit_logs where entity_id = ?')
    .bind(body.id)
    .all()
  expect(results).toEqual([{ action: 'CREATE_EVENT' }])
})

it('copies as many categories as an event without an upgrade may have', async () => {
  const { duplicate, read } = await given({ One: ['a'], Two: ['b'], Three: ['c'], Four: ['d'] })
  const id = crypto.randomUUID()
  const { event } = await (await duplicate({ id, eventDate: day(30) })).json<{ event: PlannerEvent }>()
  expect(event).toMatchObject({ categoryCount: 3, itemCount: 3 })
  expect((await read(id)).categories.map(({ name }) => name)).toEqual(['One', 'Two', 'Three'])
})

it('an event without a menu is copied as well', async () => {
  const { duplicate } = await given({})
  const response = await duplicate({ id: crypto.randomUUID(), eventDate: day(30) })
  expect((await response.json<{ event: PlannerEvent }>()).event).toMatchObject({ categoryCount: 0 })
})

it('refuses a day that is over at its field, an id that is none, and another planner’s event', async () => {
  const { duplicate, planner } = await given()
  const id = crypto.randomUUID()
  const past = await duplicate({ id, eventDate: day(-1) })
  expect(past.status).toBe(400)
  expect(Object.keys((await past.json<ErrorBody>()).error.fields ?? {})).toEqual(['eventDate'])
  expect((await duplicate({ id })).status).toBe(400)
  expect((await duplicate({ eventDate: day(30) })).status).toBe(400)
  const stranger = await makePlanner(db)
  expect((await duplicate({ id, eventDate: day(30) }, await makeSession(env, stranger.id))).status).toBe(404)
  const { results } = await env.DB.prepare('select id from events where user_id in (?, ?)')
    .bind(planner.id, stranger.id)
    .all()
  expect(results).toHaveLength(1)
})

it('a description given is cleaned like one of a new event', async () => {
  const { duplicate } = await given()
  const body = { id: crypto.randomUUID(), eventDate: day(20), description: 'A\u202eb\u0000c\u200b' }
  const response = await duplicate(body)
  expect(response.status).toBe(201)
  const { event } = await response.json<{ event: PlannerEvent }>()
  expect(event.description).toBe('Abc')
})

it('an id of a refunded event brings it back in no way', async () => {
  const { planner, cookie, duplicate } = await given()
  const refunded = await makeEvent(db, planner.id, { eventDate: day(-1) })
  await db.update(events).set({ refundedAt: now() }).where(eq(events.id, refunded.id))
  const body = { id: refunded.id, eventDate: day(20) }
  expect((await duplicate(body)).status).toBe(410)
  const created = await call('POST', '/api/events', { ...settings, ...body }, { cookie })
  expect(created.status).toBe(410)
  const [stored] = await db.select().from(events).where(eq(events.id, refunded.id))
  expect(stored?.closesAt).toBe(refunded.closesAt)
})

it('the same copy sent again is one event, and the id of any other own event is refused', async () => {
  const { event, duplicate, read, cookie, planner } = await given()
  const id = crypto.randomUUID()
  for (let sent = 0; sent < 2; sent++) expect((await duplicate({ id, eventDate: day(30) })).status).toBe(201)
  const other = await makeEvent(db, planner.id, { title: 'Another' })
  const { event: before } = await read(other.id)
  const refused = await duplicate({ id: other.id, eventDate: day(30) })
  expect(refused.status).toBe(409)
  expect((await refused.json<ErrorBody>()).error.code).toBe('id_taken')
  expect((await read(other.id)).event).toEqual(before)
  // Nor does the form of a new event change a copy.
  const form = { id, title: 'New', description: '', eventDate: day(30), timeZone }
  expect((await call('POST', '/api/events', form, { cookie })).status).toBe(409)
  expect((await read(id)).event.title).toBe(event.title)
  // A form that is sent again is one event.
  const own = { ...form, id: crypto.randomUUID() }
  for (let sent = 0; sent < 2; sent++)
    expect((await call('POST', '/api/events', own, { cookie })).status).toBe(201)
})

it('takes the needs that its planner added along, which its dishes name', async () => {
  const { event, duplicate, cookie, categories } = await given()
  const path = `/api/events/${event.id}`
  const { ownNeeds } = await (
    await call('PUT', `${path}/needs`, { needs: [{ name: 'Kiwi' }] }, { cookie })
  ).json<{ ownNeeds: { id: string }[] }>()
  const contents = [{ what: ownNeeds[0]?.id, state: 'contains' }]
  const item = categories[0]?.items[0]?.id
  expect((await call('PUT', `${path}/items/${item}/contents`, { contents }, { cookie })).status).toBe(200)
  const id = crypto.randomUUID()
  await duplicate({ id, eventDate: day(30) })
  const copy = await (await call('GET', `/api/events/${id}`, undefined, { cookie })).json<EventRead>()
  expect(copy.ownNeeds).toEqual(ownNeeds)
  expect(copy.categories[0]?.items[0]).toMatchObject({ contents })
})

it('a copy’s kitchen is told the same, but no number of plates is guaranteed for it', async () => {
  const { event, duplicate } = await given()
  const told = {
    kitchenContact: 'Mia',
    sparePercent: 3,
    extras: [{ label: 'crew', count: 5 }],
    asksAge: true,
    lateChangeMails: false,
  }
  await db
    .update(events)
    .set({ ...told, guaranteedPlates: 118, guaranteedDue: 1 })
    .where(eq(events.id, event.id))
  const id = crypto.randomUUID()
  expect((await duplicate({ id, eventDate: day(30) })).status).toBe(201)
  const [copy] = await db.select().from(events).where(eq(events.id, id))
  expect(copy).toMatchObject({ ...told, guaranteedPlates: null, guaranteedDue: null })
})

it('a copy’s courses are served at the same times, and whoever has not chosen gets the copied dish', async () => {
  const { duplicate, categories } = await given({ Main: ['Beef', 'Bass'], Dessert: ['Sorbet', 'Cake'] })
  const [main, dessert] = categories
  const bass = main?.items[1]?.id ?? ''
  const set = (id = '', servedAt: string | null, defaultItemId: string | null) =>
    db.update(menuCategories).set({ servedAt, defaultItemId }).where(eq(menuCategories.id, id))
  await set(main?.id, '19:40', bass)
  const cake = dessert?.items[1]?.id ?? ''
  await set(dessert?.id, null, cake)
  // A dish that left the menu is not copied, and so nobody gets it.
  await db.update(menuItems).set({ deletedAt: now() }).where(eq(menuItems.id, cake))
  const id = crypto.randomUUID()
  expect((await duplicate({ id, eventDate: day(30) })).status).toBe(201)
  const copied = await db
    .select({ name: menuCategories.name, servedAt: menuCategories.servedAt, gets: menuItems.name })
    .from(menuCategories)
    .leftJoin(menuItems, eq(menuItems.id, menuCategories.defaultItemId))
    .where(eq(menuCategories.eventId, id))
    .orderBy(menuCategories.sortOrder)
  expect(copied).toEqual([
    { name: 'Main', servedAt: '19:40', gets: 'Bass' },
    { name: 'Dessert', servedAt: null, gets: null },
  ])
  const [copy] = await db.select().from(menuCategories).where(eq(menuCategories.eventId, id))
  expect([null, bass]).not.toContain(copy?.defaultItemId)
})

it('a copy’s menu is translated as the original is, and says the same of what to look at', async () => {
  const { event, planner, duplicate, categories } = await given({ Main: ['Beef', 'Bass'] })
  const [main] = categories
  const bass = main?.items[1]?.id ?? ''
  const cookie = await makeSession(env, planner.id)
  const body = {
    courses: [{ id: main?.id, name: 'Plat' }],
    dishes: [{ id: bass, name: 'Bar', description: '' }],
  }
  const path = `/api/events/${event.id}`
  expect((await call('PUT', `${path}/menu/words/fr`, body, { cookie })).status).toBe(204)
  await db.update(menuItems).set({ name: 'Sea bass' }).where(eq(menuItems.id, bass))
  const id = crypto.randomUUID()
  expect((await duplicate({ id, eventDate: day(30) })).status).toBe(201)
  const wordsOf = (eventId: string) =>
    db
      .select({ name: menuWords.name, of: menuWords.ofName, main: menuItems.name })
      .from(menuWords)
      .leftJoin(menuItems, eq(menuItems.id, menuWords.entityId))
      .where(eq(menuWords.eventId, eventId))
      .orderBy(menuWords.name)
  expect(await wordsOf(id)).toEqual([
    { name: 'Bar', of: 'Bass', main: 'Sea bass' },
    { name: 'Plat', of: 'Main', main: null },
  ])
  expect(await wordsOf(event.id)).toHaveLength(2)
})

it('a copy has the tables, and nobody sits there', async () => {
  const { event, planner, duplicate } = await given()
  const four = await makeTable(event.id, '4', 6)
  await makeTable(event.id, '5', 10)
  const { id: responseId } = await makeResponse(env, event, [
    { ...partyOf(1)[0], name: 'Ann', id: 'aaaaaa' } as Person,
  ])
  await makePlacement(event.id, { responseId, personId: 'aaaaaa', tableId: four, seat: 2 })
  const id = crypto.randomUUID()
  for (let time = 0; time < 2; time++) expect((await duplicate({ id, eventDate: day(30) })).status).toBe(201)
  const cookie = await makeSession(env, planner.id)
  const copy = await call('GET', `/api/events/${id}/placements`, undefined, { cookie })
  const { on, tables, placements } = await copy.json<Seating>()
  expect({ on, placements }).toEqual({ on: true, placements: [] })
  expect(tables.map(({ name, seats }) => `${name}:${seats}`)).toEqual(['4:6', '5:10'])
  expect(tables.map((one) => one.id)).not.toContain(four)
})
