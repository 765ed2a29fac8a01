import { env } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { now } from '#core/clock'
import { database } from '#core/db'
import type { DeletionTakes } from '#events/shape/deletion'
import { events } from '#events/table/events'
import { deletionTakes } from '#events/words/planner-dashboard'
import { responses } from '#party/table/responses'
import { exported } from '../account/export.ts'
import { eraseNeeds, eraseNeedsOf } from '../retention/erase-needs.ts'
import { eraseDetailsOf } from '../retention/erase-old.ts'
import { listedEvent } from '../testing/factories/guest-list.ts'
import { makeResponse, partyOf } from '../testing/factories/party-factories.ts'
import { invitations } from './table.ts'

const db = database(env.DB)

/** A silent party and one that answered. */
async function given() {
  const own = await listedEvent()
  const details = { email: 'ann@example.com', phone: '030 1234567', note: 'Old friend', tableLabel: '5' }
  const silent = await own.add({ people: [{ name: 'Ann Secret' }], maxSize: 2, ...details })
  const answered = await own.add(['Bob Secret'])
  const { id } = await makeResponse(env, own.event, partyOf(1))
  await db.update(responses).set({ invitationId: answered.id }).where(eq(responses.id, id))
  const due = sql`(select id from events where id = ${own.event.id})`
  const stored = async () => {
    const rows = await db.select().from(invitations).where(eq(invitations.eventId, own.event.id))
    return JSON.stringify(rows)
  }
  const erased = async () => (await db.select().from(events).where(eq(events.id, own.event.id)))[0]
  return { ...own, silent, answered, due, stored, erased }
}

it('who never answered goes with the needs, and who answered stays until the names go', async () => {
  const own = await given()
  await eraseNeedsOf({ db, at: now() }, own.due)
  expect(await own.stored()).not.toMatch(/Ann Secret|ann@example.com|030 1234567|Old friend/)
  expect(await own.stored()).toContain('Bob Secret')
  expect((await own.list()).counts).toMatchObject({ invited: 3, coming: 1, silent: 2 })
})

it('names, addresses and notes of all go with those of guests, and the figures stay', async () => {
  const own = await given()
  const before = (await own.list()).counts
  await eraseDetailsOf({ db, at: now() }, own.due)
  expect(await own.stored()).not.toMatch(/Secret|example|\b030\b|friend/)
  expect((await own.list()).counts).toEqual(before)
})

it.each([
  ['adds', (own: Awaited<ReturnType<typeof given>>) => own.send('POST', '/invitations', { label: 'New' })],
  [
    'names',
    (own: Awaited<ReturnType<typeof given>>) =>
      own.send('PUT', `/invitations/${own.silent.id}`, { label: 'Named anew' }),
  ],
])('a planner who %s a party after the erasing has it erased again', async (_, write) => {
  const own = await given()
  await eraseNeedsOf({ db, at: now() }, own.due)
  await eraseDetailsOf({ db, at: now() }, own.due)
  expect(await own.erased()).toMatchObject({ personalDataErasedAt: expect.any(Number) })
  await write(own)
  expect(await own.erased()).toMatchObject({ personalDataErasedAt: null, needsErasedAt: null })
})

it('the export of an account holds the list', async () => {
  const own = await given()
  const pieces: string[] = []
  for await (const piece of exported(db, own.planner.id, now())) pieces.push(piece)
  const { events: listed } = JSON.parse(pieces.join(''))
  expect(listed[0].invitations).toMatchObject([
    { label: 'Ann Secret', email: 'ann@example.com' },
    { label: 'Bob Secret' },
  ])
})

it('who never answered is erased 30 days after the meal, and not a day before', async () => {
  const own = await given()
  const at = Date.parse('2031-05-01T12:00Z')
  const mealOn = async (serviceDay: string) => {
    await db.update(events).set({ serviceDay, timeZone: 'UTC' }).where(eq(events.id, own.event.id))
    await eraseNeeds({ db, at })
    return own.stored()
  }
  expect(await mealOn('2031-04-01')).toContain('Ann Secret')
  expect(await mealOn('2031-03-31')).not.toMatch(/Ann Secret|ann@example.com|030 1234567|Old friend/)
  expect(await own.stored()).toContain('Bob Secret')
})

it('a deletion tells of the list it takes, and of none that was taken off', async () => {
  const own = await given()
  const takes = async () => (await own.send('GET', '/deletion')).json<DeletionTakes>()
  expect(await takes()).toEqual({ responses: 1, guests: 1, notComing: 0, parties: 2, invited: 3 })
  expect(deletionTakes(await takes())).toBe(
    'This also deletes its answers: 1 response (1 guest). Its guest list goes with it: 2 parties (3 invited).',
  )
  await own.send('DELETE', `/invitations/${own.silent.id}`)
  expect(await takes()).toMatchObject({ parties: 1, invited: 1 })
})

it('a copy of an event has no list', async () => {
  const own = await given()
  const id = crypto.randomUUID()
  const made = await own.send('POST', '/duplicate', { id, eventDate: own.event.eventDate })
  expect(made.status).toBe(201)
  const copied = await db.select().from(invitations).where(eq(invitations.eventId, id))
  expect(copied).toEqual([])
})

it('a deleted event takes its list along', async () => {
  const own = await given()
  expect((await own.send('DELETE', '', {})).status).toBe(204)
  expect(JSON.parse(await own.stored())).toEqual([])
})
