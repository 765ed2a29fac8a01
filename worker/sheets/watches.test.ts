import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { database } from '#core/db'
import { events } from '#events/table/events'
import { makeEvent, makePlanner, makeResponse, partyOf } from '../testing/factories/factories.ts'
import type { SheetKind } from './shape/requests.ts'
import { sheets, sheetWatches } from './table.ts'

const db = database(env.DB)

async function given() {
  const event = await makeEvent(db, (await makePlanner(db)).id)
  const issue = (number: number, kind: SheetKind) =>
    db.insert(sheets).values({
      ...{ id: crypto.randomUUID(), eventId: event.id, number, kind, at: 5, by: null },
      ...{ version: 1, lines: 0, body: '{}', hash: 'x' },
    })
  const watch = async () =>
    (await db.select().from(sheetWatches).where(eq(sheetWatches.eventId, event.id)))[0]
  return { event, issue, watch }
}

it('watches an event from its final sheet on, and no longer once another is provisional', async () => {
  const { issue, watch } = await given()
  await issue(1, 'provisional')
  expect(await watch()).toBeUndefined()
  await issue(2, 'final')
  expect(await watch()).toMatchObject({ changed: false, changedAt: null, letters: 0, toldAt: null })
  await issue(3, 'provisional')
  expect(await watch()).toBeUndefined()
})

it('marks whatever changes what the kitchen reads, and nothing else', async () => {
  const { event, issue, watch } = await given()
  await issue(1, 'final')
  await db.update(events).set({ description: 'x', guestLimit: 50 }).where(eq(events.id, event.id))
  expect((await watch())?.changed).toBe(false)
  await makeResponse(env, event, partyOf(2))
  expect((await watch())?.changed).toBe(true)
})

it('waits anew after each change, and begins anew with each final sheet', async () => {
  const { event, issue, watch } = await given()
  await issue(1, 'final')
  const seen = { changed: false, changedAt: 7, letters: 2, toldAt: 6 }
  await db.update(sheetWatches).set(seen).where(eq(sheetWatches.eventId, event.id))
  await db.update(events).set({ venue: 'The Barn' }).where(eq(events.id, event.id))
  expect(await watch()).toMatchObject({ ...seen, changed: true, changedAt: null })
  await issue(2, 'final')
  expect(await watch()).toMatchObject({ changed: false, changedAt: null, letters: 0, toldAt: 6 })
})

it('goes with its event', async () => {
  const { event, issue, watch } = await given()
  await issue(1, 'final')
  await db.delete(events).where(eq(events.id, event.id))
  expect(await watch()).toBeUndefined()
})
