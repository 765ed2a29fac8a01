import { membersMax } from '#members/rules/limits'
import { event, planner, shared } from '../fixtures.ts'
import { type Harness, vars } from '../workers/harness.ts'
import { typical } from './load.ts'
import { type Ratio, ratio } from './pairs.ts'

/**
 * R2 and R7: compares a guest's look-up and a planner's read with a bare Worker that reads one row, and what a member reads
 * with what an owner does.
 */
export async function reads({ ours, bare }: Harness, pairs: number, count: number): Promise<Ratio[]> {
  const { id, cookie } = await planner(ours)
  const { code, id: alone } = await event(ours, id)
  const { id: together } = await event(ours, id)
  const member = await shared(ours, together, membersMax)
  const bareRead = () => typical(count, () => ({ url: new URL('/read', bare.url) }))
  const at =
    (path: string, as = cookie) =>
    () =>
      typical(count, () => ({ url: new URL(path, ours.url), headers: { cookie: as, origin: vars.ORIGIN } }))
  return [
    await ratio(
      {
        id: 'R2',
        what: 'GET /api/codes/:code, 5 × 6 dishes ÷ a bare read of one row',
        unit: 'ms p50',
        goal: { most: 1.2 },
      },
      pairs,
      at(`/api/codes/${code}`),
      bareRead,
    ),
    await ratio(
      {
        id: 'R7',
        what: 'GET /api/orders, signed in as a member ÷ a bare read of one row',
        unit: 'ms p50',
        goal: { most: 1.3 },
      },
      pairs,
      at('/api/orders', member),
      bareRead,
    ),
    await ratio(
      {
        id: 'R7',
        what: `an event as one of its ${membersMax} members ÷ as the owner of one that is not shared`,
        unit: 'ms p50',
        goal: { most: 1.1 },
      },
      pairs,
      at(`/api/events/${together}`, member),
      at(`/api/events/${alone}`),
    ),
  ]
}
