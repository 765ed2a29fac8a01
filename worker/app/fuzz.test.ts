import { env, exports } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { body, evil } from '../testing/fuzz/bodies.ts'
import { type Asked, anew, ask, type Playground, playground } from '../testing/fuzz/ground.ts'
import { cardEvent, query } from '../testing/fuzz/requests.ts'
import { routes } from '../testing/routes.ts'

// Any request to any route is answered, never with a fault of ours, and leaves every invariant.
const runs = Number(env.FUZZ ?? 3000)
// An answer takes milliseconds; on a machine that is busy with other things only this long is surely a hang.
const hang = 5000
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
