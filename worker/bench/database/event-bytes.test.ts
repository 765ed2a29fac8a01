import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { guestActor } from '#core/actor'
import { database } from '#core/db'
import { menuIdLength, personIdLength, randomId } from '#core/ids'
import { processOutbox } from '#core/mail/outbox'
import type { ReceivedCommand } from '#desk/shape'
import { templates } from '../../app/mails.ts'
import { d1Store } from '../../desk/store.ts'
import { makePlanner, makeSession } from '../../testing/factories/account-factories.ts'
import { makeMenu, makePurchase } from '../../testing/factories/factories.ts'
import { sent, withDesks } from '../../testing/faults/sent-writes.ts'
import { eventForm } from '../../testing/faults/write-case.ts'
import { call } from '../../testing/http.ts'
import { asked } from './asked.ts'
import { counted } from './counted.ts'
import { storedByEvent, writtenAtOnce } from './event-cost.ts'

const db = database(env.DB)
const courses = ['Starter', 'Main', 'Dessert']

/** Sixty parties of an event answer, forty pairs and twenty who come alone, every fifth with a need. */
async function answers(code: string, menu: Awaited<ReturnType<typeof makeMenu>>) {
  const selections = Object.fromEntries(menu.map(({ id, items }) => [id, items[1]?.id ?? '']))
  const nuts = { what: 'nuts', how: 'allergy', by: 'guest' } as const
  const party = (number: number) =>
    Array.from({ length: number < 40 ? 2 : 1 }, (_, index) => ({
      ...{
        id: randomId(personIdLength),
        name: `Bartholomew Featherstone ${number}`,
        allergies: '',
        selections,
      },
      ...(index === 0 && number % 5 === 0 && { needs: [nuts] }),
    }))
  const commands = Array.from({ length: 60 }, (_, number): ReceivedCommand => {
    const [id, email] = [crypto.randomUUID(), `${crypto.randomUUID()}@example.com`]
    const hashes = { hash: crypto.randomUUID() + id, tokenHash: id + crypto.randomUUID() }
    const content = { email, party: party(number) }
    return { kind: 'submit', id, ...hashes, content, actor: guestActor, at: Date.now() }
  })
  const book = d1Store(env.DB)
  for (const some of [commands.slice(0, 30), commands.slice(30)])
    await book.commit(code, await book.load(code, []), some)
}

/** An event of a hundred guests as its planner leaves it: with contents, tables, a link of the kitchen and three sheets. */
async function wholeEvent(plannerId: string, cookie: string) {
  const id = crypto.randomUUID()
  const send = async <T>(method: string, path: string, body: object): Promise<T> => {
    const answer = await call(method, `/api/events${path}`, body, { cookie })
    expect(answer.status).toBeLessThan(300)
    return (await answer.json()) as T
  }
  const { event } = await send<{ event: { eventCode: string } }>('POST', '', { ...eventForm, id })
  await makePurchase(db, id, plannerId, 100)
  const dishes = [1, 2, 3, 4].map((number): [string, string] => [
    `Dish ${number}`,
    'With herbs of the garden',
  ])
  const menu = await makeMenu(db, id, Object.fromEntries(courses.map((course) => [course, dishes])))
  for (const { items } of menu)
    await send('PUT', `/${id}/items/${items[0]?.id}/contents`, { contents: [{ what: 'nuts', state: 'may' }] })
  const link = { id: crypto.randomUUID(), label: 'Kitchen', email: `${id}@example.com` }
  await send('POST', `/${id}/kitchen-links`, link)
  await answers(event.eventCode, menu)
  const ids = Array.from({ length: 12 }, () => randomId(menuIdLength))
  await send('POST', `/${id}/tables`, { count: 12, seats: 10, ids })
  await send('POST', `/${id}/placements/fills`, { id: crypto.randomUUID() })
  for (let issued = 0; issued < 3; issued++)
    await send('POST', `/${id}/sheets`, { id: crypto.randomUUID(), kind: 'provisional' })
  return id
}

const used = async () => (await env.DB.prepare('select 1').run()).meta.size_after

it('stores the bytes that are said of it, a tenth more at most', async () => {
  const [planner, other] = [await makePlanner(db), await makePlanner(db)]
  const cookie = await makeSession(env, planner.id)
  const theirs = await makeSession(env, other.id)
  // Pages that tests before left free are filled first: a database that grew has none.
  const empty = await used()
  while ((await used()) === empty) await wholeEvent(other.id, theirs)
  const before = await used()
  const id = await wholeEvent(planner.id, cookie)
  const bytes = (await used()) - before
  expect(bytes).toBeGreaterThan(storedByEvent * 0.9)
  expect(bytes).toBeLessThan(storedByEvent * 1.1)

  // A mail that was sent costs a page more rows than one that waits.
  await processOutbox(env, templates)
  const rows = async (path: string) => (await asked(`/api/events${path}`, { cookie })).rowsRead
  const looked = [await rows('')]
  for (const part of ['', '/overview', '/responses', '/kitchen']) looked.push(await rows(`/${id}${part}`))
  expect(looked.reduce((total, one) => total + one, 0)).toBeLessThan(1650)

  const written = async (path: string, more: object = {}) => {
    const { db: counting, tally } = counted(env.DB)
    const body = { id: crypto.randomUUID(), ...more }
    const write = { method: 'POST', path: `/api/events/${id}${path}`, cookie, body }
    await withDesks({ ...env, DB: counting }, (bindings) => sent(write, bindings))
    return tally.rowsWritten
  }
  for (const table of ['placements', 'outbox', 'attempts']) await env.DB.prepare(`delete from ${table}`).run()
  // The mail that tells a kitchen of a sheet waits while another is being sent: it is counted by itself.
  await env.DB.prepare('update kitchen_links set revoked_at = 1').run()
  expect({
    'fill the tables': await written('/placements/fills'),
    'issue a sheet': await written('/sheets', { kind: 'provisional' }),
  }).toEqual(writtenAtOnce)
})
