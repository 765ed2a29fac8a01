import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { now, setClock } from '#core/clock'
import { database } from '#core/db'
import { outbox } from '#core/mail/table'
import { events } from '#events/table/events'
import { responses } from '#party/table/responses'
import { templates } from '../app/mails.ts'
import { makeDinner, peanuts } from '../testing/factories/dinner.ts'
import { makePurchase } from '../testing/factories/factories.ts'
import { makeTable } from '../testing/factories/seating.ts'
import { withoutRandom } from '../testing/without-random.ts'
import { closingNewsFor, notifyPlanners } from './notify-planners.ts'
import { switchNotification } from './switches.ts'

const db = database(env.DB)
afterEach(() => setClock())

/** A dinner for two with its notifications, and what the clock does about them. */
async function given(more: Parameters<typeof makeDinner>[0] = {}) {
  const dinner = await makeDinner({ title: 'Gala', guestLimit: 2, ...more })
  const { event, answer, eats, beef, bass, cake } = dinner
  const set = (values: Partial<typeof events.$inferInsert>) =>
    db.update(events).set(values).where(eq(events.id, event.id))
  return {
    ...{ ...dinner, set },
    fill: () => answer([eats('aaaaaa', beef, { sweet: cake }), eats('bbbbbb', bass, { sweet: cake })]),
    tell: () => notifyPlanners({ db, at: now() }),
    queued: async () => {
      const rows = await db
        .select()
        .from(outbox)
        .where(eq(outbox.subjectId, event.id))
        .orderBy(outbox.createdAt)
      return rows.map(({ kind }) => kind).filter((kind) => kind.startsWith('event_'))
    },
    sent: (kind: 'event_full' | 'event_closed') =>
      db
        .update(outbox)
        .set({ sentAt: now() })
        .where(eq(outbox.subjectId, event.id))
        .then(() => kind),
    full: () => templates.event_full(env, event.id),
    closed: () => templates.event_closed(env, event.id),
  }
}

it('tells once that an event is full, and what can be done', async () => {
  const { fill, tell, queued, full, planner, event } = await given()
  await tell()
  expect(await queued()).toEqual([])
  await fill()
  await tell()
  await tell()
  expect(await queued()).toEqual(['event_full'])
  const mail = await full()
  expect(mail).toMatchObject({ to: planner.email, subject: '“Gala” is full' })
  expect(mail?.text).toContain('All 2 places are taken. New guests see that the event is full.')
  expect(mail?.text).toContain('You can add places until the deadline.')
  expect(mail?.text).toContain(`/events/${event.id}`)
})

it('tells it again once more places are full as well', async () => {
  const { fill, tell, queued, sent, planner, event, answer, eats, beef } = await given()
  await fill()
  await tell()
  await sent('event_full')
  await makePurchase(db, event.id, planner.id, 100)
  await tell()
  expect(await queued()).toEqual(['event_full'])
  for (let party = 0; party < 98; party += 7)
    await answer(Array.from({ length: 7 }, (_, each) => eats(`p${party + each}`.padEnd(6, 'x'), beef)))
  await tell()
  expect(await queued()).toEqual(['event_full', 'event_full'])
})

it('sends none about a place that is free again, and tells anew who fills it', async () => {
  const { fill, tell, queued, sent, full } = await given()
  const { id } = await fill()
  await tell()
  await db.delete(responses).where(eq(responses.id, id))
  expect(await full()).toBeNull()
  await sent('event_full')
  await fill()
  await tell()
  expect(await queued()).toEqual(['event_full', 'event_full'])
  expect(await full()).not.toBeNull()
})

it('sends none about an event that has closed, was refunded, is suspended or is gone', async () => {
  const { fill, full, set, event, close } = await given()
  await fill()
  for (const [values, back] of [
    [{ refundedAt: 1 }, { refundedAt: null }],
    [{ suspendedAt: 1 }, { suspendedAt: null }],
    [{ plannerSuspendedAt: 1 }, { plannerSuspendedAt: null }],
  ] as const) {
    await set(values)
    expect(await full()).toBeNull()
    await set(back)
    expect(await full()).not.toBeNull()
  }
  await close()
  expect(await full()).toBeNull()
  await db.delete(events).where(eq(events.id, event.id))
  expect(await full()).toBeNull()
})

