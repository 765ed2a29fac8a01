import { event, events, guests, openEvents, planner, submission } from '../fixtures.ts'
import { type Harness, type Target, vars } from '../workers/harness.ts'
import { typical } from './load.ts'
import { type Ratio, ratio } from './pairs.ts'

const few = 10
const many = 1900
const tenEvents = 10
const tenThousand = 9_990

/** R5: compares response times of a submission and a dashboard with little and with much data stored. */
export async function growth({ ours, filled }: Harness, pairs: number, count: number): Promise<Ratio[]> {
  const unit = 'ms p50'
  const near = await planner(ours)
  const headers = { origin: vars.ORIGIN }
  const submits = (stored: number) => async () => {
    const [code = ''] = await openEvents(ours, near.id, 1)
    await guests(ours, code, stored, {})
    const shot = () => ({
      url: new URL(`/api/codes/${code}/responses`, ours.url),
      headers,
      body: submission(),
    })
    // Warm up, so that the desk has loaded its event.
    await typical(2, shot)
    return typical(Math.min(count, 90), shot)
  }
  const dashboard = async (stand: Target, others: number) => {
    const own = await planner(stand)
    for (let made = 0; made < tenEvents; made++) await event(stand, own.id, [3, 4])
    await events(stand, (await planner(stand)).id, others)
    const headersOf = { cookie: own.cookie, origin: vars.ORIGIN }
    return () => typical(count, () => ({ url: new URL('/api/events', stand.url), headers: headersOf }))
  }
  return [
    await ratio(
      {
        id: 'R5',
        what: `submit with ${many} guests stored ÷ with ${few}`,
        unit,
        goal: { most: 1.1 },
      },
      pairs,
      submits(many),
      submits(few),
    ),
    await ratio(
      {
        id: 'R5',
        what: 'dashboard of 10 events among 10,000 ÷ among 10',
        unit,
        goal: { most: 1.1 },
      },
      pairs,
      await dashboard(filled, tenThousand),
      await dashboard(ours, 0),
    ),
  ]
}
