import { env } from 'cloudflare:workers'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { user } from '#account/table'
import { now } from '#core/clock'
import { database } from '#core/db'
import { events } from '#events/table/events'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent } from '../testing/factories/factories.ts'
import { makeMember, offered } from '../testing/factories/members.ts'
import { invariants } from '../testing/faults/invariants.ts'
import { sent } from '../testing/faults/sent-writes.ts'
import { wrapDatabase } from '../testing/faults/wrap-database.ts'
import { acceptOffer } from './hand-over.ts'
import { eventMembers, handovers } from './table.ts'

const db = database(env.DB)

type Ids = { eventId: string; member: string; offer: string }

/** A member accepts an event's offer, and `act` happens between the reading and the writing. */
async function acceptedWhile(act: (ids: Ids) => Promise<unknown>) {
  const owner = await makePlanner(db)
  const event = await makeEvent(db, owner.id)
  const member = await makeMember(event.id, 'editor')
  const { id, token } = await offered(event, member.id)
  let due = true
  const d1 = wrapDatabase(env.DB, async ({ kind }, run) => {
    if (kind === 'batch' && due) {
      due = false
      await act({ eventId: event.id, member: member.id, offer: id })
    }
    return run()
  })
  const outcome = acceptOffer({ db: database(d1), at: now() }, { token, user: member })
  const reason = await outcome.then(
    () => 'accepted',
    (error: { reason?: string }) => error.reason,
  )
  const [row] = await db.select({ userId: events.userId }).from(events).where(eq(events.id, event.id))
  return { reason, theirs: row?.userId === member.id, unchanged: row?.userId === owner.id }
}

test('an event changes hands where nothing comes between', async () => {
  expect(await acceptedWhile(async () => undefined)).toMatchObject({ reason: 'accepted', theirs: true })
})

test.each<[string, (ids: Ids) => Promise<unknown>]>([
  ['the offer is taken back', ({ offer }) => db.delete(handovers).where(eq(handovers.id, offer))],
  [
    'the member is removed',
    ({ eventId, member }) =>
      db.delete(eventMembers).where(and(eq(eventMembers.eventId, eventId), eq(eventMembers.userId, member))),
  ],
  [
    'the member is suspended',
    ({ member }) => db.update(user).set({ suspendedAt: 1 }).where(eq(user.id, member)),
  ],
  [
    'the event is suspended',
    ({ eventId }) => db.update(events).set({ suspendedAt: 1 }).where(eq(events.id, eventId)),
  ],
])('an event stays with its owner where meanwhile %s', async (_, act) => {
  expect(await acceptedWhile(act)).toMatchObject({ reason: 'handover_unknown', unchanged: true })
  expect(await invariants(env.DB)).toEqual([])
})

test('an event stays with another owner that it has meanwhile', async () => {
  const another = await makePlanner(db)
  const give = ({ eventId }: Ids) =>
    db.update(events).set({ userId: another.id }).where(eq(events.id, eventId))
  expect(await acceptedWhile(give)).toEqual({ reason: 'handover_unknown', theirs: false, unchanged: false })
})

test('who hands an event over and stays in it removes nobody once another owns it', async () => {
  const owner = await makePlanner(db)
  const event = await makeEvent(db, owner.id)
  const [next, other] = [await makeMember(event.id, 'editor'), await makeMember(event.id, 'viewer')]
  const { token } = await offered(event, next.id)
  let due = true
  const slow = wrapDatabase(env.DB, async ({ sql }, run) => {
    if (due && sql.some((one) => one.startsWith('delete from "event_members"'))) {
      due = false
      await acceptOffer({ db, at: now() }, { token, user: next })
    }
    return run()
  })
  const removes = (userId: string) => ({
    ...{ method: 'DELETE', path: `/api/events/${event.id}/members/${userId}`, body: {} },
    cookie,
  })
  const cookie = await makeSession(env, owner.id)
  expect(await sent(removes(other.id), { ...env, DB: slow })).toBe(403)
  const left = await db.select().from(eventMembers).where(eq(eventMembers.eventId, event.id))
  expect(left.map(({ userId }) => userId).sort()).toEqual([owner.id, other.id].sort())
  // They may still leave.
  expect(await sent(removes(owner.id), env)).toBe(204)
})
