import { env } from 'cloudflare:workers'
import { and, eq, like } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { now, setClock } from '#core/clock'
import { database } from '#core/db'
import { processOutbox } from '#core/mail/outbox'
import { outbox } from '#core/mail/table'
import { events } from '#events/table/events'
import type { EditView } from '#party/shape/guest'
import type { Person } from '#party/shape/person'
import { templates } from '../app/mails.ts'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeKitchenLink, makeMenu } from '../testing/factories/factories.ts'
import { makeResponse } from '../testing/factories/party-factories.ts'
import { call } from '../testing/http.ts'
import { withoutRandom } from '../testing/without-random.ts'

const db = database(env.DB)
afterEach(() => setClock())
const minute = 60_000

/** A party of two special guests whose first mail is sent, with an address unless told otherwise. */
async function given(leadGuestEmail: string | null = `${crypto.randomUUID()}@example.com`) {
  const planner = await makePlanner(db)
  const cookie = await makeSession(env, planner.id)
  const event = await makeEvent(db, planner.id, { guestLimit: 200, title: 'Gala' })
  const [main] = await makeMenu(db, event.id, { Main: ['Risotto', 'Bass'] })
  const [categoryId, itemId] = [main?.id ?? '', main?.items[0]?.id ?? '']
  const person = (special: number): Person => ({
    ...{ id: `pperson${special}`, name: 'Ana', allergies: '', selections: { [categoryId]: itemId } },
    ...{ needs: [{ what: 'milk', how: 'allergy', by: 'guest' }], special },
  })
  const { id, token } = await makeResponse(env, event, [person(1), person(2)], { leadGuestEmail })
  const link = await makeKitchenLink(env, event, { mayConfirm: true })
  const said = { special: 1, categoryId, words: 'cucumber salad', agreedBy: 'Marta' }
  const mails = () =>
    db
      .select()
      .from(outbox)
      .where(and(eq(outbox.subjectId, id), eq(outbox.kind, 'served_instead')))
      .orderBy(outbox.createdAt)
  return {
    ...{ event, id, token, mails },
    /** The link is asked for again, by the guest or by their planner. */
    ask: (by: 'guest' | 'planner') =>
      by === 'guest'
        ? call('POST', `/api/responses/${token}/mail`, {})
        : call('POST', `/api/events/${event.id}/responses/${id}/mail`, {}, { cookie }),
    agree: (more: object = {}) =>
      call('PUT', `/api/events/${event.id}/alternatives`, { ...said, ...more }, { cookie }),
    agreeByLink: (more: object = {}) =>
      call('PUT', `/api/kitchen/${link.token}/alternatives`, { ...said, ...more }),
    settle: async () => {
      await processOutbox(env, templates)
    },
    /** Its newest mail, as it would be sent now. */
    sentMail: async () => templates.served_instead(env, id, (await mails()).at(-1)),
  }
}

it('mails who has an address that there is news, a minute after their planner agreed something', async () => {
  const { agree, settle, mails, sentMail } = await given()
  await settle()
  expect((await agree()).status).toBe(200)
  const [queued] = await mails()
  expect(queued?.dueAt).toBe((queued?.createdAt ?? 0) + minute)
  const mail = await sentMail()
  expect(mail?.subject).toBe('There is news about a dish you chose for Gala')
  expect(mail?.text).toContain('There is news about a dish you chose.')
  expect(mail?.text).toContain('Look again')
  expect(withoutRandom(JSON.stringify(mail))).not.toMatch(/cucumber|Marta|milk|risotto/i)
})

it('mails them when the kitchen agrees it by its link', async () => {
  const { agreeByLink, settle, mails, sentMail } = await given()
  await settle()
  expect((await agreeByLink()).status).toBe(200)
  expect(await mails()).toHaveLength(1)
  expect((await sentMail())?.subject).toContain('There is news')
})

it('writes once for the same words, and again once it is other words', async () => {
  const { agree, agreeByLink, settle, mails } = await given()
  await settle()
  await agree()
  setClock(() => Date.now() + 2 * minute)
  await settle()
  await agree()
  await agreeByLink()
  expect((await mails()).map(({ sentAt }) => sentAt !== null)).toEqual([true])
  await agree({ words: 'sorbet' })
  expect((await mails()).map(({ sentAt }) => sentAt !== null)).toEqual([true, false])
})

it('sends one mail for all that is agreed while it waits', async () => {
  const { agree, settle, mails, sentMail } = await given()
  await settle()
  await agree()
  setClock(() => Date.now() + 1000)
  await agree({ special: 2 })
  await agree({ words: 'sorbet' })
  expect(await mails()).toHaveLength(1)
  expect(await sentMail()).not.toBeNull()
  await agree({ words: '' })
  expect(await sentMail()).not.toBeNull()
})

