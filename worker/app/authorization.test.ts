import { env, exports } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { dayAt, monthsAfter } from '#contract/closing'
import { database } from '#core/db'
import {
  makeDecline,
  makeEvent,
  makeMenu,
  makePlanner,
  makeResponse,
  makeSession,
  partyOf,
} from '../testing/factories.ts'
import { call } from '../testing/http.ts'
import { api } from './api.ts'

// Who may do what, for every route there is: the list comes from the router, so that a new route without a line
// here fails. `guest` holds another party's edit link of the same event and shows it wherever a right could be shown;
// `former` has a cookie whose session ended; `unconfirmed` has a session though their address was never proven; `other`
// is another planner; `owner` owns the event a path names; `admin` owns nothing.
const roles = ['anonymous', 'guest', 'former', 'unconfirmed', 'other', 'admin', 'owner'] as const
type Role = (typeof roles)[number]
type Line = Record<Role, number> & { body?: unknown }

const db = database(env.DB)
const eventDate = monthsAfter(dayAt(Date.now(), 'UTC'), 12)
const event = { title: 'Renamed', description: '', eventDate, timeZone: 'UTC' }
const answer = { party: partyOf(1) }

function everybody(status: number, body?: unknown): Line {
  const line = Object.fromEntries(roles.map((role) => [role, status])) as Record<Role, number>
  return { ...line, ...(body !== undefined && { body }) }
}

function signedInOnly(status: number, body?: unknown): Line {
  return { ...everybody(status, body), anonymous: 401, guest: 401, former: 401, unconfirmed: 401 }
}

/** Only the planner whose event it is; to all others it is not there. */
function ownerOnly(status: number, body?: unknown): Line {
  return { ...signedInOnly(404, body), owner: status }
}

function adminOnly(status: number, body?: unknown): Line {
  return { ...signedInOnly(404, body), admin: status }
}

