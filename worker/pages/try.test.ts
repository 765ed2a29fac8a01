import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { now } from '#core/clock'
import { database } from '#core/db'
import { events } from '#events/table/events'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu, makePurchase } from '../testing/factories/factories.ts'
import { makeResponse, partyOf } from '../testing/factories/party-factories.ts'
import { call } from '../testing/http.ts'

const db = database(env.DB)

const dataIn = (html: string) =>
  JSON.parse(/<script type="application\/json" id="data">(.*?)<\/script>/.exec(html)?.[1] ?? 'null')

async function given({ menu = true } = {}) {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id)
  if (menu) await makeMenu(db, event.id, { Main: ['Fish', 'Stew'] })
  const cookie = await makeSession(env, planner.id)
  const path = `/events/${event.id}/try`
  const opened = async (headers: Record<string, string> = { cookie }) => {
    const response = await call('GET', path, undefined, headers)
    const html = await response.text()
    return { response, html, page: dataIn(html) }
  }
  return { planner, event, path, opened }
}

it('opens the guest’s form to the planner of the event, and is kept by nobody', async () => {
  const { event, opened } = await given()
  const { response, html, page } = await opened()
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(page).toMatchObject({ id: 'try', data: { code: event.eventCode, preview: event.id }, answered: [] })
  expect(page.data.loaded.categories[0].items.map(({ name }: { name: string }) => name)).toEqual([
    'Fish',
    'Stew',
  ])
  expect(html).toContain('<title>Trying it as a guest · Harvest supper</title>')
  expect(html).toContain('Your Name')
})

it('asks who is signed out to sign in, and leads back', async () => {
  const { path, opened, planner } = await given()
  const former = await makeSession(env, planner.id)
  await env.DB.prepare('delete from session where user_id = ?').bind(planner.id).run()
  for (const headers of [{}, { cookie: former }, { cookie: '__Host-session=forged' }] as Record<
    string,
    string
  >[]) {
    const { response } = await opened(headers)
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `/planner?next=${encodeURIComponent(path)}`,
    ])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  }
})

it('is not there for anybody else, nor for an event that is gone or was refunded', async () => {
  const { event, opened } = await given()
  for (const role of ['planner', 'admin'] as const) {
    const cookie = await makeSession(env, (await makePlanner(db, { role })).id)
    const { response, html } = await opened({ cookie })
    expect(response.status).toBe(404)
    for (const told of ['Fish', event.eventCode, event.title]) expect(html).not.toContain(told)
  }
  await db.update(events).set({ refundedAt: now() }).where(eq(events.id, event.id))
  expect((await opened()).response.status).toBe(404)
})

it('works when the event is closed or full, and shows nothing of who answered', async () => {
  const { planner, event, opened } = await given()
  await makePurchase(db, event.id, planner.id, 100)
  for (let at = 0; at < 10; at++)
    await makeResponse(
      env,
      event,
      partyOf(10).map((person) => ({ ...person, name: 'Rosalind' })),
    )
  await db
    .update(events)
    .set({ closesAt: now() - 1 })
    .where(eq(events.id, event.id))
  const { html, page } = await opened()
  expect(page.data.loaded).toMatchObject({ guestLimit: 100, registeredGuests: 0, asksEmail: true })
  expect(html).not.toContain('Rosalind')
})

it('says so where there is nothing to choose', async () => {
  const { html, page } = await (await given({ menu: false })).opened()
  expect(page.data.loaded).toMatchObject({ refusalCode: 'no_items' })
  expect(html).toContain('There is nothing to choose yet. Add a dish to your menu first.')
})

it('the demo opens to anybody, with every place free, and reads nothing of the database', async () => {
  const response = await call('GET', '/try')
  const html = await response.text()
  expect(response.status).toBe(200)
  const { id, data } = dataIn(html)
  expect([id, data.preview, data.loaded.registeredGuests]).toEqual(['demo', 'demo', 0])
  expect(html).toContain('class="cloth cloth-gingham-green"')
  expect(html).toContain('Burrata with blood orange')
  const { results } = await env.DB.prepare("select id from events where event_code = 'DEMO99'").all()
  expect(results).toEqual([])
})
