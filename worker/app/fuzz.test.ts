import { env, exports } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { now } from '#core/clock'
import { database } from '#core/db'
import type { CardEvent } from '../dev/cards/book.ts'
import { stopUrl } from '../mailings/stop-token.ts'
import { notificationUrl } from '../notifications/token.ts'
import { issueSheet } from '../sheets/issue.ts'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeKitchenLink, makeMenu, makePurchase } from '../testing/factories/factories.ts'
import { makeInvitation } from '../testing/factories/guest-list.ts'
import { invitedMember, makeMember, offered } from '../testing/factories/members.ts'
import { makeDecline, makeResponse, partyOf } from '../testing/factories/party-factories.ts'
import { delivered } from '../testing/factories/payment-factories.ts'
import { makeTable } from '../testing/factories/seating.ts'
import { makeTemplate } from '../testing/factories/templates.ts'
import { body, evil, people } from '../testing/fuzzed-bodies.ts'
import { cardEvent, query } from '../testing/fuzzed-requests.ts'
import { routes } from '../testing/routes.ts'

// Any request to any route is answered, never with a fault of ours, and leaves every invariant.
const db = database(env.DB)
const runs = Number(env.FUZZ ?? 3000)
// An answer takes milliseconds; on a machine that is busy with other things only this long is surely a hang.
const hang = 5000
/** So often everything is made anew: what was deleted, revoked or suspended would refuse all that comes after it. */
const anew = 400

type Who = 'nobody' | 'owner' | 'member' | 'admin'
type Asked = {
  route: string
  who: Who
  real: boolean
  strange: string
  text: string
  asking: string
  event: object
}

/** An event with one of each thing, and those who may ask for it. */
async function playground() {
  const [planner, admin] = [await makePlanner(db), await makePlanner(db, { role: 'admin' })]
  const event = await makeEvent(db, planner.id)
  const { sessionId } = await makePurchase(db, event.id, planner.id, 100)
  const [category] = await makeMenu(db, event.id)
  const own = crypto.randomUUID().slice(0, 6)
  const party = partyOf(2).map((one, index) => ({ ...one, id: people[index] ?? own }))
  const response = await makeResponse(env, event, party)
  const decline = await makeDecline(env, event, ['Ann'])
  const link = await makeKitchenLink(env, event, { mayConfirm: true })
  const planning = { kind: 'planner', id: planner.id } as const
  await issueSheet(
    { db, event, actor: planning, at: now() },
    { id: crypto.randomUUID(), kind: 'provisional' },
  )
  const invited = await makeInvitation(env, event, ['Ann'])
  const mail = await notificationUrl(env, 'closed', planner.id)
  const member = await makeMember(event.id, 'viewer')
  const membership = await invitedMember(event, admin.email)
  const stop = await stopUrl(env, event.id, 'ann@example.com')
  const names: Record<string, string> = {
    ...{ id: event.id, code: event.eventCode, planner: planner.id, sessionId, number: '1' },
    ...{ token: response.token, rid: response.id, declineToken: decline.token, did: decline.id },
    ...{
      kitchenToken: link.token,
      lid: link.id,
      mail: new URL(mail).pathname.slice('/notifications/'.length),
    },
    ...{ userId: member.id, mid: membership.id, membership: membership.token },
    handover: (await offered(event, member.id)).token,
    language: 'de',
    template: (await makeTemplate(planner.id)).id,
    ...{ invitation: invited.id, inviteToken: invited.token },
    stopToken: new URL(stop).pathname.slice('/stop/'.length),
    ...{ cid: category?.id ?? '', iid: category?.items[0]?.id ?? '', tid: await makeTable(event.id, '4') },
    // Neither a fill nor a cover is there to be named.
    ...{
      fid: crypto.randomUUID(),
      importId: crypto.randomUUID(),
      key: crypto.randomUUID(),
      kind: 'specials',
    },
  }
  const cookies = {
    owner: await makeSession(env, planner.id),
    member: await makeSession(env, member.id),
    admin: await makeSession(env, admin.id),
  }
  return { names, cookies }
}
type Playground = Awaited<ReturnType<typeof playground>>

