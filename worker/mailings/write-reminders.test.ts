import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { now, setClock } from '#core/clock'
import { database } from '#core/db'
import { deadlineInstant } from '#events/rules/closing'
import { events } from '#events/table/events'
import { menuCategories, menuItems } from '#menu/table'
import { makeMenu } from '../testing/factories/factories.ts'
import { listedEvent, makeInvitation } from '../testing/factories/guest-list.ts'
import { listProvider, mailsOf, noListMail, statesOf } from '../testing/factories/list-mail.ts'
import { makeDecline, makeResponse } from '../testing/factories/party-factories.ts'
import { writeListMail } from './mails/list-mail.ts'
import { nextReminder } from './rules/plan.ts'
import { eventMailings, listMails } from './table.ts'
import { writeReminders } from './write-reminders.ts'

const db = database(env.DB)
const hour = 3_600_000
const at = (text: string) => Date.parse(`2027-${text}:00Z`)
beforeEach(noListMail)
afterEach(() => setClock())

/** An event in Berlin that closes on 31 March, with parties of one and reminders by its plan. */
async function planned(parties = 1, windows = [7, 3, 1]) {
  setClock(() => at('03-20T12:00'))
  const listed = await listedEvent({
    ...{ guestLimit: 200, timeZone: 'Europe/Berlin', eventDate: '2027-03-31' },
    closesAt: deadlineInstant('2027-03-31', 'Europe/Berlin'),
  })
  const { event } = listed
  const names = Array.from({ length: parties }, (_, each) => `Guest ${each + 1}`)
  const party = (name: string) =>
    makeInvitation(env, event, [name], { email: `${crypto.randomUUID()}@example.com` })
  const invited = await Promise.all(names.map(party))
  const plan = { closesAt: event.closesAt, timeZone: event.timeZone, windows, hour: 10 }
  const next = nextReminder(plan, now())
  await db.insert(eventMailings).values({
    ...{ eventId: event.id, allowedAt: now(), windows, hour: 10 },
    ...{ nextAt: next?.at ?? null, nextWindow: next?.window ?? null },
  })
  return { ...listed, invited }
}

const provider = listProvider()
/** One turn of the clock, as it writes and sends. */
async function turn(): Promise<void> {
  await writeReminders({ env, db, at: now() })
  await provider.run(writeListMail)
}

/** Turns the clock each hour of some days. @returns when mails went out */
async function turnsBetween(
  from: number,
  until: number,
  runs: (instant: number) => boolean = () => true,
): Promise<string[]> {
  const times: string[] = []
  for (let instant = from; instant <= until; instant += hour) {
    setClock(() => instant)
    const before = provider.sent.length
    if (runs(instant)) await turn()
    for (let each = before; each < provider.sent.length; each++)
      times.push(new Date(instant).toISOString().slice(5, 16))
  }
  return times
}

test('reminders go out seven, three and one day before, at ten in the morning there, through the clock change, once each', async () => {
  await planned()
  const times = await turnsBetween(at('03-23T00:00'), at('04-01T00:00'))
  expect(times).toEqual(['03-24T09:00', '03-28T08:00', '03-30T08:00'])
})

test('no reminder goes out while there is no dish to choose', async () => {
  const { menu, event } = await planned()
  await db.delete(menuItems).where(eq(menuItems.categoryId, menu[0]?.id ?? ''))
  expect(await turnsBetween(at('03-23T00:00'), at('03-25T00:00'))).toEqual([])
  await makeMenu(db, event.id, { Dessert: ['Tart'] })
  expect(await turnsBetween(at('03-25T00:00'), at('03-29T00:00'))).toEqual(['03-28T08:00'])
})

test('reminders that were due while the clock was off all day go the next morning', async () => {
  const { event } = await planned()
  // From nine in the morning to nine in the evening there.
  const off = (instant: number) => instant >= at('03-24T08:00') && instant < at('03-24T20:00')
  const times = await turnsBetween(at('03-24T00:00'), at('03-27T00:00'), (instant) => !off(instant))
  expect(times).toEqual(['03-25T09:00'])
  expect(await mailsOf(event.id)).toMatchObject([{ dedupeKey: expect.stringMatching(/:7$/) }])
})

test('a reminder that is some hours late goes at once', async () => {
  await planned()
  const times = await turnsBetween(
    at('03-24T00:00'),
    at('03-25T12:00'),
    (instant) => instant >= at('03-24T14:00'),
  )
  expect(times).toEqual(['03-24T14:00'])
})

test('a reminder that would go after the deadline is dropped, and the clock has nothing left to do', async () => {
  const { event } = await planned()
  const times = await turnsBetween(
    at('03-29T00:00'),
    at('04-02T00:00'),
    (instant) => instant >= at('03-31T20:00'),
  )
  expect(times).toEqual([])
  expect(await db.select().from(eventMailings).where(eq(eventMailings.eventId, event.id))).toMatchObject([
    { nextAt: null, nextWindow: null },
  ])
})

test('a clock that was off for days sends one reminder the next morning, and not one for each that was due', async () => {
  await planned()
  const times = await turnsBetween(
    at('03-24T00:00'),
    at('04-01T00:00'),
    (instant) => instant >= at('03-29T20:00'),
  )
  expect(times).toEqual(['03-30T08:00'])
})

