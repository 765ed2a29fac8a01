import { env } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { database } from '#core/db'
import { settings } from '#core/settings'
import { events } from '#events/table/events'
import { makePlanner } from '../testing/factories/account-factories.ts'
import { makeEvent } from '../testing/factories/factories.ts'
import { call } from '../testing/http.ts'
import { addressKey } from './address-key.ts'
import { stopUrl } from './stop-token.ts'
import { stops } from './stops.ts'

const db = database(env.DB)

async function given() {
  const planner = await makePlanner(db)
  const [event, other] = [await makeEvent(db, planner.id), await makeEvent(db, planner.id)]
  const address = `${crypto.randomUUID()}@example.com`
  const stopped = async (eventId: string) => {
    const keys = await Promise.all(settings(env).secrets.map((secret) => addressKey(secret, address)))
    const found = await db.get<{ stopped: number }>(sql`select ${stops(keys, eventId)} as stopped`)
    return found.stopped === 1
  }
  return {
    ...{ event, address },
    path: new URL(await stopUrl(env, event.id, address)).pathname,
    /** True, for an event and for another one, if its mail is stopped. */
    stops: async () => [await stopped(event.id), await stopped(other.id)],
  }
}

// As a mail program sends it: from anywhere, without a cookie.
const oneClick = (path: string) =>
  call('POST', path, 'List-Unsubscribe=One-Click', {
    origin: 'https://mail.example',
    'sec-fetch-site': 'cross-site',
    'content-type': 'application/x-www-form-urlencoded',
  })

it('opening the link stops nothing, and shows what can be stopped', async () => {
  const { path, stops } = await given()
  const response = await call('GET', path)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  const html = await response.text()
  expect(html).toContain('Stop mail about Harvest supper?')
  expect(html).toMatch(/formAction="\?what=event">Stop mail about this event</i)
  expect(html).toMatch(/formAction="\?what=all">Stop it for all events</i)
  expect((await call('HEAD', `${path}?what=all`)).status).toBe(200)
  expect((await call('GET', `${path}?what=all`)).status).toBe(200)
  expect(await stops()).toEqual([false, false])
})

it('one press in a mail program stops the event’s mail for that mailbox, as often as it is pressed', async () => {
  const [mine, other] = [await given(), await given()]
  for (let times = 0; times < 2; times++) {
    const response = await oneClick(mine.path)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Mail about Harvest supper has stopped')
  }
  expect(await mine.stops()).toEqual([true, false])
  expect(await other.stops()).toEqual([false, false])
  expect(await (await call('GET', mine.path)).text()).toMatch(/what=none">Get this mail again<.*what=all"/is)
})

it('the page’s presses stop all events, and begin again', async () => {
  const { path, stops } = await given()
  expect(await (await oneClick(`${path}?what=all`)).text()).toContain('Mail about all events has stopped')
  expect(await stops()).toEqual([true, true])
  const again = await (await oneClick(`${path}?what=none`)).text()
  expect(again).toContain('You get mail about Harvest supper again')
  expect(await stops()).toEqual([false, false])
  await oneClick(`${path}?what=event`)
  expect(await stops()).toEqual([true, false])
})

it('a link of another event, and one that was cut off, is refused', async () => {
  const [mine, other] = [await given(), await given()]
  for (const forged of [
    mine.path.replace(mine.event.id, other.event.id),
    mine.path.slice(0, -1),
    '/stop/nothing',
  ]) {
    expect((await oneClick(forged)).status).toBe(404)
    const shown = await call('GET', forged)
    expect(shown.status).toBe(404)
    expect(await shown.text()).toContain('This link leads nowhere')
  }
  expect([await mine.stops(), await other.stops()]).toEqual([
    [false, false],
    [false, false],
  ])
})

it('a link outlives its event', async () => {
  const { path, event, stops } = await given()
  await db.delete(events).where(eq(events.id, event.id))
  expect(await (await call('GET', path)).text()).toContain('Stop mail about this event?')
  expect((await oneClick(path)).status).toBe(200)
  expect((await stops())[0]).toBe(true)
})

it('the page is in its reader’s language, before and after a press', async () => {
  const { path } = await given()
  for (const method of ['GET', 'POST']) {
    const html = await (await call(method, path, undefined, { cookie: 'lang=en-XA' })).text()
    expect(html).toContain('<html lang="en-XA"')
    expect(html).not.toMatch(/Stop mail|has stopped/)
  }
})