const matrix: Record<string, Line> = {
  'GET /api/health': everybody(200),
  'GET /api/session': everybody(200),
  'POST /api/auth/sign-up/email': everybody(400),
  'POST /api/auth/sign-in/email': everybody(400),
  'POST /api/auth/sign-out': everybody(200),
  'POST /api/auth/confirm-check': everybody(400),
  'POST /api/auth/verify-email': everybody(400),
  'POST /api/auth/send-verification-email': everybody(400),
  'POST /api/auth/request-password-reset': everybody(400),
  'POST /api/auth/reset-check': everybody(400),
  'POST /api/auth/reset-password': everybody(400),
  'GET /api/codes/:code': everybody(200),
  'GET /api/codes/:code/live': everybody(426),
  'POST /api/codes/:code/responses': everybody(201, { submissionId: '(fresh)', party: partyOf(1) }),
  'POST /api/codes/:code/declines': everybody(201, { submissionId: '(fresh)', names: ['Ann'] }),
  'GET /api/declines/:declineToken': everybody(200),
  'PUT /api/declines/:declineToken': everybody(201, { submissionId: '(fresh)', party: partyOf(1) }),
  'DELETE /api/declines/:declineToken': everybody(204),
  'GET /api/codes/:code/deadline.ics': everybody(200),
  'GET /api/responses/:token': everybody(200),
  'GET /api/responses/:token/deadline.ics': everybody(200),
  'GET /api/responses/:token/qr.svg': everybody(200),
  'PUT /api/responses/:token': everybody(200, answer),
  'DELETE /api/responses/:token': everybody(204),
  'POST /api/responses/:token/mail': everybody(400, {}),
  'GET /api/events': signedInOnly(200),
  'POST /api/events': signedInOnly(201, event),
  'GET /api/events/counts': signedInOnly(200),
  'GET /api/events/:id': ownerOnly(200),
  'PUT /api/events/:id': ownerOnly(200, event),
  'DELETE /api/events/:id': ownerOnly(204, {}),
  'PUT /api/events/:id/cover': ownerOnly(415),
  'DELETE /api/events/:id/cover': ownerOnly(204),
  'GET /api/covers/:key': everybody(404),
  'POST /api/events/:id/categories': ownerOnly(201, { name: 'Cheese' }),
  'PUT /api/events/:id/categories/:cid': ownerOnly(200, { name: 'Cheese' }),
  'DELETE /api/events/:id/categories/:cid': ownerOnly(204),
  'POST /api/events/:id/categories/:cid/items': ownerOnly(201, { name: 'Brie' }),
  'PUT /api/events/:id/items/:iid': ownerOnly(200, { name: 'Brie' }),
  'DELETE /api/events/:id/items/:iid': ownerOnly(204),
  'PUT /api/events/:id/menu/order': ownerOnly(409, { categories: [] }),
  'GET /api/events/:id/responses': ownerOnly(200),
  'POST /api/events/:id/responses': ownerOnly(201, { submissionId: '(fresh)', party: partyOf(1) }),
  'PUT /api/events/:id/responses/:rid': ownerOnly(200, answer),
  'DELETE /api/events/:id/responses/:rid': ownerOnly(204),
  'POST /api/events/:id/responses/:rid/restore': ownerOnly(200, {}),
  'POST /api/events/:id/declines': ownerOnly(201, { submissionId: '(fresh)', names: ['Ann'] }),
  'DELETE /api/events/:id/declines/:did': ownerOnly(204),
  'POST /api/events/:id/declines/:did/restore': ownerOnly(204, {}),
  'POST /api/events/:id/declines/:did/mail': ownerOnly(400, {}),
  'GET /api/events/:id/totals': ownerOnly(200),
  'GET /api/events/:id/responses.csv': ownerOnly(403),
  'GET /api/events/:id/live': ownerOnly(426),
  'POST /api/events/:id/checkout': ownerOnly(400, {}),
  'GET /api/orders': signedInOnly(200),
  'GET /api/orders/:sessionId': signedInOnly(404),
  'POST /api/stripe': everybody(400),
  'GET /api/account/export': signedInOnly(200),
  'DELETE /api/account': signedInOnly(409, {}),
  'GET /api/admin/planners': adminOnly(200),
  'GET /api/admin/events': adminOnly(200),
  'DELETE /api/admin/events/:id': adminOnly(204, {}),
  'GET /api/admin/audit': adminOnly(200),
  'GET /api/admin/orders': adminOnly(200),
  'POST /api/admin/orders/:sessionId/refund': adminOnly(404, {}),
  'POST /api/admin/events/:id/refund': adminOnly(404, {}),
}

const routes = [
  ...new Set(
    api.routes
      .filter(({ method, path }) => method !== 'ALL' && path !== '/*')
      .map(({ method, path }) => `${method} ${path.replace(/(.)\/$/, '$1')}`),
  ),
].sort()

async function given() {
  const [owner, other, admin] = [
    await makePlanner(db),
    await makePlanner(db),
    await makePlanner(db, { role: 'admin' }),
  ]
  const held = await makeEvent(db, owner.id)
  const [category] = await makeMenu(db, held.id)
  const response = await makeResponse(env, held, partyOf(2))
  const declined = await makeDecline(env, held, ['Ann'])
  const former = await makeSession(env, other.id)
  await env.DB.prepare('delete from session where user_id = ?').bind(other.id).run()
  const unconfirmed = await makePlanner(db, { emailVerified: false })
  const { token: guestToken } = await makeResponse(env, held, partyOf(1))
  const cookies: Record<Role, string | null> = {
    anonymous: null,
    guest: `__Host-session=${guestToken}`,
    former,
    unconfirmed: await makeSession(env, unconfirmed.id),
    other: await makeSession(env, other.id),
    owner: await makeSession(env, owner.id),
    admin: await makeSession(env, admin.id),
  }
  const parameters: Record<string, string> = {
    id: held.id,
    code: held.eventCode,
    token: response.token,
    sessionId: 'cs_nobody',
    key: 'nobody',
    cid: category?.id ?? '',
    iid: category?.items[0]?.id ?? '',
    rid: response.id,
    did: declined.id,
    declineToken: declined.token,
  }
  return { cookies, parameters, owner, held, guestToken }
}

