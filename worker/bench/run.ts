import { writeFileSync } from 'node:fs'
import { ensureBrowser } from '../dev/browser.ts'
import { run } from '../dev/run-command.ts'
import { pages } from './browser/pages.ts'
import { taps } from './browser/taps.ts'
import { bundle, printBundle } from './bundle.ts'
import { counts } from './database/counts.ts'
import { rowsWritten } from './database/rows-written.ts'
import { gatesOfBytes, gatesOfCounts, gatesOfPages } from './gates.ts'
import { dump } from './pairs/dump.ts'
import { growth } from './pairs/growth.ts'
import { lists } from './pairs/lists.ts'
import { reads } from './pairs/reads.ts'
import { writes } from './pairs/writes.ts'
import { printCosts, printGates, printRatios, printRowsWritten, printWays } from './table.ts'
import { type Harness, harness } from './workers/harness.ts'

// `npm run bench` compares the product with the least code that does the same work, in one run on one machine.
// It writes the results to bench.json too, which git ignores. It never fails on times: the machine may be busy.
//   npm run bench                everything, nine pairs each (five minutes)
//   npm run bench -- quick       three pairs each, without the bundle report
//   npm run bench -- growth      only growth with guests and events
//   npm run bench -- bundle      only the size of the pages' code, by library
//   npm run bench -- taps        only the taps and swipes of the guest's way on a phone
const ways = ['all', 'quick', 'growth', 'bundle', 'taps'] as const
const way = ways.find((one) => one === (process.argv[2] ?? 'all'))
if (!way) {
  console.error(`npm run bench -- ${ways.join(' | ')}`)
  process.exit(1)
}
const full = way === 'all' || way === 'growth'
const [pairs, count] = full ? [9, 200] : [3, 60]

const started = performance.now()
const seconds = () => Math.round((performance.now() - started) / 1000)
const step = (what: string) => console.log(`${String(seconds()).padStart(4)} s  ${what}`)

async function measured(on: Harness) {
  try {
    step('growth')
    const growing = { ratios: await growth(on, pairs, count), costs: await counts(on) }
    if (way === 'growth') return { ...growing, browsed: null, exported: null, tapped: [] }
    step('reads')
    const read = await reads(on, pairs, count)
    step('writes')
    const written = await writes(on, pairs, full ? 1 : 0.5)
    step('the export')
    const { ratios: exports, exported } = await dump(on, pairs)
    step('guest lists')
    const listed = await lists(on, pairs)
    step('pages in a browser')
    const browsed = await pages(on, pairs, full ? 3 : 1)
    step('taps')
    const tapped = await taps(on)
    const ratios = [...browsed.ratios, ...read, ...written, ...growing.ratios, ...exports, ...listed]
    return { ...growing, ratios, browsed, exported, tapped }
  } finally {
    await on.stop()
  }
}

if (way === 'bundle') {
  printBundle(bundle())
} else if (way === 'taps') {
  ensureBrowser()
  step('building')
  run('vite', ['build', '--logLevel', 'warn'])
  const on = await harness()
  try {
    printWays(await taps(on))
  } finally {
    await on.stop()
  }
} else {
  ensureBrowser()
  step('building')
  run('vite', ['build', '--logLevel', 'warn'])
  const { ratios, costs, browsed, exported, tapped } = await measured(await harness())
  step('gates')
  const report = way === 'all' ? bundle() : []
  const gates = [
    ...(browsed ? gatesOfPages(browsed) : []),
    ...(way === 'all' ? gatesOfBytes(report) : []),
    ...gatesOfCounts(costs),
  ]
  step('done')
  console.log()
  printRatios(ratios)
  printGates(gates)
  printCosts(costs)
  printRowsWritten(rowsWritten)
  printWays(tapped)
  if (browsed && exported) {
    const [paint, staticPaint] = browsed.firstPaint.map(Math.round)
    const [blocked, staticBlocked] = browsed.blocked.map(Math.round)
    console.log(
      `first paint ${paint} ms (static page ${staticPaint}), main thread blocked ${blocked} ms (${staticBlocked})`,
    )
    const [before, after] = [exported.memoryBefore, exported.memoryAfter].map(Math.round)
    console.log(
      `thirty exports of ${Math.round(exported.bytes / 1000)} kB: workerd held ${before} MB before, ${after} MB after`,
    )
  }
  const at = new Date().toISOString()
  writeFileSync(
    'bench.json',
    JSON.stringify(
      { at, way, ratios, gates, costs, rowsWritten, browsed, exported, tapped, report },
      null,
      2,
    ),
  )
  console.log(
    `\n${ratios.filter(({ met }) => !met).length + gates.filter(({ met }) => !met).length} missed; all results are in bench.json`,
  )
}
