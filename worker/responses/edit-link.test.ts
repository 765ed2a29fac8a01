import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditLogs } from '#core/audit/table'
import { now, setClock } from '#core/clock'
import { database, runBatch } from '#core/db'
import { processOutbox } from '#core/mail/outbox'
import type { ErrorBody } from '#core/refusals'
import type { EditLink, QueuedMail } from '#party/shape/responses'
import { responses } from '#party/table/responses'
import { linkErased, linkNotMailed, mailQueueFull, noAddressGiven, responseGone } from '#party/words/planner'
import { templates } from '../app/mails.ts'
import { queueEditLinks } from '../desk/statements/mail.ts'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeMember } from '../testing/factories/members.ts'
import { makeDecline, makeResponse, partyOf } from '../testing/factories/party-factories.ts'
import { answered } from '../testing/faults/write-case.ts'
import { call } from '../testing/http.ts'

const db = database(env.DB)
const hour = 3_600_000
beforeEach(async () => void (await env.DB.prepare('delete from outbox').run()))
afterEach(() => setClock())

type Given = Awaited<ReturnType<typeof answered>>

const linkOf = ({ path, cookie, response }: Given, id = response.id) =>
  call('POST', `${path}/responses/${id}/link`, {}, { cookie })
const mailOf = ({ path, cookie, response }: Given, id = response.id) =>
  call('POST', `${path}/responses/${id}/mail`, {}, { cookie })

async function sentenceOf(response: Response): Promise<[number, string]> {
  return [response.status, (await response.json<ErrorBody>()).error.message]
}

/** Audited actions on a response, each with its actor. */
async function audited({ planner }: Given, id: string): Promise<string[]> {
  const { results } = await env.DB.prepare(
    'select user_id as userId, action from audit_logs where entity_id = ? order by id',
  )
    .bind(id)
    .all<{ userId: string | null; action: string }>()
  return results.map(({ userId, action }) => `${action} ${userId === planner.id ? 'planner' : userId}`)
}

const change = (id: string, row: Partial<typeof responses.$inferInsert>) =>
  db.update(responses).set(row).where(eq(responses.id, id))

describe('copying the edit link of a response', () => {
  it('gives the link that the guest has, and is audited', async () => {
    const given = await answered()
    const { url } = await (await linkOf(given)).json<EditLink>()
    expect(url).toBe(`http://localhost:8787/edit/${given.response.token}`)
    expect(await audited(given, given.response.id)).toEqual([
      'CREATE_GUEST_SELECTION null',
      'COPY_EDIT_LINK planner',
    ])
  })

  it('is refused for a deleted, an erased and another event’s response, and not audited', async () => {
    const given = await answered()
    const other = await answered()
    await change(given.response.id, { deletedAt: now() })
    expect(await sentenceOf(await linkOf(given))).toEqual([404, responseGone])
    const erased = await makeResponse(env, given.event, partyOf(1))
    await change(erased.id, { leadGuestName: '', submissionHash: '' })
    expect(await sentenceOf(await linkOf(given, erased.id))).toEqual([410, linkErased])
    expect(await sentenceOf(await linkOf(given, other.response.id))).toEqual([404, responseGone])
    for (const id of [given.response.id, erased.id, other.response.id])
      expect(await audited(given, id)).not.toContain('COPY_EDIT_LINK planner')
  })
})

describe('sending the edit link of a response again', () => {
  it('queues one mail however often it is asked within a minute, and is audited once', async () => {
    const given = await answered()
    await env.DB.prepare('delete from outbox').run()
    const minute = now() - (now() % 60_000)
    for (const after of [0, 20_000]) {
      setClock(() => minute + after)
      expect(await (await mailOf(given)).json<QueuedMail>()).toEqual({ waitsUntil: null })
    }
    const { results } = await env.DB.prepare('select kind from outbox where subject_id = ?')
      .bind(given.response.id)
      .all()
    expect(results).toEqual([{ kind: 'edit_link' }])
    expect(await audited(given, given.response.id)).toEqual([
      'CREATE_GUEST_SELECTION null',
      'RESEND_EDIT_LINK planner',
    ])
  })

  it('tells until when the mail waits once its address got three within the hour', async () => {
    const given = await answered()
    const at = now()
    const sent: string[] = []
    const post = { send: async ({ to }: { to: string }) => void sent.push(to) } as unknown as SendEmail
    const bindings = { ...env, EMAIL: post }
    await env.DB.prepare('delete from outbox').run()
    for (const mail of ['one', 'two', 'three', 'four']) {
      await env.DB.prepare(
        `insert into outbox (id, kind, subject_id, dedupe_key, due_at, created_at)
           values (?1, 'edit_link', ?2, ?1, ?3, ?3)`,
      )
        .bind(`${given.response.id} ${mail}`, given.response.id, at)
        .run()
      await processOutbox(bindings, templates)
    }
    expect(sent).toHaveLength(3)
    const { waitsUntil } = await (await mailOf(given)).json<QueuedMail>()
    expect(waitsUntil).toBeGreaterThanOrEqual(at + hour)
    expect(waitsUntil).toBeLessThan(now() + hour + 120_000)
    // It was waiting already: nothing was done that could be audited.
    expect(await audited(given, given.response.id)).not.toContain('RESEND_EDIT_LINK planner')
  })

  it('is refused without an address, after closing, once deleted or erased, and queues nothing', async () => {
    const given = await answered()
    const closed = await answered({ closed: true })
    const without = await makeResponse(env, given.event, partyOf(1))
    await env.DB.prepare('delete from outbox').run()
    expect(await sentenceOf(await mailOf(given, without.id))).toEqual([400, noAddressGiven])
    expect(await sentenceOf(await mailOf(closed))).toEqual([410, linkNotMailed])
    await change(without.id, { leadGuestName: '', submissionHash: '' })
    expect(await sentenceOf(await mailOf(given, without.id))).toEqual([410, linkErased])
    await change(given.response.id, { deletedAt: now() })
    expect(await sentenceOf(await mailOf(given))).toEqual([404, responseGone])
    expect(await env.DB.prepare('select id from outbox').all()).toMatchObject({ results: [] })
  })

  it('is refused when a day of mails waits for the address, and not audited', async () => {
    const given = await answered()
    const at = now()
    const rows = Array.from({ length: 80 }, () => ({ id: crypto.randomUUID(), email: given.email }))
    await env.DB.prepare(
      `insert into guest_selections (id, event_id, lead_guest_name, lead_guest_email, guest_count, selections,
         submission_hash, edit_token_hash, created_at, updated_at)
       select value ->> 'id', ?1, 'Guest', value ->> 'email', 1, ?2, 'h', value ->> 'id', ?4, ?4 from json_each(?3)`,
    )
      .bind(given.event.id, JSON.stringify(partyOf(1)), JSON.stringify(rows), at)
      .run()
    await runBatch(db, {
      mails: queueEditLinks(
        db,
        rows.map(({ id }) => ({ id, at })),
      ),
    })
    await env.DB.prepare('delete from outbox where subject_id = ?').bind(given.response.id).run()
    expect(await sentenceOf(await mailOf(given))).toEqual([429, mailQueueFull])
    expect(await audited(given, given.response.id)).not.toContain('RESEND_EDIT_LINK planner')
  })
})

