import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { now, setClock } from '#core/clock'
import { database } from '#core/db'
import { processOutbox } from '#core/mail/outbox'
import { outbox } from '#core/mail/table'
import { events } from '#events/table/events'
import { responses } from '#party/table/responses'
import { runCron } from '../app/cron.ts'
import { templates } from '../app/mails.ts'
import { makeDinner, peanuts } from '../testing/factories/dinner.ts'
import { withoutRandom } from '../testing/without-random.ts'
import { mailsMax, notifyOfLateChanges } from './late-changes.ts'
import type { Sheets } from './shape/issued.ts'

const db = database(env.DB)
const minute = 60_000
const day = 24 * 60 * minute
afterEach(() => setClock())

/** A closed event whose kitchen has its final sheet, and the clock. */
async function given() {
  const dinner = await makeDinner({ title: 'Gala' })
  const { answer, eats, beef, close, issue, event, send } = dinner
  await answer([eats('aaaaaa', beef)])
  await close()
  expect((await issue('final')).status).toBe(201)
  const mails = () => db.select().from(outbox).where(eq(outbox.subjectId, event.id)).orderBy(outbox.createdAt)
  let passed = 0
  return {
    ...dinner,
    mails,
    /** Runs the clock after some minutes. */
    minutesLater: async (minutes: number) => {
      passed += minutes * minute
      setClock(() => Date.now() + passed)
      await notifyOfLateChanges({ db, at: now() })
    },
    change: (id = 'bbbbbb') => answer([eats(id, beef, { ...peanuts(7), name: 'Ana Lopes' })]),
    takeBack: (id: string) => db.delete(responses).where(eq(responses.id, id)),
    sentMail: () => templates.late_changes(env, event.id),
    sendDue: () => processOutbox(env, templates),
    switchTo: async (lateChangeMails: boolean) => {
      const { settings } = await dinner.read<{ settings: object }>('/kitchen')
      return send('PUT', '/kitchen-settings', { ...settings, lateChangeMails })
    },
  }
}

it('mails the planner after ten quiet minutes how much has changed, and nothing of what', async () => {
  const { change, minutesLater, mails, sentMail, planner, event } = await given()
  await minutesLater(60)
  expect(await mails()).toEqual([])
  await change()
  await minutesLater(1)
  await minutesLater(9)
  expect(await mails()).toEqual([])
  await minutesLater(1)
  expect(await mails()).toMatchObject([{ kind: 'late_changes', sentAt: null }])
  const mail = await sentMail()
  expect(mail?.to).toBe(planner.email)
  expect(mail?.subject).toBe('“Gala”: the kitchen has not been told of a change')
  expect(mail?.text).toMatch(/\d+ changes? since the final sheet. The kitchen has not been told./)
  expect(mail?.text).toContain(`/events/${event.id}/kitchen`)
  expect(withoutRandom(JSON.stringify(mail))).not.toMatch(/ana|lopes|peanut|beef|allerg/i)
})

it('is a turn of the clock, which mails three times however many days bring a change', async () => {
  const own = await given()
  // The clock mails that answers have closed as well.
  const mails = async () => (await own.mails()).filter(({ kind }) => kind === 'late_changes')
  const start = Date.now()
  const runAt = async (passed: number) => {
    setClock(() => start + passed)
    await runCron(env)
  }
  for (const [at, id] of ['bbbbbb', 'cccccc', 'dddddd', 'eeeeee'].entries()) {
    setClock(() => start + at * (day + minute))
    await own.change(id)
    await runAt(at * (day + minute))
    await runAt(at * (day + minute) + 9 * minute)
    expect(await mails()).toHaveLength(Math.min(at, mailsMax))
    await runAt(at * (day + minute) + 10 * minute)
  }
  const sent = await mails()
  expect(sent).toHaveLength(mailsMax)
  expect(sent.every(({ sentAt }) => sentAt !== null)).toBe(true)
})

it('waits for ten minutes after the last of several changes', async () => {
  const { change, minutesLater, mails } = await given()
  await change()
  await minutesLater(1)
  await minutesLater(8)
  await change('cccccc')
  await minutesLater(1)
  await minutesLater(9)
  expect(await mails()).toEqual([])
  await minutesLater(1)
  expect(await mails()).toHaveLength(1)
})

it('tells what was changed by then once, and later changes a day after the mail before', async () => {
  const { change, minutesLater, mails, sendDue } = await given()
  await change()
  await minutesLater(1)
  await minutesLater(10)
  await sendDue()
  await minutesLater(2 * 24 * 60)
  expect(await mails()).toHaveLength(1)
  await change('cccccc')
  await minutesLater(1)
  await minutesLater(10)
  await sendDue()
  await change('dddddd')
  await minutesLater(1)
  await minutesLater(23 * 60)
  expect(await mails()).toHaveLength(2)
  await minutesLater(60)
  expect(await mails()).toHaveLength(3)
})

