import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it } from 'vitest'
import { setClock } from '#core/clock'
import { database } from '#core/db'
import { declineGone, linkInvalid } from '#party/words/server'
import { templates } from '../../app/mails.ts'
import { anonymizeDeleted } from '../../retention/anonymize-deleted.ts'
import { eraseOld } from '../../retention/erase-old.ts'
import { makePlanner, makeSession } from '../../testing/factories/account-factories.ts'
import { makeEvent, makeMenu, makePurchase } from '../../testing/factories/factories.ts'
import { makeDecline, makeResponse, partyOf } from '../../testing/factories/party-factories.ts'
import { invariants } from '../../testing/faults/invariants.ts'
import { call, openLiveView } from '../../testing/http.ts'

// "We cannot come": a decline beside the responses of an event.
const db = database(env.DB)
afterEach(async () => {
  setClock()
  expect(await invariants(env.DB)).toEqual([])
})

async function openEvent({ limit = 30 } = {}) {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id)
  await makeMenu(db, event.id)
  if (limit > 30) await makePurchase(db, event.id, planner.id, limit)
  return { planner, event, path: `/api/events/${event.id}`, codes: `/api/codes/${event.eventCode}` }
}

type Receipt = { declineToken: string; declineUrl: string; editToken: string }
type Refused = { error: { code: string; message: string; details: { decline: Receipt; receipt: Receipt } } }

const decline = (more: object = {}) => ({ submissionId: crypto.randomUUID(), names: ['Ann', 'Leo'], ...more })
const answer = (size = 2) => ({ submissionId: crypto.randomUUID(), party: partyOf(size) })

async function declined(codes: string, more: object = {}): Promise<Receipt> {
  const response = await call('POST', `${codes}/declines`, decline(more))
  expect(response.status).toBe(201)
  return response.json<Receipt>()
}

const countsOf = (id: string) =>
  env.DB.prepare('select registered_guests as coming, declined_guests as notComing from events where id = ?')
    .bind(id)
    .first<{ coming: number; notComing: number }>()

