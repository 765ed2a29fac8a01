import { event, planner } from '../fixtures.ts'
import { type Harness, vars } from '../workers/harness.ts'
import { typical } from './load.ts'
import { type Ratio, ratio } from './pairs.ts'

/** R2 and R7: compares a guest's look-up and a planner's read with a bare Worker that reads one row. */
export async function reads({ ours, bare }: Harness, pairs: number, count: number): Promise<Ratio[]> {
  const { id, cookie } = await planner(ours)
  const { code } = await event(ours, id)
  const bareRead = () => typical(count, () => ({ url: new URL('/read', bare.url) }))
  const at = (path: string) => () =>
    typical(count, () => ({ url: new URL(path, ours.url), headers: { cookie, origin: vars.ORIGIN } }))
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
        what: 'GET /api/orders, signed in ÷ a bare read of one row',
        unit: 'ms p50',
        goal: { most: 1.3 },
      },
      pairs,
      at('/api/orders'),
      bareRead,
    ),
  ]
}