it('tells once that an event has closed: the counts, and what is missing, of nobody by name', async () => {
  const { answer, eats, bass, risotto, cake, close, tell, queued, closed, event, set } = await given({
    guestLimit: 30,
    tablesOn: true,
  })
  await answer([
    eats('aaaaaa', bass, { sweet: cake, ...peanuts(1), name: 'Ana Lopes' }),
    eats('bbbbbb', '', { allergies: 'No shellfish please', name: 'Ben' }),
  ])
  await answer([eats('cccccc', risotto, { sweet: cake })])
  await makeTable(event.id, '1', 8)
  await tell()
  expect(await queued()).toEqual([])
  await close()
  await tell()
  await tell()
  expect(await queued()).toEqual(['event_closed'])
  const mail = await closed()
  expect(mail?.subject).toBe('Answers for “Gala” are closed')
  for (const said of [
    'Answers are closed. 1 main and 1 dessert have no choice.',
    'Guests: 3 coming · 0 not coming',
    'Still missing:',
    '- The kitchen has not confirmed 2 dishes for 1 guest with needs.',
    '- 1 guest described a need in their own words.',
    '- The day of the meal. Needs are kept until 30 days after it.',
    '- 3 guests have no table.',
  ])
    expect(mail?.text).toContain(said)
  expect(mail?.html).toContain('<li')
  expect(withoutRandom(JSON.stringify(mail))).not.toMatch(/\b(ana|lopes|ben|peanuts?|shellfish|bass)\b/i)
  await set({ serviceDay: '2099-01-01', tablesOn: false })
  expect((await closed())?.text).not.toMatch(/day of the meal|no table/)
})

it('says of a closed event that nothing is missing, or that nobody has answered', async () => {
  const { fill, close, closed } = await given({ serviceDay: '2099-01-01' })
  await close()
  expect((await closed())?.text).toContain('Nobody has answered.')
  await fill()
  const { text = '' } = (await closed()) ?? {}
  expect(text).toContain('Answers are closed. Everyone has chosen.')
  expect(text).toContain('Nothing is missing. The kitchen can have its final sheet.')
})

it('sends none that is no longer true: reopened, moved, gone, or after the meal', async () => {
  const { fill, close, closed, set, event } = await given()
  await fill()
  await close()
  expect(await closed()).not.toBeNull()
  await set({ closesAt: now() + 1000 })
  expect(await closed()).toBeNull()
  await set({ closesAt: now() - 1, serviceDay: '2020-01-01' })
  expect(await closed()).toBeNull()
  await set({ serviceDay: null })
  expect(await closed()).not.toBeNull()
  await db.delete(events).where(eq(events.id, event.id))
  expect(await closed()).toBeNull()
})

it('keeps one notification waiting, and tells of a second closing', async () => {
  const { close, tell, queued, set, sent } = await given()
  await close()
  await tell()
  await set({ closesAt: now() - 5 })
  await tell()
  expect(await queued()).toEqual(['event_closed'])
  await sent('event_closed')
  await set({ closesAt: now() - 3 })
  await tell()
  expect(await queued()).toEqual(['event_closed', 'event_closed'])
})

it('tells of no closing that is a day old', async () => {
  const { tell, queued, set } = await given()
  await set({ closesAt: now() - closingNewsFor })
  await tell()
  expect(await queued()).toEqual([])
  await set({ closesAt: now() - closingNewsFor + 60_000 })
  await tell()
  expect(await queued()).toEqual(['event_closed'])
})

it('writes nothing of a kind that is switched off, nor what was missed once it is on again', async () => {
  const { fill, close, tell, queued, full, closed, planner } = await given()
  for (const kind of ['full', 'closed'] as const)
    await switchNotification({ db, at: now() }, { userId: planner.id, kind, on: false })
  await fill()
  await tell()
  expect(await full()).toBeNull()
  await close()
  await tell()
  expect(await closed()).toBeNull()
  for (const kind of ['full', 'closed'] as const)
    await switchNotification({ db, at: now() }, { userId: planner.id, kind, on: true })
  await tell()
  expect(await queued()).toEqual([])
  expect(await closed()).not.toBeNull()
})
