import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { database } from '#core/db'
import { makePlanner, makeSession } from '../../testing/factories/account-factories.ts'
import { makeEvent, makeMenu, makePurchase } from '../../testing/factories/factories.ts'
import { makeDecline, partyOf } from '../../testing/factories/party-factories.ts'
import { call } from '../../testing/http.ts'

const db = database(env.DB)

const mails = async (kind: string) =>
  (
    await env.DB.prepare('select subject_id as subject from outbox where kind = ?1 order by created_at')
      .bind(kind)
      .all<{ subject: string }>()
  ).results.map(({ subject }) => subject)

it.each([
  ['a guest', 'edit_link', 'POST', 'codes/CODE/responses'],
  ['a guest who had declined', 'edit_link', 'PUT', 'declines/TOKEN'],
  ['a planner', 'edit_link', 'POST', 'events/ID/responses'],
  ['a guest who declines', 'decline_link', 'POST', 'codes/CODE/declines'],
  ['a planner who writes down a decline', 'decline_link', 'POST', 'events/ID/declines'],
] as const)('%s who names an address gets one mail, and without one none', async (_, kind, method, way) => {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id)
  await makeMenu(db, event.id)
  await makePurchase(db, event.id, planner.id, 100)
  const cookie = await makeSession(env, planner.id)
  const send = async (email: string, submissionId = crypto.randomUUID()) => {
    const { token } = await makeDecline(env, event, ['Ann'])
    const ids: Record<string, string> = { CODE: event.eventCode, TOKEN: token, ID: event.id }
    const path = way.replace(/[A-Z]+/, (name) => ids[name] ?? '')
    const body = kind === 'edit_link' ? { party: partyOf(1) } : { names: ['Ann'] }
    const { status } = await call(method, `/api/${path}`, { submissionId, email, ...body }, { cookie })
    return status
  }
  const before = await mails(kind)
  expect(await send('')).toBe(201)
  expect(await mails(kind)).toEqual(before)

  const id = crypto.randomUUID()
  expect(await send(`${id}@example.com`, id)).toBe(201)
  const [subject, ...others] = (await mails(kind)).filter((one) => !before.includes(one))
  expect([subject === undefined, others]).toEqual([false, []])
  const table = kind === 'edit_link' ? 'guest_selections' : 'declines'
  expect(
    await env.DB.prepare(`select version from ${table} where id = ?`).bind(subject).first('version'),
  ).toBe(1)
  if (method === 'POST') expect(await send(`${id}@example.com`, id)).toBe(200)
  expect((await mails(kind)).length).toBe(before.length + 1)
})
