import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { database } from '#core/db'
import { dayAfter, dayAt } from '#events/rules/closing'
import { makeAccount } from '../../testing/factories/account-factories.ts'
import { makeMenu } from '../../testing/factories/factories.ts'
import { partyOf } from '../../testing/factories/party-factories.ts'
import { migrate } from '../../testing/migrate.ts'
import { bundled, origin, vars } from './harness.ts'

const homes = ['ONE', 'TWO', 'THREE'] as const
const limit = (namespace_id: string) => ({ namespace_id, simple: { limit: 1000, period: 60 as const } })
let server: Miniflare
const d1 = async (name: string) => (await server.getD1Database(name)) as unknown as D1Database

beforeAll(async () => {
  server = new Miniflare(
    convertV4MiniflareOptions({
      modules: [{ type: 'ESModule', path: 'index.js', contents: bundled('homes') }],
      compatibilityDate: '2026-10-01',
      compatibilityFlags: ['nodejs_compat'],
      bindings: vars,
      d1Databases: [...homes, 'DIRECTORY'],
      durableObjects: { DESK: { className: 'EventDesk', useSQLite: true } },
      ratelimits: { CODE_MISSES: limit('1'), SUBMISSIONS: limit('2') },
      email: { send_email: [{ name: 'EMAIL' }] },
      r2Buckets: ['COVERS'],
    }),
  )
  for (const home of homes) await migrate(await d1(home))
  await (await d1('DIRECTORY')).prepare('create table homes (key text primary key, home text not null)').run()
})
afterAll(() => server.dispose())

async function call(method: string, path: string, body?: unknown, cookie = '') {
  const headers = { origin, cookie, 'content-type': 'application/json' }
  const answer = await server.dispatchFetch(origin + path, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const cookies = answer.headers.getSetCookie().map((set) => set.split(';')[0] ?? '')
  const text = await answer.text()
  return { status: answer.status, text, cookie: cookies.join('; ') }
}

/** A planner at a home, signed in, with an event, and a guest's response to it. */
async function dinnerAt(home: (typeof homes)[number]) {
  const db = database(await d1(home))
  const { email } = await makeAccount(db, 'Planner1', { email: `${home.toLowerCase()}@example.com` })
  await (await d1('DIRECTORY')).prepare('insert into homes values (?, ?)').bind(email, home).run()
  const { status, cookie } = await call('POST', '/api/auth/sign-in/email', { email, password: 'Planner1' })
  expect(status).toBe(200)
  const form = {
    title: `Supper ${home}`,
    description: '',
    eventDate: dayAfter(dayAt(Date.now(), 'Europe/Berlin'), 30),
    timeZone: 'Europe/Berlin',
  }
  const made = await call('POST', '/api/events', { ...form, id: crypto.randomUUID() }, cookie)
  const { event } = JSON.parse(made.text) as { event: { id: string; eventCode: string } }
  const [category] = await makeMenu(db, event.id, { Main: ['Fish'] })
  const party = partyOf(2, { [category?.id ?? '']: category?.items[0]?.id ?? '' })
  expect((await call('GET', `/api/codes/${event.eventCode}`)).text).toContain(`Supper ${home}`)
  const submission = { submissionId: crypto.randomUUID(), party }
  const answered = await call('POST', `/api/codes/${event.eventCode}/responses`, submission)
  expect(answered).toMatchObject({ status: 201 })
  return { cookie, link: JSON.parse(answered.text) as { editToken: string } }
}

const guestsAt = async (home: string) =>
  (await d1(home)).prepare('select title, registered_guests as guests from events').all()

it('serves planners of three databases and their guests through one door, each from its own home', async () => {
  const dinners = await Promise.all(homes.map(dinnerAt))
  for (const [index, home] of homes.entries()) {
    expect((await guestsAt(home)).results).toEqual([{ title: `Supper ${home}`, guests: 2 }])
    const { text } = await call('GET', '/api/events', undefined, dinners[index]?.cookie)
    expect(homes.filter((one) => text.includes(`Supper ${one}`))).toEqual([home])
  }
  const [first, second] = dinners
  expect(await call('DELETE', `/api/responses/${second?.link.editToken}`)).toMatchObject({ status: 204 })
  expect((await guestsAt('TWO')).results).toEqual([{ title: 'Supper TWO', guests: 0 }])
  // The cookie that names the home is not signed: at another one the session is unknown.
  const elsewhere = first?.cookie.replace('home=ONE', 'home=TWO')
  expect(await call('GET', '/api/events', undefined, elsewhere)).toMatchObject({ status: 401 })
})
