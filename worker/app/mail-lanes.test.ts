import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#core/clock'
import { database } from '#core/db'
import { processOutbox } from '#core/mail/outbox'
import { queueMail } from '#core/mail/queue'
import { outbox } from '#core/mail/table'
import { templates } from '../app/mails.ts'
import { makeDinner, peanuts } from '../testing/factories/dinner.ts'
import { makePurchase } from '../testing/factories/factories.ts'

const db = database(env.DB)
beforeEach(async () => void (await db.delete(outbox)))
afterEach(() => setClock())

type Sent = { to: string; subject: string }

/** The environment with a mail binding that records what it is given. */
function post() {
  const sent: Sent[] = []
  const send = async ({ to, subject }: Sent) => void sent.push({ to, subject })
  return { sent, env: { ...env, EMAIL: { send } as unknown as SendEmail } }
}

/** A dinner with a final sheet and a change since, so that a mail to its planner is true. */
async function changedDinner() {
  const dinner = await makeDinner({ title: 'Gala' })
  const { answer, eats, beef, close, issue, event } = dinner
  await answer([eats('aaaaaa', beef)])
  await close()
  await issue('final')
  await answer([eats('bbbbbb', beef, peanuts(7))])
  await db.delete(outbox)
  const news = () =>
    queueMail(db, { kind: 'late_changes', subjectId: event.id, dedupeKey: crypto.randomUUID(), at: now() })
  return { ...dinner, news }
}

const waiting = async (id: string) =>
  (await db.select().from(outbox).where(eq(outbox.subjectId, id))).filter(({ sentAt }) => sentAt === null)

describe('news of an allergy', () => {
  it('reaches a planner whose mailbox has had three receipts within the hour', async () => {
    const start = now()
    setClock(() => start)
    const { news, planner, event } = await changedDinner()
    for (let bought = 0; bought < 4; bought++) await makePurchase(db, event.id, planner.id, 100)
    const { results: orders } = await env.DB.prepare(
      'select session_id as id from payment_orders where user_id = ?',
    )
      .bind(planner.id)
      .all<{ id: string }>()
    for (const { id } of orders) await queueMail(db, { kind: 'receipt', subjectId: id, at: now() })
    const { sent, env: posting } = post()
    await processOutbox(posting, templates)
    expect(sent.filter(({ to }) => to === planner.email)).toHaveLength(3)
    await news()
    await processOutbox(posting, templates)
    expect(sent.filter(({ to }) => to === planner.email)).toHaveLength(4)
    expect(await waiting(event.id)).toEqual([])
  })

  it('reaches a guest whose mailbox has had three mails within the hour, and has four waiting', async () => {
    const dinner = await makeDinner({ title: 'Gala' })
    const { answer, eats, beef, send, planner, event } = dinner
    await makePurchase(db, event.id, planner.id, 100)
    await db.delete(outbox)
    const leadGuestEmail = `${crypto.randomUUID()}@example.com`
    const told = { ...peanuts(7), shownVersions: { [beef]: 0 } }
    for (let party = 1; party <= 7; party++)
      await answer([eats(`party${party}`, beef, party === 7 ? told : {})], { leadGuestEmail })
    const { sent, env: posting } = post()
    await processOutbox(posting, templates)
    expect(sent).toHaveLength(3)
    const contents = [{ what: 'peanuts', state: 'contains' }]
    expect((await send('PUT', `/items/${beef}/contents`, { contents })).status).toBe(200)
    await processOutbox(posting, templates)
    const news = () => db.select().from(outbox).where(eq(outbox.kind, 'contents_changed'))
    // The call itself may be sending it.
    await expect.poll(news).toMatchObject([{ sentAt: expect.any(Number) }])
  })

  it('is sent before mails that have been due for longer, and after those about accounts', async () => {
    const { news, event, answer, eats, beef, planner } = await changedDinner()
    await db
      .update(outbox)
      .set({ dueAt: 1 })
      .where(
        eq(
          outbox.subjectId,
          (await answer([eats('cccccc', beef)], { leadGuestEmail: 'ann@example.com' })).id,
        ),
      )
    await news()
    await queueMail(db, { kind: 'reset', subjectId: planner.id, dedupeKey: crypto.randomUUID(), at: now() })
    const sent: string[] = []
    const named = Object.fromEntries(
      Object.keys(templates).map((kind) => [
        kind,
        async () => {
          sent.push(kind)
          return null
        },
      ]),
    ) as unknown as typeof templates
    await processOutbox(env, named)
    expect(sent).toEqual(['reset', 'late_changes', 'edit_link'])
    expect(await waiting(event.id)).toEqual([])
  })
})