async function ask({ names, cookies }: Playground, asked: Asked) {
  const { route, who, real, strange, text, asking, event } = asked
  const [method = '', pattern = ''] = route.split(' ')
  const odd = encodeURIComponent(strange.isWellFormed() ? strange : 'x') || 'x'
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => (real ? (names[name] ?? 'x') : odd))
  const signed = path === '/api/stripe' && real ? await delivered(event as CardEvent) : null
  const started = performance.now()
  const answer = await exports.default.fetch(`http://localhost:8787${path}${asking && `?${asking}`}`, {
    method,
    headers: {
      origin: 'http://localhost:8787',
      'content-type': 'application/json',
      'cf-connecting-ip': crypto.randomUUID(),
      ...(who !== 'nobody' && { cookie: cookies[who] }),
      ...signed?.headers,
    },
    redirect: 'manual',
    ...(method !== 'GET' && { body: signed ? String(signed.body) : text }),
  })
  const said = await answer.text()
  return { status: answer.status, said, took: performance.now() - started }
}

it(
  `answers ${runs} bodies over all routes without a fault or a hang, and keeps the invariants`,
  async () => {
    const faults: unknown[] = []
    let place = await playground()
    let count = 0
    // The first call's imports are not measured.
    await exports.default.fetch('http://localhost:8787/api/session')

    const asked = fc.record<Asked>({
      route: fc.constantFrom(...routes),
      who: fc.constantFrom('nobody', 'owner', 'member', 'admin'),
      real: fc.boolean(),
      strange: evil,
      text: body,
      asking: fc.oneof(fc.constant(''), query),
      event: cardEvent,
    })
    const answered = fc.asyncProperty(asked, async (one) => {
      if (++count % anew === 0) place = await playground()
      // The card provider knows nothing of this payment, and says so.
      if (one.real && one.route.endsWith('/refund')) return
      const { status, said, took } = await ask(place, one)
      // Half of a pair of signs would break the line on which a failure is reported.
      const about = (text: string) => text.slice(0, 300).toWellFormed()
      if (status >= 500 || took > hang)
        faults.push({ ...one, event: '', text: about(one.text), status, took, said: about(said) })
    })
    await fc.assert(answered, { numRuns: runs, seed: Number(env.FUZZ_SEED ?? 20261121), endOnFailure: true })
    expect(faults).toEqual([])

    const broken = await env.DB.prepare(
      `select e.id from events e where e.registered_guests > e.guest_limit or e.registered_guests <>
       coalesce((select sum(g.guest_count) from guest_selections g where g.event_id = e.id and g.deleted_at is null), 0)`,
    ).all()
    expect(broken.results).toEqual([])
    const orphans = await env.DB.prepare(
      'select count(*) as n from guest_selections where event_id not in (select id from events)',
    ).first<number>('n')
    expect(orphans).toBe(0)
  },
  Math.max(900_000, runs * 60),
)

/** Routes behind which these requests do not come, and why. */
const closed: Record<string, string> = {
  'POST /api/erasures': 'without the operator’s token, which none of them has, it is not there',
  'GET /api/covers/:key': 'no cover is there; it reads neither body nor query',
  'DELETE /api/events/:id/imports/:importId': 'nothing was imported; it reads neither body nor query',
  'DELETE /api/account/sessions/:sessionId': 'no other session is open; it reads neither body nor query',
  'POST /api/admin/orders/:sessionId/refund': 'nothing is to be refunded; it reads neither body nor query',
}

/** After these the next route needs everything anew. */
const ending = /^DELETE|^POST \/api\/handovers|suspension$|close$|sign-out$|password$/

it('comes behind every route, so that bodies and queries are read there', async () => {
  const refused = new Set([401, 403, 404, 429])
  const reached = new Set<string>()
  let place: Playground | null = null
  for (const route of routes) {
    place ??= await playground()
    for (const who of ['nobody', 'owner', 'member', 'admin'] as const) {
      const one = { route, who, real: true, strange: 'x', text: '{', asking: 'x=1', event: {} }
      const { status } = await ask(place, one)
      if (!refused.has(status)) reached.add(route)
    }
    if (ending.test(route)) place = null
  }
  expect(routes.filter((route) => !reached.has(route))).toEqual(Object.keys(closed).sort())
})
