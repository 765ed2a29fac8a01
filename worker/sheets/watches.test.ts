import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { database } from '#core/db'
import { events } from '#events/table/events'
import { makePlanner } from '../testing/factories/account-factories.ts'
import { makeEvent } from '../testing/factories/factories.ts'
import { makeResponse, partyOf } from '../testing/factories/party-factories.ts'
import { issueSheet } from './issue.ts'
import type { SheetKind } from './shape/issued.ts'
import { sheetWatches } from './table.ts'

const db = database(env.DB)

async function given() {
  const { id } = await makePlanner(db)
  const event = await makeEvent(db, id)
  const issue = (kind: SheetKind) =>
    issueSheet(
      { db, event, actor: { kind: 'planner', id }, at: event.closesAt + 1 },
      { id: crypto.randomUUID(), kind },
    )
  const watch = async () =>
    (await db.select().from(sheetWatches).where(eq(sheetWatches.eventId, event.id)))[0]
  return { event, issue, watch }
}

it('watches an event from its final sheet on, and no longer once another is provisional', async () => {
  const { issue, watch } = await given()
  await issue('provisional')
  expect(await watch()).toBeUndefined()
  await issue('final')
  expect(await watch()).toMatchObject({ changed: false, changedAt: null, mails: 0, notifiedAt: null })
  await issue('provisional')
  expect(await watch()).toBeUndefined()
})

it('marks whatever changes what the kitchen reads, and nothing else', async () => {
  const { event, issue, watch } = await given()
  await issue('final')
  await db.update(events).set({ description: 'x', guestLimit: 50 }).where(eq(events.id, event.id))
  expect((await watch())?.changed).toBe(false)
  await makeResponse(env, event, partyOf(2))
  expect((await watch())?.changed).toBe(true)
})

it('waits anew after each change, and begins anew with each final sheet', async () => {
  const { event, issue, watch } = await given()
  await issue('final')
  const seen = { changed: false, changedAt: 7, mails: 2, notifiedAt: 6 }
  await db.update(sheetWatches).set(seen).where(eq(sheetWatches.eventId, event.id))
  await db.update(events).set({ venue: 'The Barn' }).where(eq(events.id, event.id))
  expect(await watch()).toMatchObject({ ...seen, changed: true, changedAt: null })
  await issue('final')
  expect(await watch()).toMatchObject({ changed: false, changedAt: null, mails: 0, notifiedAt: 6 })
})

it('goes with its event', async () => {
  const { event, issue, watch } = await given()
  await issue('final')
  await db.delete(events).where(eq(events.id, event.id))
  expect(await watch()).toBeUndefined()
})
