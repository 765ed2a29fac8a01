import { spawnSync } from 'node:child_process'
import { packagesFetched } from '../checks/packages.ts'
import type { Browsed } from './browser/pages.ts'
import type { RouteCost } from './bundle.ts'
import type { Cost } from './database/counts.ts'
import type { Gate } from './table.ts'

const kB = 1000
const notForGuests = /^(ours: web\/(planner|texts)$|react-router$)/
const mostOf = { text: 6, guest: 92, kitchen: 92, planner: 190 }

const atMost = (id: string, what: string, value: number, bound: number, unit = ''): Gate => ({
  id,
  what,
  figure: `${Math.round(value * 10) / 10}${unit}`,
  bound: `≤ ${bound}${unit}`,
  met: value <= bound,
})

/** G1 and G5, from the browser's measurements. */
export function gatesOfPages({ requests, bytes, way }: Browsed): Gate[] {
  return [
    atMost('G1', 'guest’s page, cold: requests', requests, 8),
    atMost('G1', 'guest’s page: HTML', bytes.html / kB, 16, ' kB'),
    atMost('G1', 'guest’s page: JS', bytes.js / kB, mostOf.guest, ' kB'),
    atMost('G1', 'guest’s page: CSS', bytes.css / kB, 14, ' kB'),
    atMost('G5', 'guest’s whole way: layout shift', way.shift, 0),
    {
      ...atMost(
        'G5',
        'guest’s whole way: longest task once the form is there, by its work',
        Math.max(...way.long),
        50,
        ' ms',
      ),
      figure: `${way.long.map((one) => Math.round(one)).join(', ')} ms`,
    },
  ]
}

/** G2 and G6, from the build. */
export function gatesOfBytes(report: RouteCost[]): Gate[] {
  const foreign = report
    .filter(({ kind }) => kind !== 'planner')
    .flatMap(({ libraries }) =>
      libraries.filter(([name]) => notForGuests.test(name)).map(([, bytes]) => bytes),
    )
  const { stdout } = spawnSync('node', ['worker/checks/check-bundle.ts'], { encoding: 'utf8' })
  const worker = Number(/the Worker is (\d+) kB/.exec(stdout)?.[1] ?? Number.NaN)
  return [
    atMost(
      'G2',
      'guests’ pages and texts: code of planners, admins, help, payments, and a router',
      foreign.reduce((sum, one) => sum + one, 0),
      0,
      ' B',
    ),
    ...report.map(({ route, kind, js }) => atMost('G2', `JS of ${route}`, js / kB, mostOf[kind], ' kB')),
    atMost('G6', 'the Worker, gzipped', worker, 1000, ' kB'),
    atMost('G6', 'packages a cold npm ci fetches', packagesFetched(), 250),
  ]
}

/**
 * G3 and G4, from the counting database. Rows written include index rows.
 * @param costs in pairs, the smaller amount first
 */
export function gatesOfCounts(costs: Cost[]): Gate[] {
  const gates: Gate[] = costs.map(({ what, trips: asked }) => atMost('G3', `trips to D1, ${what}`, asked, 1))
  for (const [index, { what, rows }] of costs.entries()) {
    const less = costs[index - 1]
    if (index % 2 === 1 && less && /guest page|look-up|submit|edit page|dashboard/.test(what))
      gates.push(atMost('G4', `rows read, ${what}`, rows, less.rows))
  }
  for (const { what, written } of costs)
    if (what.endsWith('submit')) gates.push(atMost('G4', `rows written, ${what}`, written, 8))
  return gates
}