describe('a party that cannot come', () => {
  it('is stored with its names, takes no place, and is counted by its people', async () => {
    const { event, codes } = await openEvent()
    const { declineToken, declineUrl } = await declined(codes)
    expect(declineUrl).toBe(`http://localhost:8787/not-coming/${declineToken}`)
    expect(await countsOf(event.id)).toEqual({ coming: 0, notComing: 2 })
    const view = await call('GET', `/api/declines/${declineToken}`)
    expect(await view.json()).toMatchObject({ decline: { names: ['Ann', 'Leo'], email: null } })
  })

  it('gets the same receipt for the same decline again', async () => {
    const { event, codes } = await openEvent()
    const body = decline()
    const [first, second] = [
      await call('POST', `${codes}/declines`, body),
      await call('POST', `${codes}/declines`, body),
    ]
    expect([first.status, second.status]).toEqual([201, 200])
    expect(await second.json()).toEqual(await first.json())
    expect(await countsOf(event.id)).toEqual({ coming: 0, notComing: 2 })
  })

  it('is told what it sent first under the same id, whichever it was', async () => {
    const { codes } = await openEvent()
    const body = decline()
    const { declineToken } = await (await call('POST', `${codes}/declines`, body)).json<Receipt>()
    const other = await call('POST', `${codes}/declines`, { ...body, names: ['Ann'] })
    const coming = await call('POST', `${codes}/responses`, { ...answer(), submissionId: body.submissionId })
    for (const refused of [other, coming]) {
      expect(refused.status).toBe(409)
      const { error } = await refused.json<Refused>()
      expect({ code: error.code, token: error.details.decline.declineToken }).toEqual({
        code: 'id_declined',
        token: declineToken,
      })
    }
    const sent = answer()
    const { editToken } = await (await call('POST', `${codes}/responses`, sent)).json<Receipt>()
    const reused = await call('POST', `${codes}/declines`, decline({ submissionId: sent.submissionId }))
    expect(reused.status).toBe(409)
    expect((await reused.json<Refused>()).error).toMatchObject({
      code: 'id_reused',
      details: { receipt: { editToken } },
    })
  })

  it('is counted with those who have no name yet', async () => {
    const { event, codes } = await openEvent()
    const { declineToken } = await declined(codes, { names: ['Ann', ' ', ''] })
    expect(await countsOf(event.id)).toEqual({ coming: 0, notComing: 3 })
    const view = await call('GET', `/api/declines/${declineToken}`)
    expect(await view.json()).toMatchObject({ decline: { names: ['Ann', '', ''] } })
  })

  it('needs the name of its lead guest, one to ten people, and a good address', async () => {
    const { codes } = await openEvent()
    const bodies = [
      { names: [] },
      { names: [' ', 'Ann'] },
      { names: ['Ann', 'x'.repeat(101)] },
      { names: Array(11).fill('Ann') },
      { email: 'ann@' },
    ]
    for (const body of bodies)
      expect((await call('POST', `${codes}/declines`, decline(body))).status).toBe(400)
    expect((await call('POST', `${codes}/declines`, decline({ names: Array(10).fill('Ann') }))).status).toBe(
      201,
    )
  })

  it('is taken by a full event, and by a closed one not', async () => {
    const { event, codes } = await openEvent()
    for (const size of [10, 10, 10]) await makeResponse(env, event, partyOf(size))
    await declined(codes)
    setClock(() => event.closesAt)
    const late = await call('POST', `${codes}/declines`, decline())
    expect({ status: late.status, code: (await late.json<Refused>()).error.code }).toEqual({
      status: 410,
      code: 'closed',
    })
  })

  it('is taken however many have declined, and a deleted one is restored', async () => {
    const { planner, event, codes, path } = await openEvent()
    const [first] = await Promise.all(Array.from({ length: 40 }, () => makeDecline(env, event, ['Ann'])))
    await declined(codes)
    expect(await countsOf(event.id)).toEqual({ coming: 0, notComing: 42 })
    const cookie = { cookie: await makeSession(env, planner.id) }
    for (const [method, more] of [['DELETE', ''] as const, ['POST', '/restore'] as const])
      expect((await call(method, `${path}/declines/${first?.id}${more}`, {}, cookie)).status).toBe(204)
    expect(await countsOf(event.id)).toEqual({ coming: 0, notComing: 42 })
  })

  it('gives its places back when it had answered before, in one go', async () => {
    const { event, codes } = await openEvent()
    const response = await makeResponse(env, event, partyOf(3))
    const { declineToken } = await declined(codes, { editToken: response.token })
    expect(await countsOf(event.id)).toEqual({ coming: 0, notComing: 2 })
    expect((await call('GET', `/api/responses/${response.token}`)).status).toBe(404)
    expect((await call('GET', `/api/declines/${declineToken}`)).status).toBe(200)
    // The answer is gone: nothing is stored in its place a second time.
    const again = await call('POST', `${codes}/declines`, decline({ editToken: response.token }))
    expect({ status: again.status, message: (await again.json<Refused>()).error.message }).toEqual({
      status: 404,
      message: linkInvalid,
    })
    expect(await countsOf(event.id)).toEqual({ coming: 0, notComing: 2 })
  })

  it('cannot take another event’s answer out', async () => {
    const [mine, other] = [await openEvent(), await openEvent()]
    const response = await makeResponse(env, other.event, partyOf(3))
    const refused = await call('POST', `${mine.codes}/declines`, decline({ editToken: response.token }))
    expect(refused.status).toBe(404)
    expect(await countsOf(other.event.id)).toEqual({ coming: 3, notComing: 0 })
  })
})