it('writes three mails about a sheet, and again about the next final one', async () => {
  const { change, minutesLater, mails, sendDue, issue } = await given()
  const oneDay = async (name: string) => {
    await change(name)
    await minutesLater(1)
    await minutesLater(day / minute)
    await sendDue()
  }
  for (const name of ['bbbbbb', 'cccccc', 'dddddd', 'eeeeee', 'ffffff']) await oneDay(name)
  expect(await mails()).toHaveLength(mailsMax)
  // By now the planner's session has ended.
  setClock()
  expect((await issue('final')).status).toBe(201)
  await oneDay('gggggg')
  expect(await mails()).toHaveLength(mailsMax + 1)
})

it('has one mail wait, whatever else changes', async () => {
  const { change, minutesLater, mails } = await given()
  await change()
  await minutesLater(1)
  await minutesLater(10)
  await change('cccccc')
  await minutesLater(1)
  await minutesLater(day / minute)
  expect(await mails()).toHaveLength(1)
})

it('tells nothing of what was taken back', async () => {
  const { change, takeBack, minutesLater, mails, sentMail } = await given()
  const { id } = await change()
  await minutesLater(1)
  await takeBack(id)
  await minutesLater(1)
  await minutesLater(30)
  expect(await mails()).toEqual([])
  // Also where it is taken back while the mail waits.
  const again = await change()
  await minutesLater(1)
  await minutesLater(10)
  expect(await sentMail()).not.toBeNull()
  await takeBack(again.id)
  expect(await sentMail()).toBeNull()
})

it('is not sent once the kitchen was told by another sheet', async () => {
  const { change, minutesLater, mails, sentMail, issue, sendDue } = await given()
  await change()
  await minutesLater(1)
  await minutesLater(10)
  expect(await sentMail()).not.toBeNull()
  await issue('final')
  expect(await sentMail()).toBeNull()
  await sendDue()
  await minutesLater(60)
  expect(await mails()).toHaveLength(1)
})

it('does not count a mail that had nothing to tell any more', async () => {
  const { change, takeBack, minutesLater, mails, sendDue } = await given()
  const oneDay = async (id: string) => {
    const { id: responseId } = await change(id)
    await minutesLater(1)
    await minutesLater(day / minute)
    return responseId
  }
  for (const id of ['bbbbbb', 'cccccc', 'dddddd', 'eeeeee']) {
    await takeBack(await oneDay(id))
    await sendDue()
  }
  expect(await mails()).toHaveLength(4)
  await oneDay('ffffff')
  expect(await mails()).toHaveLength(5)
})

it('tells nothing of another instant of closing, nor while answers are open again', async () => {
  const { event, change, minutesLater, mails, sentMail, read, sendDue } = await given()
  const closeAt = (closesAt: number) => db.update(events).set({ closesAt }).where(eq(events.id, event.id))
  await closeAt(now() - 5 * minute)
  expect(await read<Sheets>('/sheets')).toMatchObject({ changed: false, since: [] })
  // Opened again, that is what is new, and the planner knows it.
  await closeAt(now() + day)
  expect(await read<Sheets>('/sheets')).toMatchObject({ changed: true, since: { length: 1 } })
  await change()
  await minutesLater(1)
  await minutesLater(30)
  expect(await mails()).toEqual([])
  expect(await sentMail()).toBeNull()
  await closeAt(now() - 1)
  await minutesLater(1)
  expect(await mails()).toHaveLength(1)
  expect(await sentMail()).not.toBeNull()
  // It is opened again before the mail has gone.
  await closeAt(now() + day)
  await sendDue()
  await closeAt(now() - 1)
  await change('cccccc')
  await minutesLater(1)
  await minutesLater(10)
  expect(await mails()).toHaveLength(2)
})

it('can be switched off, and on again', async () => {
  const { change, minutesLater, mails, sentMail, switchTo, event } = await given()
  expect((await switchTo(false)).status).toBe(200)
  await change()
  await minutesLater(1)
  await minutesLater(60)
  expect(await mails()).toEqual([])
  expect(await sentMail()).toBeNull()
  // A form that leaves it out leaves it as it is.
  const [stored] = await db.select().from(events).where(eq(events.id, event.id))
  expect(stored?.lateChangeMails).toBe(false)
  await switchTo(true)
  await minutesLater(1)
  await minutesLater(10)
  expect(await mails()).toHaveLength(1)
})

it('writes none before a final sheet, none once answers are open again, and none after the meal', async () => {
  const open = await makeDinner()
  await open.answer([open.eats('aaaaaa', open.beef)])
  await open.issue('provisional')
  await open.answer([open.eats('bbbbbb', open.beef)])
  for (const minutes of [1, 30]) await notifyOfLateChanges({ db, at: now() + minutes * minute })
  expect(await db.select().from(outbox).where(eq(outbox.subjectId, open.event.id))).toEqual([])
  const { event, change, minutesLater, mails, sentMail } = await given()
  await change()
  await db.update(events).set({ serviceDay: '2020-01-01' }).where(eq(events.id, event.id))
  await minutesLater(1)
  await minutesLater(30)
  expect(await mails()).toEqual([])
  expect(await sentMail()).toBeNull()
})