test('reminders that the provider takes only at night wait for the morning, and what a planner presses for does not', async () => {
  const { event } = await planned(2)
  setClock(() => at('03-24T09:00'))
  await writeReminders({ env, db, at: now() })
  const [hand] = await mailsOf(event.id)
  await db
    .update(listMails)
    .set({ byHand: true })
    .where(eq(listMails.id, hand?.id ?? ''))
  const times = await turnsBetween(at('03-25T01:00'), at('03-25T12:00'))
  expect(times).toEqual(['03-25T01:00', '03-25T09:00'])
})

test('an answer between row and mail leaves no mail to send', async () => {
  const { event, invited } = await planned(3)
  setClock(() => at('03-24T09:00'))
  await writeReminders({ env, db, at: now() })
  expect(await statesOf(event.id)).toEqual({ waiting: 3 })
  const [one, two] = invited
  const [menu] = await makeMenu(db, event.id, { Soup: ['Leek'] })
  const selections = { [menu?.id ?? '']: menu?.items[0]?.id ?? '' }
  const person = { id: one?.people[0]?.id ?? '', name: 'Guest 1', allergies: '', selections }
  await makeResponse(env, event, [person], { invitationId: one?.id ?? '' })
  const decline = await makeDecline(env, event, ['Guest 2'])
  await db.run(`update declines set invitation_id = '${two?.id}', person_ids = '["${two?.people[0]?.id}"]'
    where id = '${decline.id}'`)
  const before = provider.sent.length
  await turn()
  expect(provider.sent).toHaveLength(before + 1)
  expect(await statesOf(event.id)).toEqual({ dropped: 2, sent: 1 })
})

test('two clocks at once write and send each reminder once', async () => {
  const { event } = await planned(4)
  setClock(() => at('03-24T09:00'))
  const before = provider.sent.length
  await Promise.all([turn(), turn(), turn()])
  await turn()
  expect(provider.sent).toHaveLength(before + 4)
  expect(await statesOf(event.id)).toEqual({ sent: 4 })
})

test('a course that became required mails those who lack it, at the next reminder', async () => {
  const { event, menu } = await planned(0)
  const [main] = menu
  for (let party = 0; party < 12; party++)
    await makeResponse(
      ...([env, event] as const),
      [
        {
          name: 'Ann',
          allergies: '',
          selections: party < 3 ? {} : { [main?.id ?? '']: main?.items[0]?.id ?? '' },
        },
      ],
      { leadGuestEmail: `${crypto.randomUUID()}@example.com` },
    )
  await db
    .update(menuCategories)
    .set({ required: true })
    .where(eq(menuCategories.id, main?.id ?? ''))
  setClock(() => at('03-24T09:00'))
  await writeReminders({ env, db, at: now() })
  expect(await mailsOf(event.id)).toMatchObject(Array(3).fill({ kind: 'complete', state: 'waiting' }))
})

test('nothing is written while the operator has list mail off', async () => {
  const { event } = await planned()
  setClock(() => at('03-24T09:00'))
  await writeReminders({ env: { ...env, LIST_MAIL: 'off' } as Env, db, at: now() })
  expect(await mailsOf(event.id)).toEqual([])
})

const nextOf = async (eventId: string) => {
  await writeReminders({ env, db, at: now() })
  const [row] = await db.select().from(eventMailings).where(eq(eventMailings.eventId, eventId))
  return row?.nextAt == null ? null : [new Date(row.nextAt).toISOString().slice(5, 16), row.nextWindow]
}

test('reminders follow a deadline that its planner moves', async () => {
  const { event, send } = await planned()
  const moved = (eventDate: string, timeZone: string) =>
    send('PUT', '', { title: event.title, description: '', eventDate, timeZone })
  expect((await moved('2027-04-10', 'Europe/Berlin')).status).toBe(200)
  expect(await nextOf(event.id)).toEqual(['04-03T08:00', 7])
  expect((await moved('2027-04-10', 'America/New_York')).status).toBe(200)
  expect(await nextOf(event.id)).toEqual(['04-03T14:00', 7])
  // Seven days before has passed.
  expect((await moved('2027-03-26', 'America/New_York')).status).toBe(200)
  expect(await nextOf(event.id)).toEqual(['03-23T14:00', 3])
})

test('an event that its planner closes reminds nobody, and reminds again once it is open', async () => {
  const { event, send } = await planned()
  setClock(() => at('03-21T11:00'))
  expect((await send('POST', '/close')).status).toBe(200)
  expect(await nextOf(event.id)).toBeNull()
  expect((await send('POST', '/reopen')).status).toBe(200)
  expect(await nextOf(event.id)).toEqual(['03-24T09:00', 7])
})

test('an event whose payments are refunded reminds nobody, and reminds again when the refund fails', async () => {
  const { event } = await planned()
  const closing = { refundedAt: now(), closesAtBeforeRefund: event.closesAt, closesAt: now() }
  await db.update(events).set(closing).where(eq(events.id, event.id))
  expect(await nextOf(event.id)).toBeNull()
  const back = { refundedAt: null, closesAtBeforeRefund: null, closesAt: event.closesAt }
  await db.update(events).set(back).where(eq(events.id, event.id))
  expect(await nextOf(event.id)).toEqual(['03-24T09:00', 7])
})

test('a plan without reminders stays without them when the deadline moves', async () => {
  const { event, send } = await planned(1, [])
  await send('PUT', '', {
    title: event.title,
    description: '',
    eventDate: '2027-04-10',
    timeZone: event.timeZone,
  })
  expect(await nextOf(event.id)).toBeNull()
})