describe('a party that comes after all', () => {
  it('is a response in the place of the decline, also when the same is sent again', async () => {
    const { event, codes } = await openEvent()
    const { declineToken } = await declined(codes)
    const body = answer(3)
    const first = await call('PUT', `/api/declines/${declineToken}`, body)
    expect(first.status).toBe(201)
    expect(await countsOf(event.id)).toEqual({ coming: 3, notComing: 0 })
    const again = await call('PUT', `/api/declines/${declineToken}`, body)
    expect([again.status, await again.json()]).toEqual([200, await first.json()])
    expect(await countsOf(event.id)).toEqual({ coming: 3, notComing: 0 })
    expect((await call('GET', `/api/declines/${declineToken}`)).status).toBe(404)
  })

  it('needs places: where they are gone the decline stays', async () => {
    const { event, codes } = await openEvent()
    const { declineToken } = await declined(codes)
    for (const size of [10, 10, 9]) await makeResponse(env, event, partyOf(size))
    const refused = await call('PUT', `/api/declines/${declineToken}`, answer(2))
    expect({ status: refused.status, code: (await refused.json<Refused>()).error.code }).toEqual({
      status: 409,
      code: 'capacity',
    })
    expect(await countsOf(event.id)).toEqual({ coming: 29, notComing: 2 })
    expect((await call('PUT', `/api/declines/${declineToken}`, answer(1))).status).toBe(201)
  })

  it('is one party, however many pages say so at once', async () => {
    const { event, codes } = await openEvent()
    const { declineToken } = await declined(codes)
    const answers = await Promise.all(
      [1, 2, 3].map(() => call('PUT', `/api/declines/${declineToken}`, answer(2))),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
    expect(await countsOf(event.id)).toEqual({ coming: 2, notComing: 0 })
    const refused = answers.find(({ status }) => status === 409)
    expect((await refused?.json<Refused>())?.error).toMatchObject({
      code: 'decline_gone',
      message: declineGone,
    })
  })

  it('comes too late after the deadline', async () => {
    const { event, codes } = await openEvent()
    const { declineToken } = await declined(codes)
    setClock(() => event.closesAt)
    expect((await call('PUT', `/api/declines/${declineToken}`, answer())).status).toBe(410)
    expect(await countsOf(event.id)).toEqual({ coming: 0, notComing: 2 })
    expect((await call('GET', `/api/declines/${declineToken}`)).status).toBe(200)
  })
})

describe('a decline that is taken back', () => {
  it('counts no longer while the event is open, and its names are gone', async () => {
    const { event, codes } = await openEvent()
    const { declineToken } = await declined(codes)
    expect((await call('DELETE', `/api/declines/${declineToken}`)).status).toBe(204)
    expect(await countsOf(event.id)).toEqual({ coming: 0, notComing: 0 })
    expect(
      await env.DB.prepare('select names from declines where event_id = ?').bind(event.id).first(),
    ).toEqual({
      names: '["",""]',
    })
    expect((await call('GET', `/api/declines/${declineToken}`)).status).toBe(404)
  })

  it('is erased after closing, and counts on', async () => {
    const { event, codes } = await openEvent({ limit: 100 })
    const { declineToken } = await declined(codes, { email: 'ann@example.com' })
    setClock(() => event.closesAt)
    expect((await call('DELETE', `/api/declines/${declineToken}`)).status).toBe(204)
    expect(await countsOf(event.id)).toEqual({ coming: 0, notComing: 2 })
    const view = await (await call('GET', `/api/declines/${declineToken}`)).json()
    expect(view).toMatchObject({ decline: { names: ['', ''], email: null } })
  })

  it('that was erased while the event was closed early is gone when it opens again', async () => {
    const { planner, event, codes, path } = await openEvent({ limit: 100 })
    const cookie = await makeSession(env, planner.id)
    const { declineToken } = await declined(codes, { email: 'ann@example.com' })
    expect((await call('POST', `${path}/close`, {}, { cookie })).status).toBe(200)
    expect((await call('DELETE', `/api/declines/${declineToken}`)).status).toBe(204)
    expect((await call('POST', `${path}/reopen`, {}, { cookie })).status).toBe(200)
    expect((await call('GET', `/api/declines/${declineToken}`)).status).toBe(404)
    const body = { submissionId: crypto.randomUUID(), party: partyOf(2) }
    expect((await call('PUT', `/api/declines/${declineToken}`, body)).status).toBe(409)
    expect(await countsOf(event.id)).toEqual({ coming: 0, notComing: 2 })
  })

  it('is not found by another link, an edit link among them', async () => {
    const { event } = await openEvent()
    const response = await makeResponse(env, event, partyOf(1))
    const held = await makeDecline(env, event, ['Ann'])
    for (const token of [response.token, `${event.eventCode}-${'A'.repeat(43)}`, held.id])
      for (const method of ['GET', 'DELETE'])
        expect((await call(method, `/api/declines/${token}`)).status).toBe(404)
    expect((await call('GET', `/api/responses/${held.token}`)).status).toBe(404)
    expect(await countsOf(event.id)).toEqual({ coming: 1, notComing: 1 })
  })
})

describe('the mail of a decline', () => {
  it('has the link to change one’s mind, and no link where the free event asks for no address', async () => {
    const [paid, free] = [await openEvent({ limit: 100 }), await openEvent()]
    const { declineUrl } = await declined(paid.codes, { email: 'ann@example.com' })
    await declined(free.codes, { email: 'ann@example.com' })
    const { results } = await env.DB.prepare(
      `select d.id, d.event_id as event from declines d join outbox o on o.subject_id = d.id and o.kind = 'decline_link'
       where d.event_id in (?, ?)`,
    )
      .bind(paid.event.id, free.event.id)
      .all<{ id: string; event: string }>()
    expect(results.map(({ event }) => event)).toEqual([paid.event.id])
    const mail = await templates.decline_link(env, results[0]?.id ?? '')
    expect(mail?.to).toBe('ann@example.com')
    expect(mail?.text).toContain(declineUrl)
    expect(mail?.text).toContain('You told us that your party of 2 cannot come.')
  })
})

describe('the planner', () => {
  it('sees who does not come, adds one after closing, deletes and restores it', async () => {
    const { event, path, codes, planner } = await openEvent({ limit: 100 })
    await declined(codes, { email: 'ann@example.com' })
    setClock(() => event.closesAt)
    const cookie = { cookie: await makeSession(env, planner.id) }
    const added = await call('POST', `${path}/declines`, decline({ names: ['Mia'] }), cookie)
    expect(added.status).toBe(201)
    const { id } = await added.json<{ id: string }>()
    const list = async () =>
      (await call('GET', `${path}/responses`, undefined, cookie)).json<{
        declines: { names: string[]; email: string | null }[]
        total: object
      }>()
    expect(await list()).toMatchObject({
      declines: [{ names: ['Mia'] }, { names: ['Ann', 'Leo'], email: 'ann@example.com' }],
      total: { responses: 0, guests: 0, notComing: 3 },
    })
    expect((await call('DELETE', `${path}/declines/${id}`, undefined, cookie)).status).toBe(204)
    expect(await list()).toMatchObject({ total: { notComing: 2 } })
    expect((await call('POST', `${path}/declines/${id}/restore`, {}, cookie)).status).toBe(204)
    expect(await list()).toMatchObject({ total: { notComing: 3 } })
    const totals = await call('GET', `${path}/kitchen`, undefined, cookie)
    expect(await totals.json()).toMatchObject({ guests: 0, notComing: 3 })
    const events = await call('GET', '/api/events/counts', undefined, cookie)
    expect(await events.json()).toMatchObject({ counts: [{ id: event.id, notComing: 3 }] })
  })

  it('reads the newest 500 of any number, is told so, and still gets an overview of all', async () => {
    const { event, path, planner } = await openEvent({ limit: 100 })
    const cookie = { cookie: await makeSession(env, planner.id) }
    const lost = await makeDecline(env, event, ['Oldest'], { email: 'lost@example.com', createdAt: 1 })
    await env.DB.prepare('update outbox set failed_at = 1, queue = null where subject_id = ?')
      .bind(lost.id)
      .run()
    await env.DB.prepare(
      `insert into declines (id, event_id, names, submission_hash, token_hash, created_at, updated_at)
       select ?1 || value, ?1, '["Eve"]', 'h', ?1 || value, value, value from json_each(?2)`,
    )
      .bind(event.id, JSON.stringify(Array.from({ length: 500 }, (_, index) => index + 2)))
      .run()
    const read = async <T>(rest: string) => (await call('GET', `${path}${rest}`, undefined, cookie)).json<T>()
    const list = await read<{ declines: { names: string[] }[]; moreDeclines?: true }>('/responses')
    expect([list.declines.length, list.moreDeclines]).toEqual([500, true])
    expect(JSON.stringify(list.declines)).not.toContain('Oldest')
    expect(list).toMatchObject({ total: { notComing: 501 } })
    expect(await read('/overview')).toMatchObject({ undelivered: 1, last: Array(5).fill({ name: 'Eve' }) })
    await env.DB.prepare('delete from outbox where subject_id = ?').bind(lost.id).run()
    await env.DB.prepare('delete from declines where id = ?').bind(lost.id).run()
    expect(await read('/responses')).not.toHaveProperty('moreDeclines')
  })

  it('restores a decline for a minute, and one that its guest took back never', async () => {
    const { event, path, planner } = await openEvent()
    const cookie = { cookie: await makeSession(env, planner.id) }
    const [late, taken] = [await makeDecline(env, event, ['Ann']), await makeDecline(env, event, ['Leo'])]
    for (const { id } of [late, taken]) await call('DELETE', `${path}/declines/${id}`, undefined, cookie)
    await call('DELETE', `/api/declines/${taken.token}`)
    expect((await call('POST', `${path}/declines/${taken.id}/restore`, {}, cookie)).status).toBe(410)
    const at = Date.now() + 70_000
    setClock(() => at)
    expect((await call('POST', `${path}/declines/${late.id}/restore`, {}, cookie)).status).toBe(410)
    await anonymizeDeleted({ db, at })
    const { names } = (await env.DB.prepare('select names from declines where id = ?').bind(late.id).first<{
      names: string
    }>()) ?? { names: '' }
    expect(names).toBe('[""]')
  })

  it('is told at once by an open view', async () => {
    const { path, codes, planner } = await openEvent()
    const cookie = await makeSession(env, planner.id)
    const { socket, messages } = await openLiveView(`${path}/live`, { cookie })
    await declined(codes)
    await expect.poll(() => messages).toContainEqual({ changed: 'responses' })
    socket.close()
  })

  it('sees whose last mail was given up', async () => {
    const { event, path, planner } = await openEvent({ limit: 100 })
    const cookie = { cookie: await makeSession(env, planner.id) }
    const email = () => `${crypto.randomUUID()}@example.com`
    const lost = await makeDecline(env, event, ['Ann'], { email: email() })
    await makeDecline(env, event, ['Leo'], { email: email() })
    await env.DB.prepare('update outbox set failed_at = 1, queue = null where subject_id = ?')
      .bind(lost.id)
      .run()
    const list = await call('GET', `${path}/responses`, undefined, cookie)
    const { declines } = await list.json<{ declines: { names: string[]; undelivered: boolean }[] }>()
    expect(declines.toSorted((a, b) => (a.names[0] ?? '').localeCompare(b.names[0] ?? ''))).toMatchObject([
      { names: ['Ann'], undelivered: true },
      { names: ['Leo'], undelivered: false },
    ])
  })

  it('mails the link of a decline again, and not where no address is stored', async () => {
    const { event, path, planner } = await openEvent({ limit: 100 })
    const cookie = { cookie: await makeSession(env, planner.id) }
    const [has, none] = [
      await makeDecline(env, event, ['Ann'], { email: `${crypto.randomUUID()}@example.com` }),
      await makeDecline(env, event, ['Leo']),
    ]
    await env.DB.prepare('update outbox set sent_at = 1, queue = null where subject_id = ?')
      .bind(has.id)
      .run()
    expect((await call('POST', `${path}/declines/${has.id}/mail`, {}, cookie)).status).toBe(204)
    const queued = await env.DB.prepare('select count(*) as n from outbox where subject_id = ?')
      .bind(has.id)
      .first()
    expect(queued).toEqual({ n: 2 })
    expect((await call('POST', `${path}/declines/${none.id}/mail`, {}, cookie)).status).toBe(400)
  })
})

describe('what is stored of a decline', () => {
  it('is erased by the clock with the other guests’ names, and the count stays', async () => {
    const { event } = await openEvent({ limit: 100 })
    const { id } = await makeDecline(env, event, ['Ann', 'Leo'], { email: 'ann@example.com' })
    const day = 86_400_000
    const at = event.closesAt + 401 * day
    // A run erases five events at most.
    while ((await eraseOld({ db, at })) > 0);
    const stored = () =>
      env.DB.prepare('select names, email, submission_hash as hash from declines where id = ?')
        .bind(id)
        .first()
    expect(await stored()).toEqual({ names: '["",""]', email: null, hash: '' })
    expect(await countsOf(event.id)).toEqual({ coming: 0, notComing: 2 })
  })

  it('is in the planner’s own export, in the CSV after the responses, and goes with the event', async () => {
    const { event, path, codes, planner } = await openEvent({ limit: 100 })
    const cookie = { cookie: await makeSession(env, planner.id) }
    await makeResponse(env, event, partyOf(1))
    await declined(codes, { email: `${crypto.randomUUID()}@example.com` })
    const exported = await call('GET', '/api/account/export', undefined, cookie)
    expect(await exported.json()).toMatchObject({ events: [{ declines: [{ names: ['Ann', 'Leo'] }] }] })
    const csv = await (await call('GET', `${path}/responses.csv`, undefined, cookie)).text()
    const lines = csv.trimEnd().split('\r\n')
    expect(lines.slice(2).map((line) => line.split(',').slice(-3))).toEqual([
      ['""', '""', '"Not coming"'],
      ['""', '""', '"Not coming"'],
    ])
    expect((await call('DELETE', path, { confirm: 'DELETE' }, cookie)).status).toBe(204)
    const left = await env.DB.prepare('select count(*) as n from declines where event_id = ?')
      .bind(event.id)
      .first()
    expect(left).toEqual({ n: 0 })
    const waiting = await env.DB.prepare(
      "select count(*) as n from outbox where kind = 'decline_link' and sent_at is null and subject_id not in (select id from declines)",
    ).first()
    expect(waiting).toEqual({ n: 0 })
  })
})
