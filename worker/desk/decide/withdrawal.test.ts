import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#core/clock'
import { database } from '#core/db'
import type { ErrorBody } from '#core/refusals'
import { events } from '#events/table/events'
import { responses } from '#party/table/responses'
import { makePlanner, makeSession } from '../../testing/factories/account-factories.ts'
import { makeEvent, makeMenu, makePurchase } from '../../testing/factories/factories.ts'
import { invariants } from '../../testing/faults/invariants.ts'
import { openLiveView, call as send } from '../../testing/http.ts'

const db = database(env.DB)
afterEach(() => setClock())

function call(method: string, path: string, cookie = '', body?: unknown) {
  return send(method, path, body, { cookie, 'cf-connecting-ip': crypto.randomUUID() })
}

async function given() {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id)
  await makePurchase(db, event.id, planner.id, 100)
  await makeMenu(db, event.id)
  const cookie = await makeSession(env, planner.id)
  const submission = {
    submissionId: crypto.randomUUID(),
    email: 'ada@example.com',
    party: [{ name: 'Ada Lovelace', allergies: 'Nuts', selections: {} }],
  }
  const sendAgain = () => call('POST', `/api/codes/${event.eventCode}/responses`, '', submission)
  const { responseId, editToken } = await (await sendAgain()).json<{
    responseId: string
    editToken: string
  }>()
  const path = `/api/events/${event.id}/responses/${responseId}`
  const acts = {
    delete: () => call('DELETE', path, cookie),
    restore: () => call('POST', `${path}/restore`, cookie, {}),
    withdraw: () => call('DELETE', `/api/responses/${editToken}`),
  }
  return {
    ...{ planner, event, path, cookie, acts, sendAgain, editToken },
    closeEarly: () => call('POST', `/api/events/${event.id}/close`, cookie, {}),
    reopen: () => call('POST', `/api/events/${event.id}/reopen`, cookie, {}),
    close: () =>
      db
        .update(events)
        .set({ closesAt: now() - 1 })
        .where(eq(events.id, event.id)),
    row: async () => {
      const [row] = await db.select().from(responses).where(eq(responses.id, responseId))
      return row
    },
    audit: async () => {
      const { results } = await env.DB.prepare(
        'select action, user_id as userId from audit_logs where entity_id = ? order by id',
      )
        .bind(responseId)
        .all<{ action: string; userId: string | null }>()
      return results.map(({ action, userId }) => `${action} ${userId === planner.id ? 'planner' : 'guest'}`)
    },
  }
}

const anonymous = {
  leadGuestName: '',
  leadGuestEmail: null,
  submissionHash: '',
  selections: [{ name: '', allergies: '', selections: {} }],
}
const withdrawn = { ...anonymous, deletedAt: expect.any(Number) }

async function refusalOf(response: Response) {
  const { error } = await response.json<ErrorBody>()
  return { status: response.status, code: error.code }
}

const orders = [
  ['withdraw', 'delete', 'restore'],
  ['withdraw', 'restore', 'delete'],
  ['delete', 'withdraw', 'restore'],
  ['delete', 'restore', 'withdraw'],
  ['restore', 'withdraw', 'delete'],
  ['restore', 'delete', 'withdraw'],
] as const

describe('a withdrawal', () => {
  it('of a response that the planner has just deleted takes effect, and Undo does not restore it', async () => {
    const { acts, row, audit } = await given()
    await acts.delete()
    expect((await acts.withdraw()).status).toBe(204)
    expect(await row()).toMatchObject(withdrawn)
    expect(await refusalOf(await acts.restore())).toEqual({ status: 410, code: 'removed' })
    expect(await row()).toMatchObject(withdrawn)
    expect(await audit()).toEqual([
      'CREATE_GUEST_SELECTION guest',
      'DELETE_GUEST_SELECTION planner',
      'ERASE_PERSONAL_DATA guest',
    ])
  })

  it.each(orders)('is final in the sequence %s, %s, %s', async (...order) => {
    const { acts, row } = await given()
    for (const act of order) expect([200, 204, 410]).toContain((await acts[act]()).status)
    expect(await row()).toMatchObject(withdrawn)
    expect((await acts.restore()).status).toBe(410)
    expect(await row()).toMatchObject(withdrawn)
    expect(await invariants(env.DB)).toEqual([])
  })

  it.each(orders)('is final when %s, %s and %s come at the same time', async (...order) => {
    const { acts, row } = await given()
    await acts.delete()
    const answers = await Promise.all(order.map((act) => acts[act]()))
    expect(answers[order.indexOf('withdraw')]?.status).toBe(204)
    expect(await row()).toMatchObject(withdrawn)
    expect((await acts.restore()).status).toBe(410)
    expect(await invariants(env.DB)).toEqual([])
  })

  it('after the deadline also erases a response that the planner has just deleted', async () => {
    const { acts, row, close } = await given()
    await close()
    await acts.delete()
    expect((await acts.withdraw()).status).toBe(204)
    expect(await row()).toMatchObject(withdrawn)
    expect((await acts.restore()).status).toBe(410)
  })

  it('does not keep other deleted responses from being restored', async () => {
    const { acts, row } = await given()
    await acts.delete()
    expect((await acts.restore()).status).toBe(200)
    expect(await row()).toMatchObject({ leadGuestName: 'Ada Lovelace', deletedAt: null })
  })
})

describe('erasing after the deadline', () => {
  it('is not undone by a planner’s page opened before it', async () => {
    const { acts, row, close, path, cookie } = await given()
    await close()
    expect((await acts.withdraw()).status).toBe(204)
    const old = { party: [{ name: 'Ada Lovelace', allergies: 'Nuts', selections: {} }], version: 1 }
    expect(await refusalOf(await call('PUT', path, cookie, old))).toEqual({ status: 409, code: 'changed' })
    expect(await row()).toMatchObject({ ...anonymous, deletedAt: null })
  })

  it('holds when an event that was closed early opens again: the link opens and changes nothing', async () => {
    const { acts, row, closeEarly, reopen, editToken, sendAgain } = await given()
    expect((await closeEarly()).status).toBe(200)
    expect((await acts.withdraw()).status).toBe(204)
    expect((await reopen()).status).toBe(200)
    const path = `/api/responses/${editToken}`
    expect((await call('GET', path)).status).toBe(404)
    const party = [{ name: 'Ada Lovelace', allergies: 'Nuts', selections: {} }]
    for (const version of [undefined, 1, 2, 3])
      expect(await refusalOf(await call('PUT', path, '', { party, version }))).toEqual({
        status: 404,
        code: 'not_found',
      })
    expect((await sendAgain()).status).toBe(410)
    expect((await call('POST', `${path}/mail`, '', {})).status).toBe(400)
    expect(await row()).toMatchObject({ ...anonymous, deletedAt: null, version: 2 })
  })

  it('is sent to the planner’s open page at once', async () => {
    const { acts, close, event, cookie } = await given()
    const { socket, messages } = await openLiveView(`/api/events/${event.id}/live`, { cookie })
    await close()
    await acts.withdraw()
    await expect.poll(() => messages).toContainEqual({ changed: 'responses' })
    socket.close()
  })
})
