import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { auditLogs } from '#core/audit/table'
import { now, setClock } from '#core/clock'
import { database } from '#core/db'
import type { ErrorBody } from '#core/refusals'
import type { EventCounts, EventList } from '#events/shape/event'
import { deadlinePassed, eventUnavailable } from '#events/words/guest'
import { linkExpired } from '#party/words/guest'
import { eventRefunded } from '#purchases/words/planner'
import { makePlanner } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu } from '../testing/factories/factories.ts'
import { partyOf } from '../testing/factories/party-factories.ts'
import {
  deliver,
  makePaid,
  onPayPage,
  send,
  startCheckout,
  storedOf,
  webhookOf,
} from '../testing/factories/payment-factories.ts'
import {
  adminCookie,
  clockRuns,
  eventRow,
  keptFor,
  makeRefunded,
  refundEvent,
} from '../testing/factories/refund-factories.ts'
import { invariants } from '../testing/faults/invariants.ts'
import { call, openLiveView } from '../testing/http.ts'

const db = database(env.DB)
afterEach(() => setClock())

describe('a refunded event', () => {
  it('is closed and hidden for guests: code, submission, link and calendar say so calmly', async () => {
    const { event, menu, response } = await makeRefunded()
    const refusal = async (answer: Response) => {
      const { error } = await answer.json<ErrorBody>()
      return [answer.status, error.code, error.message]
    }
    const choice = { [menu[0]?.id ?? '']: menu[0]?.items[0]?.id ?? '' }
    const code = `/api/codes/${event.eventCode}`
    const unavailable = [410, 'closed', eventUnavailable]
    expect(await refusal(await call('GET', code))).toEqual(unavailable)
    expect(await refusal(await call('GET', `${code}/deadline.ics`))).toEqual(unavailable)
    const body = { submissionId: crypto.randomUUID(), party: partyOf(1, choice) }
    expect(await refusal(await call('POST', `${code}/responses`, body))).toEqual(unavailable)
    const own = `/api/responses/${response.token}`
    expect(await refusal(await call('GET', own))).toEqual([410, 'expired', linkExpired])
    expect(await refusal(await call('PUT', own, { party: partyOf(5) }))).toEqual([
      410,
      'expired',
      linkExpired,
    ])
    const page = await call('GET', `/event/${event.eventCode}`)
    expect(page.status).toBe(410)
    const html = await page.text()
    expect(html).toContain(eventUnavailable)
    expect(html).not.toContain(event.title)
    // Erasing one's own details is never refused.
    expect((await call('DELETE', own)).status).toBe(204)
  })

  it('says to guests of an event that was only closed what it said before', async () => {
    const event = await makeEvent(db, (await makePlanner(db)).id, { eventDate: '2026-01-05' })
    await makeMenu(db, event.id)
    const body = { submissionId: crypto.randomUUID(), party: partyOf(1) }
    const answer = await call('POST', `/api/codes/${event.eventCode}/responses`, body)
    expect(await answer.json()).toMatchObject({ error: { code: 'closed', message: deadlinePassed } })
  })

  it('stands in none of its planner’s lists but a notice with the day of its deletion', async () => {
    const { planner, event, cookie } = await makeRefunded()
    const other = await makeEvent(db, planner.id)
    const list = await (await send('/api/events', { cookie })).json<EventList>()
    expect(list.events.map(({ id }) => id)).toEqual([other.id])
    expect(list.totals).toEqual({ all: 1, open: 1, closed: 0, archived: 0 })
    const day = new Date(now() + keptFor).toISOString().slice(0, 10)
    expect([day, new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)]).toContain(
      list.refunded[0]?.deletedOn,
    )
    expect(list.refunded).toMatchObject([{ id: event.id, title: event.title }])
    const { counts } = await (await send('/api/events/counts', { cookie })).json<EventCounts>()
    expect(counts.map(({ id }) => id)).toEqual([other.id])
  })

  it('is part of what its planner downloads, with its refund', async () => {
    const { event, sessionId, cookie } = await makeRefunded()
    const all = await (await call('GET', '/api/account/export', undefined, { cookie })).json()
    expect(all).toMatchObject({
      events: [{ id: event.id }],
      refunds: [{ sessionId, amount: 1000, status: 'succeeded' }],
    })
  })

  it.each([
    ['GET', ''],
    ['PUT', ''],
    ['DELETE', ''],
    ['GET', '/responses'],
    ['GET', '/kitchen'],
    ['GET', '/responses.csv'],
    ['POST', '/checkout'],
    ['POST', '/categories'],
  ])('answers its planner’s %s %s with what became of it', async (method, path) => {
    const { event, cookie } = await makeRefunded()
    const answer = await call(method, `/api/events/${event.id}${path}`, method === 'GET' ? undefined : {}, {
      cookie,
    })
    expect(answer.status).toBe(410)
    expect(await answer.json()).toMatchObject({ error: { message: eventRefunded } })
  })

  it('is let go by its open pages', async () => {
    const given = await makePaid()
    await deliver(given.completed)
    const { messages } = await openLiveView(`/api/codes/${given.event.eventCode}/live`)
    await refundEvent(given.event.id, await adminCookie())
    await expect.poll(() => messages).toContainEqual({ gone: true })
  })

  it('gives a payment that arrives for it back, with the reason', async () => {
    const { event, cookie, completed } = await makePaid()
    await deliver(completed)
    const late = await startCheckout(cookie, event.id, '500')
    await refundEvent(event.id, await adminCookie())
    await onPayPage(late, 'pay')
    await deliver(await webhookOf(late, 'checkout.session.completed'))
    expect((await storedOf(event.id, late)).order).toMatchObject({ needsRefund: 'event_refunded' })
    expect((await eventRow(event.id))?.refundedAt).not.toBeNull()
  })

  it('is deleted by the clock seven days later to the millisecond, with all its data', async () => {
    const { event, response, sessionId } = await makeRefunded()
    const at = (await eventRow(event.id))?.refundedAt ?? 0
    setClock(() => at + keptFor - 1)
    await clockRuns()
    expect(await eventRow(event.id)).toBeDefined()
    setClock(() => at + keptFor)
    await clockRuns()
    setClock()
    expect(await eventRow(event.id)).toBeUndefined()
    const left = await env.DB.prepare('select count(*) as n from guest_selections where id = ?')
      .bind(response.id)
      .first<number>('n')
    expect(left).toBe(0)
    const { order } = await storedOf(event.id, sessionId)
    const log = await db
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.entityId, event.id))
      .orderBy(auditLogs.id)
    expect(order?.refundAskedBy).not.toBeNull()
    expect(log.at(-1)).toMatchObject({ action: 'ADMIN_DELETE_EVENT', userId: order?.refundAskedBy })
    expect(await invariants(env.DB)).toEqual([])
  })
})
