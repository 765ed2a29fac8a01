import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { database } from '#core/db'
import type { ErrorBody } from '#core/refusals'
import type { Receipt } from '#party/shape/guest'
import type { ResponseList, SavedResponse } from '#party/shape/responses'
import { answerIdOf } from '../desk/answer-id.ts'
import { everyText } from '../testing/every-text.ts'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu, makePurchase } from '../testing/factories/factories.ts'
import { call as send } from '../testing/http.ts'
import { writtenLines } from '../testing/watched-logs.ts'

// A submission id is a secret of the page that made it, since it opens the edit link of its response. Nothing that is stored,
// listed, exported, audited or logged may be one or reveal one.
const db = database(env.DB)
const party = (name: string) => [{ name, allergies: 'Nuts', selections: {} }]

function call(method: string, path: string, cookie = '', body?: unknown) {
  return send(method, path, body, { cookie, 'cf-connecting-ip': crypto.randomUUID() })
}

async function given() {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id)
  await makePurchase(db, event.id, planner.id, 2000)
  await makeMenu(db, event.id)
  const cookie = await makeSession(env, planner.id)
  const admin = await makeSession(env, (await makePlanner(db, { role: 'admin' })).id)
  const doors = {
    guest: `/api/codes/${event.eventCode}/responses`,
    planner: `/api/events/${event.id}/responses`,
  }
  return { event, cookie, admin, doors }
}

describe('what is known of a stored response', () => {
  it('does not open it: nothing stored, listed, exported or audited works as its submission id', async () => {
    const { event, cookie, admin, doors } = await given()
    const submissionId = crypto.randomUUID()
    const body = { submissionId, email: 'ada@example.com', party: party('Ada Lovelace') }
    const { editToken, responseId } = await (await call('POST', doors.guest, '', body)).json<Receipt>()
    await call('PUT', `/api/responses/${editToken}`, '', { email: '', party: party('Ada King') })
    await call('POST', doors.planner, cookie, { ...body, submissionId: crypto.randomUUID() })
    const told = await Promise.all(
      [
        [doors.planner, cookie],
        [`/api/events/${event.id}/kitchen`, cookie],
        [`/api/events/${event.id}/responses.csv`, cookie],
        ['/api/account/export', cookie],
        ['/api/admin/audit?entity=guest_selection', admin],
        ['/api/admin/events', admin],
      ].map(async ([path, who]) => (await call('GET', path ?? '', who)).text()),
    )
    const texts = [...told, ...(await everyText(env.DB)).map(({ text }) => text)]
    expect(texts.join('\n')).not.toContain(submissionId)
    const ids = new Set(texts.flatMap((text) => text.match(/[\w-]{20,}/g) ?? []))
    expect(ids).toContain(responseId)
    for (const id of ids)
      for (const [path, who] of [
        [doors.guest, ''],
        [doors.planner, cookie],
      ] as const) {
        const answer = await call('POST', path, who, { submissionId: id, party: party('Mallory') })
        expect([201, 400]).toContain(answer.status)
        expect(await answer.text()).not.toContain(editToken)
      }
  })

  it('is nowhere in the log', async () => {
    const { cookie, doors } = await given()
    const submissionId = crypto.randomUUID()
    for (const [path, who] of [
      [doors.guest, ''],
      [doors.planner, cookie],
    ] as const)
      for (const name of ['Ada Lovelace', 'Ada King', 'Ada Lovelace'])
        await call('POST', path, who, { submissionId, party: party(name) })
    expect(writtenLines().length).toBeGreaterThan(0)
    expect(writtenLines().join('\n')).not.toContain(submissionId)
  })
})

describe('a submission id', () => {
  it('always gives the same response id: 128 bits of SHA-256, without the server’s secret', async () => {
    const id = await answerIdOf('guest', 'FEAST7', '0f8fad5b-d9cb-469f-a165-70867728950e')
    expect(id).toBe('myQea-71hBbiQmgBxVzbcg')
  })

  it('belongs to its event and to guests or planners: elsewhere it creates another response', async () => {
    const here = await given()
    const there = await given()
    const submissionId = crypto.randomUUID()
    const answers = await Promise.all([
      call('POST', here.doors.guest, '', { submissionId, party: party('Ada Lovelace') }),
      call('POST', here.doors.planner, here.cookie, { submissionId, party: party('Bea Lovelace') }),
      call('POST', there.doors.guest, '', { submissionId, party: party('Cy Lovelace') }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    const ids = await Promise.all(
      answers.map(async (answer) => (await answer.json<SavedResponse>()).responseId),
    )
    expect(new Set(ids).size).toBe(3)
    for (const id of ids) expect(id).toMatch(/^[\w-]{22}$/)
  })

  it('of a planner’s Add does not open its response for guests', async () => {
    const { cookie, doors } = await given()
    const submissionId = crypto.randomUUID()
    await call('POST', doors.planner, cookie, { submissionId, party: party('Ada Lovelace') })
    const asGuest = await call('POST', doors.guest, '', { submissionId, party: party('Mallory') })
    expect(asGuest.status).toBe(201)
    const { editToken } = await asGuest.json<Receipt>()
    expect(await (await call('GET', `/api/responses/${editToken}`)).text()).not.toContain('Lovelace')
  })

  it('returns a guest their own response, whatever is sent with it again', async () => {
    const { doors } = await given()
    const submissionId = crypto.randomUUID()
    const first = await call('POST', doors.guest, '', { submissionId, party: party('Ada Lovelace') })
    const receipt = await first.json<Receipt>()
    const again = await call('POST', doors.guest, '', { submissionId, party: party('Ada Lovelace') })
    expect({ status: again.status, body: await again.json() }).toEqual({ status: 200, body: receipt })
    const other = await call('POST', doors.guest, '', { submissionId, party: party('Ada King') })
    expect(other.status).toBe(409)
    expect((await other.json<ErrorBody>()).error).toMatchObject({
      code: 'id_reused',
      details: { receipt },
    })
  })
})

describe('what a planner adds on a guest’s behalf', () => {
  it('is returned by its id only, also when it is sent again: never with the edit link', async () => {
    const { event, cookie, doors } = await given()
    const submissionId = crypto.randomUUID()
    const add = (name: string) => call('POST', doors.planner, cookie, { submissionId, party: party(name) })
    const answers = [await add('Ada Lovelace'), await add('Ada Lovelace'), await add('Ada King')]
    const { responses } = await (await call('GET', doors.planner, cookie)).json<ResponseList>()
    const responseId = responses[0]?.id
    expect(answers.map(({ status }) => status)).toEqual([201, 200, 409])
    const bodies = await Promise.all(answers.map((answer) => answer.json<Partial<ErrorBody>>()))
    expect(bodies.slice(0, 2)).toEqual([
      { responseId, version: 1 },
      { responseId, version: 1 },
    ])
    expect(bodies[2]?.error).toMatchObject({ code: 'id_reused', details: { responseId } })
    expect(JSON.stringify(bodies)).not.toMatch(new RegExp(`${event.eventCode}-[\\w-]{43}`))
  })
})
