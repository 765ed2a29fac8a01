import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { now, setClock } from '#core/clock'
import { database, runBatch } from '#core/db'
import { processOutbox } from '#core/mail/outbox'
import { outbox } from '#core/mail/table'
import type { EditView } from '#party/shape/guest'
import { templates } from '../app/mails.ts'
import { resendLink } from '../guest/edit-link/resend.ts'
import { makePlanner } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu } from '../testing/factories/factories.ts'
import { makeResponse, partyOf } from '../testing/factories/party-factories.ts'
import { call } from '../testing/http.ts'
import { responseList, responseListQueries } from './list.ts'

const db = database(env.DB)
const hour = 3_600_000
afterEach(() => setClock())

/** The environment with a mail binding that refuses an address for good, or for now. */
function refusing(code: string | null): Env {
  const send = async () => {
    throw Object.assign(new Error('no'), code === null ? {} : { code })
  }
  return { ...env, EMAIL: { send } as unknown as SendEmail }
}

async function given() {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id)
  await makeMenu(db, event.id)
  const response = await makeResponse(env, event, partyOf(2), { leadGuestEmail: 'old@example.com' })
  await db.update(outbox).set({ dueAt: 0 }).where(eq(outbox.subjectId, response.id))
  const marked = async () =>
    responseList(await runBatch(db, responseListQueries(db, event.id, null))).responses.map(
      ({ undelivered }) => undelivered,
    )
  return { event, response, marked }
}

it('a mail that waits, is being sent or was sent is not marked', async () => {
  const { response, marked } = await given()
  expect(await marked()).toEqual([false])
  await processOutbox(refusing(null), templates)
  const [waiting] = await db.select().from(outbox).where(eq(outbox.subjectId, response.id))
  expect(waiting).toMatchObject({ tries: 1, failedAt: null })
  expect(await marked()).toEqual([false])
  setClock(() => Date.now() + hour)
  await processOutbox(env, templates)
  const [sent] = await db.select().from(outbox).where(eq(outbox.subjectId, response.id))
  expect(sent?.sentAt).not.toBeNull()
  expect(await marked()).toEqual([false])
})

it('a mail that failed for good is marked for the planner, and no other party’s', async () => {
  const { event, response, marked } = await given()
  await makeResponse(env, event, partyOf(1), { createdAt: now() - hour })
  await processOutbox(refusing('E_RECIPIENT_SUPPRESSED'), templates)
  expect(await marked()).toEqual([true, false])
  await db.update(outbox).set({ failedAt: null }).where(eq(outbox.subjectId, response.id))
  expect(await marked()).toEqual([false, false])
})

it('the mark is removed when the link is mailed again, and set when that fails too', async () => {
  const { response, marked } = await given()
  await processOutbox(refusing('E_RECIPIENT_SUPPRESSED'), templates)
  expect(await marked()).toEqual([true])
  setClock(() => Date.now() + hour)
  await resendLink(env, response.token)
  expect(await marked()).toEqual([false])
  await processOutbox(refusing('E_RECIPIENT_SUPPRESSED'), templates)
  expect(await marked()).toEqual([true])
})

it('an address that was withdrawn or erased is not marked', async () => {
  const { response, marked } = await given()
  await processOutbox(refusing('E_RECIPIENT_SUPPRESSED'), templates)
  await env.DB.prepare('update guest_selections set lead_guest_email = null where id = ?')
    .bind(response.id)
    .run()
  expect(await marked()).toEqual([false])
})

it('the planner’s open pages are notified when a mail fails for good, and not before', async () => {
  const { event, response } = await given()
  const desk = env.DESK.get(env.DESK.idFromName(event.eventCode))
  const heard: string[] = []
  const { webSocket } = await desk.fetch('https://desk/planner', { headers: { upgrade: 'websocket' } })
  webSocket?.accept()
  webSocket?.addEventListener('message', ({ data }) => {
    heard.push(String(data))
  })
  await processOutbox(refusing(null), templates)
  expect(heard).toEqual([])
  await db.update(outbox).set({ dueAt: 0 }).where(eq(outbox.subjectId, response.id))
  await processOutbox(refusing('E_RECIPIENT_SUPPRESSED'), templates)
  await expect.poll(() => heard).toEqual(['{"changed":"responses"}'])
  webSocket?.close()
})

it('its guest reads on the page of their link that mail does not arrive, until it does', async () => {
  const { response } = await given()
  const told = async () =>
    (await (await call('GET', `/api/responses/${response.token}`)).json<EditView>()).undelivered ?? false
  expect(await told()).toBe(false)
  await processOutbox(refusing('E_RECIPIENT_SUPPRESSED'), templates)
  expect(await told()).toBe(true)
  setClock(() => Date.now() + hour)
  await resendLink(env, response.token)
  expect(await told()).toBe(false)
})
