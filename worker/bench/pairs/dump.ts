import { event, guests, planner } from '../fixtures.ts'
import { type Harness, vars } from '../workers/harness.ts'
import { connections, fired, typical } from './load.ts'
import { type Ratio, ratio } from './pairs.ts'

/** Size of the largest event's CSV in bytes, and memory of workerd in MB before and after thirty exports. */
export type Export = { bytes: number; memoryBefore: number; memoryAfter: number }

const [people, courses] = [2000, 20]

/** R6: compares the CSV export of 2,000 guests × 20 categories with a bare dump of the same size, and its workbook with the CSV. */
export async function dump(
  { filled, bare, memory }: Harness,
  pairs: number,
): Promise<{ ratios: Ratio[]; exported: Export }> {
  const own = await planner(filled)
  const { id, menu } = await event(filled, own.id, [courses, 6])
  await guests(
    filled,
    id,
    people,
    Object.fromEntries(menu.map((course) => [course.id, course.items[0]?.id ?? ''])),
  )
  const shot = {
    url: new URL(`/api/events/${id}/responses.csv`, filled.url),
    headers: { cookie: own.cookie, origin: vars.ORIGIN },
  }
  const workbook = { ...shot, url: new URL(`/api/events/${id}/export.xlsx`, filled.url) }
  const agent = connections(1)
  const bytes = await fired(shot, agent)
  agent.destroy()
  const lineOf = 'x'.repeat(Math.ceil(bytes / people))
  await bare.db
    .prepare(
      'with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1) insert into dump select ?2 from n',
    )
    .bind(people, lineOf)
    .run()
  const csv = await ratio(
    {
      id: 'R6',
      what: `CSV of 2,000 guests × 20 categories ÷ a bare dump of as many bytes`,
      unit: 'ms p50',
      goal: { most: 3 },
    },
    pairs,
    () => typical(3, () => shot),
    () => typical(3, () => ({ url: new URL('/dump', bare.url) })),
  )
  const xlsx = await ratio(
    { id: 'R6b', what: 'workbook of the same guests ÷ their CSV', unit: 'ms p50', goal: { most: 3 } },
    pairs,
    () => typical(3, () => workbook),
    () => typical(3, () => shot),
  )
  const memoryBefore = memory()
  await typical(30, () => shot)
  return { ratios: [csv, xlsx], exported: { bytes, memoryBefore, memoryAfter: memory() } }
}