it('sends none for what was taken back before', async () => {
  const { agree, settle, mails, sentMail } = await given()
  await settle()
  await agree()
  await agree({ words: '' })
  expect(await mails()).toHaveLength(1)
  expect(await sentMail()).toBeNull()
})

it('mails the news by itself while the mail of the answer waits', async () => {
  const { agree, id, mails, sentMail } = await given()
  await agree()
  expect(await mails()).toHaveLength(1)
  expect((await sentMail())?.subject).toContain('There is news')
  expect((await templates.edit_link(env, id))?.subject).not.toContain('There is news')
})

it('mails nobody without an address, and nobody where nothing was agreed', async () => {
  const without = await given(null)
  expect((await without.agree()).status).toBe(200)
  expect(await without.mails()).toEqual([])
  const { agree, settle, mails } = await given()
  await settle()
  expect((await agree({ special: 9 })).status).toBe(404)
  expect(await mails()).toEqual([])
})

it('writes once more when what they were told of is taken back, without a word of it', async () => {
  const { agree, agreeByLink, settle, mails, sentMail } = await given()
  await settle()
  await agree()
  setClock(() => Date.now() + 2 * minute)
  await settle()
  await agreeByLink({ words: '' })
  await agreeByLink({ words: '' })
  expect((await mails()).map(({ sentAt }) => sentAt !== null)).toEqual([true, false])
  const mail = await sentMail()
  expect(mail?.subject).toContain('There is news')
  expect(mail?.text).toContain('it says what no longer applies')
  expect(withoutRandom(JSON.stringify(mail))).not.toMatch(/cucumber|Marta|milk|risotto/i)
  // Agreed again, it tells that instead.
  await agree({ words: 'sorbet' })
  expect(await mails()).toHaveLength(2)
  expect((await sentMail())?.text).toContain('it says what was agreed')
})

it('writes of a change of mind that ends in nothing', async () => {
  const { agree, settle, mails, sentMail } = await given()
  await settle()
  await agree()
  setClock(() => Date.now() + 2 * minute)
  await settle()
  await agree({ words: 'sorbet' })
  setClock(() => Date.now() + 2 * minute + 1000)
  await agree({ words: '' })
  expect((await mails()).map(({ sentAt }) => sentAt !== null)).toEqual([true, false])
  expect((await sentMail())?.text).toContain('it says what no longer applies')
})

it('mails nobody without an address of what was taken back', async () => {
  const { agree, mails } = await given(null)
  await agree()
  await agree({ words: '' })
  expect(await mails()).toEqual([])
})

it('still goes after answers are closed, but not after the meal', async () => {
  const { event, agree, settle, sentMail } = await given()
  await settle()
  await db
    .update(events)
    .set({ closesAt: now() - minute })
    .where(eq(events.id, event.id))
  await agree()
  expect(await sentMail()).not.toBeNull()
  setClock(() => Date.now() + 32 * 24 * 60 * minute)
  expect(await sentMail()).toBeNull()
})

it('stands on the receipt of the person it is for, with who agreed, until it is taken back', async () => {
  const { agreeByLink, token } = await given(null)
  const people = async () =>
    (await (await call('GET', `/api/responses/${token}`)).json<EditView>()).notices?.people ?? []
  const has = (lines: string[] = []) =>
    lines.some((line) => /cucumber salad/.test(line) && /Marta/.test(line))
  expect((await people()).map(has)).toEqual([false, false])
  await agreeByLink()
  expect((await people()).map(has)).toEqual([true, false])
  await agreeByLink({ words: '' })
  expect((await people()).map(has)).toEqual([false, false])
})

it.each(['guest', 'planner'] as const)(
  'the link that the %s asks for while news waits is mailed by itself, and the news only while there is any',
  async (asker) => {
    const { agree, settle, mails, sentMail, ask, id } = await given()
    const start = now()
    setClock(() => start)
    await settle()
    await agree()
    for (let asked = 0; asked < 2; asked++) expect((await ask(asker)).ok).toBe(true)
    await settle()
    const links = await db
      .select({ sentAt: outbox.sentAt })
      .from(outbox)
      .where(and(eq(outbox.subjectId, id), like(outbox.dedupeKey, '%:asked:%')))
    expect(links).toEqual([{ sentAt: expect.any(Number) }])
    expect(await mails()).toMatchObject([{ sentAt: null }])
    expect((await sentMail())?.text).toContain('There is news')
    setClock(() => start + 1000)
    expect((await agree({ words: '', agreedBy: '' })).status).toBe(200)
    expect(await sentMail()).toBeNull()
    const audited = await env.DB.prepare(
      "select count(*) as n from audit_logs where action = 'RESEND_EDIT_LINK' and entity_id = ?",
    )
      .bind(id)
      .first<{ n: number }>()
    expect(audited?.n).toBe(asker === 'planner' ? 1 : 0)
  },
)
