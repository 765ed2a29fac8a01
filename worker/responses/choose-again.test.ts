import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { now } from '#core/clock'
import { database } from '#core/db'
import { processOutbox } from '#core/mail/outbox'
import { outbox } from '#core/mail/table'
import { events } from '#events/table/events'
import type { ChooseAgain } from '#party/shape/choose-again'
import { templates } from '../app/mails.ts'
import { replaceItem } from '../menu/replace-item.ts'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu, makePurchase } from '../testing/factories/factories.ts'
import { makeResponse } from '../testing/factories/party-factories.ts'
import { call } from '../testing/http.ts'

const db = database(env.DB)

async function given() {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id)
  await makePurchase(db, event.id, planner.id, 100)
  const [main, dessert] = await makeMenu(db, event.id, { Main: ['Fish', 'Stew'], Dessert: ['Tart'] })
  const cookie = await makeSession(env, planner.id)
  const path = `/api/events/${event.id}`
  const [fish = ''] = main?.items.map(({ id }) => id) ?? []
  const person = (name: string, item = fish) => ({
    name,
    allergies: '',
    selections: { [main?.id ?? '']: item },
  })
  const answered = (party: ReturnType<typeof person>[], leadGuestEmail: string | null = null) =>
    makeResponse(env, event, party, { leadGuestEmail })
  const left = async () =>
    (await call('GET', `${path}/choose-again`, undefined, { cookie })).json<ChooseAgain>()
  const replace = (body: object = {}) =>
    call('PUT', `${path}/items/${fish}`, { name: 'Bass', food: 'different', ...body }, { cookie })
  return { event, main, dessert, cookie, path, fish, person, answered, left, replace }
}

const nobody = { open: true, guests: 0, mailed: 0, notNotified: [] }

it('tells how many choose again, how many are mailed, and whom the planner has to tell', async () => {
  const own = await given()
  await own.answered([own.person('Ann'), own.person('Leo')], 'ann@example.com')
  const bob = await own.answered([own.person('Bob'), own.person('Mia', '')])
  await own.answered([own.person('Eve', own.main?.items[1]?.id)])
  expect(await own.left()).toEqual(nobody)
  await own.replace()
  expect(await own.left()).toEqual({
    open: true,
    guests: 3,
    mailed: 2,
    notNotified: [{ responseId: bob.id, name: 'Bob', why: 'no_address' }],
  })
})

it('forgets who has chosen again, or has withdrawn', async () => {
  const own = await given()
  const ann = await own.answered([own.person('Ann')])
  const bob = await own.answered([own.person('Bob')])
  await own.replace()
  expect((await own.left()).guests).toBe(2)
  const party = [own.person('Ann', own.main?.items[1]?.id)]
  expect((await call('PUT', `/api/responses/${ann.token}`, { party })).status).toBe(200)
  await call('DELETE', `/api/responses/${bob.token}`, {})
  expect(await own.left()).toEqual(nobody)
})

it('names whose mail did not arrive, and whoever no mail was written to', async () => {
  const own = await given()
  const ann = await own.answered([own.person('Ann')], 'ann@example.com')
  const bob = await own.answered([own.person('Bob')], 'bob@example.com')
  await db.update(outbox).set({ sentAt: now() - 1 })
  // A dish that is deleted writes to nobody.
  await call('DELETE', `${own.path}/items/${own.fish}`, {}, { cookie: own.cookie })
  const notNotified = (why: string) =>
    [ann, bob].map(({ id }, at) => ({ responseId: id, name: ['Ann', 'Bob'][at], why }))
  expect((await own.left()).notNotified).toEqual(notNotified('not_mailed'))
  await db.update(outbox).set({ sentAt: null, failedAt: now() })
  expect((await own.left()).notNotified).toEqual(notNotified('undelivered'))
  await db.update(outbox).set({ sentAt: now(), failedAt: null })
  expect(await own.left()).toMatchObject({ guests: 2, mailed: 2, notNotified: [] })
})

it('tells that nobody is mailed once submissions are closed', async () => {
  const own = await given()
  await own.answered([own.person('Ann')], 'ann@example.com')
  await db.update(outbox).set({ sentAt: now() - 1 })
  await db
    .update(events)
    .set({ closesAt: now() - 1 })
    .where(eq(events.id, own.event.id))
  await own.replace()
  expect(await own.left()).toMatchObject({
    open: false,
    guests: 1,
    mailed: 0,
    notNotified: [{ why: 'not_mailed' }],
  })
})

it('asks nobody again in a course that is gone or has no dish left', async () => {
  const own = await given()
  const { dessert } = own
  const tart = dessert?.items[0]?.id ?? ''
  const party = [{ name: 'Ann', allergies: '', selections: { [dessert?.id ?? '']: tart } }]
  await makeResponse(env, own.event, party)
  await call('DELETE', `${own.path}/items/${tart}`, {}, { cookie: own.cookie })
  expect(await own.left()).toEqual(nobody)
  await own.answered([own.person('Bob')])
  await own.replace()
  expect((await own.left()).guests).toBe(1)
  await call('DELETE', `${own.path}/categories/${own.main?.id}`, {}, { cookie: own.cookie })
  expect(await own.left()).toEqual(nobody)
})

it('is read after the mails were sent, one to each party', async () => {
  const own = await given()
  const ann = await own.answered([own.person('Ann')], `ann-${crypto.randomUUID()}@example.com`)
  await db.update(outbox).set({ sentAt: now() - 1 })
  const [event] = await db.select().from(events).where(eq(events.id, own.event.id))
  if (!event) throw new Error('no event')
  const actor = { kind: 'planner', id: event.userId } as const
  await replaceItem({ db, event, actor, at: now() }, { itemId: own.fish, name: 'Bass', description: '' })
  const mails: string[] = []
  const EMAIL = { send: async ({ subject }: { subject: string }) => void mails.push(subject) }
  const bindings = { ...env, EMAIL: EMAIL as unknown as SendEmail }
  await processOutbox(bindings, templates)
  await processOutbox(bindings, templates)
  const sent = await db.select().from(outbox).where(eq(outbox.subjectId, ann.id))
  expect(sent.map(({ sentAt }) => sentAt !== null)).toEqual([true, true])
  expect(mails.filter((subject) => subject.startsWith('What you chose'))).toHaveLength(1)
  expect(await own.left()).toMatchObject({ guests: 1, mailed: 1 })
})