it('has a line for every route there is, and none for others', () => {
  expect(Object.keys(matrix).sort()).toEqual(routes)
})

describe('each route answers as the matrix says', () => {
  it.each(Object.entries(matrix))('%s', async (route, line) => {
    const [method = '', pattern = ''] = route.split(' ')
    let fixture = await given()
    for (const role of roles) {
      const { cookies, parameters, owner, held, guestToken } = fixture
      const path = pattern.replace(/:(\w+)/g, (_, name: string) => parameters[name] ?? '')
      const cookie = cookies[role]
      const headers: Record<string, string> = {
        origin: 'http://localhost:8787',
        'content-type': 'application/json',
      }
      if (cookie) headers.cookie = cookie
      if (role === 'guest') headers.authorization = `Bearer ${guestToken}`
      const text = JSON.stringify(line.body ?? {}).replace('(fresh)', crypto.randomUUID())
      const before = await footprint(owner.id, held.id)
      const response = await exports.default.fetch(`http://localhost:8787${path}`, {
        method,
        headers,
        redirect: 'manual',
        ...(method !== 'GET' && { body: text }),
      })
      await response.text()
      expect({ role, status: response.status }).toEqual({ role, status: line[role] })
      // Refused is untouched: no row of the owner's is another, and nothing is audited.
      if (response.status === 401 || (response.status === 404 && role !== 'owner'))
        expect(await footprint(owner.id, held.id)).toEqual(before)
      else if (method !== 'GET') fixture = await given()
    }
  })
})

it('nobody is told to be signed in whose address was never proven', async () => {
  const { cookies } = await given()
  const userOf = async (role: Role) =>
    (
      await exports.default.fetch('http://localhost:8787/api/session', {
        headers: { cookie: cookies[role] ?? '' },
      })
    ).json<{ user: { role: string } | null }>()
  expect(await userOf('unconfirmed')).toEqual({ user: null })
  expect(await userOf('owner')).toMatchObject({ user: { role: 'planner' } })
})

it('an edit link opens its own answer alone, whatever else is named beside it', async () => {
  const { held, guestToken, parameters } = await given()
  const other = parameters.rid ?? ''
  const before = await footprint(held.userId, held.id)
  const mine = await (await call('GET', `/api/responses/${guestToken}?id=${other}`)).json<{
    response: { id: string; guestCount: number }
  }>()
  expect(mine.response.id).not.toBe(other)
  expect(mine.response.guestCount).toBe(1)
  // The other party's id is neither a link nor a part of one.
  for (const link of [other, `${held.eventCode}-${other}`, `${guestToken.slice(0, 7)}${other}`])
    expect((await call('GET', `/api/responses/${link}`)).status).toBe(404)
  const named = { ...answer, id: other, responseId: other, editToken: parameters.token }
  expect([200, 400]).toContain((await call('PUT', `/api/responses/${guestToken}`, named)).status)
  const rows = (all: unknown[]) => (all[3] as { id: string }[]).filter(({ id }) => id === other)
  expect(rows(await footprint(held.userId, held.id))).toEqual(rows(before))
})

async function footprint(ownerId: string, eventId: string): Promise<unknown[]> {
  const results = await env.DB.batch([
    env.DB.prepare('select * from events where user_id = ?').bind(ownerId),
    env.DB.prepare('select * from menu_categories where event_id = ?').bind(eventId),
    env.DB.prepare(
      'select i.* from menu_items i join menu_categories c on c.id = i.category_id where c.event_id = ?',
    ).bind(eventId),
    env.DB.prepare('select * from guest_selections where event_id = ?').bind(eventId),
    env.DB.prepare('select * from declines where event_id = ?').bind(eventId),
    env.DB.prepare("select count(*) from audit_logs where action <> 'SIGN_IN'"),
  ])
  return results.map(({ results: rows }) => rows)
}