describe('what is written by a guest’s link', () => {
  const edit = ({ response, email }: Given, cookie?: string, size = 1) =>
    call('PUT', `/api/responses/${response.token}`, { email, party: partyOf(size) }, cookie ? { cookie } : {})

  it('carries the id of the event’s planner who is signed in', async () => {
    const given = await answered()
    const { response, cookie, event } = given
    expect((await edit(given, cookie)).status).toBe(200)
    expect((await call('DELETE', `/api/responses/${response.token}`, {}, { cookie })).status).toBe(204)
    expect(await audited(given, response.id)).toEqual([
      'CREATE_GUEST_SELECTION null',
      'UPDATE_GUEST_SELECTION planner',
      'DELETE_GUEST_SELECTION planner',
    ])
    const declined = await makeDecline(env, event, ['Ann'])
    expect((await call('DELETE', `/api/declines/${declined.token}`, {}, { cookie })).status).toBe(204)
    expect((await audited(given, declined.id)).at(-1)).toMatch(/ planner$/)
  })

  it('carries the id of an editor who is signed in, and none of a viewer', async () => {
    const given = await answered()
    const { event, response } = given
    const [editor, viewer] = [await makeMember(event.id, 'editor'), await makeMember(event.id, 'viewer')]
    expect((await edit(given, await makeSession(env, editor.id))).status).toBe(200)
    expect((await edit(given, await makeSession(env, viewer.id), 2)).status).toBe(200)
    const rows = await db.select().from(auditLogs).where(eq(auditLogs.entityId, response.id))
    expect(rows.map(({ action, userId }) => [action, userId])).toEqual([
      ['CREATE_GUEST_SELECTION', null],
      ['UPDATE_GUEST_SELECTION', editor.id],
      ['UPDATE_GUEST_SELECTION', null],
    ])
  })

  it('carries it where the answer becomes a decline, and comes back', async () => {
    const { cookie, event, response, ...given } = await answered()
    const body = { submissionId: crypto.randomUUID(), names: ['Ann'], editToken: response.token }
    const told = await call('POST', `/api/codes/${event.eventCode}/declines`, body, { cookie })
    const { declineToken } = await told.json<{ declineToken: string }>()
    const whole = { ...given, cookie, event, response }
    expect((await audited(whole, response.id)).at(-1)).toMatch(/ planner$/)
    const back = { submissionId: crypto.randomUUID(), party: partyOf(1) }
    const came = await call('PUT', `/api/declines/${declineToken}`, back, { cookie })
    expect(came.status).toBe(201)
    const rows = await db.select().from(responses).where(eq(responses.eventId, event.id))
    expect(rows.find(({ deletedAt }) => deletedAt === null)?.writtenBy).toBe(given.planner.id)
  })

  it('carries it where the details are erased after closing', async () => {
    const given = await answered({ closed: true })
    const { response, cookie } = given
    expect((await call('DELETE', `/api/responses/${response.token}`, {}, { cookie })).status).toBe(204)
    expect((await audited(given, response.id)).at(-1)).toBe('ERASE_PERSONAL_DATA planner')
  })

  it('is the guest’s without a session, with another planner’s, and with one that ended', async () => {
    const given = await answered()
    const other = await makePlanner(db)
    const ended = await makeSession(env, given.planner.id)
    await env.DB.prepare('update session set expires_at = 1 where user_id = ?').bind(given.planner.id).run()
    const cookies = [undefined, await makeSession(env, other.id), ended, '__Host-session=forged']
    // Another size each time: what changes nothing is not written.
    for (const [at, cookie] of cookies.entries()) expect((await edit(given, cookie, at + 3)).status).toBe(200)
    expect(await audited(given, given.response.id)).toEqual([
      'CREATE_GUEST_SELECTION null',
      ...cookies.map(() => 'UPDATE_GUEST_SELECTION null'),
    ])
  })

  it('is bound by the deadline as a guest is, whoever is signed in', async () => {
    const given = await answered({ closed: true })
    expect((await edit(given, given.cookie)).status).toBe(410)
  })
})
