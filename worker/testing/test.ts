import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { ensureBrowser } from '../dev/browser.ts'
import { bundleWorker } from '../dev/bundle.ts'
import { run } from '../dev/run-command.ts'
import { temporaryFilesInMemory } from './in-memory.ts'
import { failedJourneys, failedUnits, whatFailed } from './what-failed.ts'

// `npm test`: the check, the tests in workerd, the tests of the page's rules in Node, the crash test, the browser tests.
// Failures are named again at the end; the last line has the totals. `deep` runs more seeded cases, and each way of
// the browser tests in every variant, size and colour.
type Count = { passed: number; failed: number }

const unitReport = '.local/unit.json'
const e2eReport = '.local/e2e/report.json'

async function step(name: string, command: string, args: string[]): Promise<boolean> {
  console.log(`\n— ${name}`)
  const [status] = await once(spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }), 'exit')
  return status === 0
}

/** A step beside another, since each keeps one core busy. What it prints is shown when it has ended. */
async function besides(name: string, command: string, args: string[]): Promise<boolean> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      printed += text.toString()
    })
  const [status] = await once(child, 'close')
  console.log(`\n— ${name}\n${printed}`)
  return status === 0
}

/** The text of a report; null where none was written. */
const reportIn = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : null)

function unitCount(): Count {
  if (!existsSync(unitReport)) return { passed: 0, failed: 1 }
  const { numPassedTests, numTotalTests } = JSON.parse(readFileSync(unitReport, 'utf8')) as {
    numPassedTests: number
    numTotalTests: number
  }
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests }
}

function browserCount(report: string): Count {
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  }
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped }
}

const deep = process.argv[2] === 'deep'
if (deep)
  Object.assign(process.env, {
    HISTORIES: '20000',
    D1_HISTORIES: '300',
    FUZZ: '100000',
    FAULTS: 'all',
    OFFICE: '300',
    DEEP: 'yes',
  })

for (const report of [unitReport, e2eReport]) rmSync(report, { force: true })
ensureBrowser()
temporaryFilesInMemory()
run('vite', ['build', '--logLevel', 'warn'])
// Guests and planners at once and the browser tests are served from one bundle.
process.env.PLATEWISE_BUNDLE = bundleWorker('.local/tested')
const [checked, kills] = await Promise.all([
  besides('check', 'node', ['worker/checks/check.ts']),
  step('kill cycles', 'node', ['worker/testing/crash/recovery.ts', deep ? '200' : '5']),
])
const units = await step('tests in workerd and Node', 'vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unitReport}`,
])
if (deep)
  await step('what an answer’s time tells of an address', 'node', ['worker/testing/load/timing.ts', '60'])
const guestsAtOnce = ['worker/testing/load/load.ts', deep ? '5' : '0']
const plannersAtOnce = ['worker/testing/load/sign-ins.ts', deep ? '300' : '10']
// Planners wait for one hash after another, and leave most of a core idle: guests, who come over ten seconds, and the
// browser tests go on beside them. Not beside the deep run's five minutes of guests.
const planners = deep ? null : besides('planners all at once', 'node', plannersAtOnce)
const load = await step('guests all at once', 'node', guestsAtOnce)
const plannersDeep = deep && (await step('planners all at once', 'node', plannersAtOnce))
const browser = await step('browser tests', 'playwright', [
  'test',
  ...(deep ? [] : ['--grep-invert', '@deep']),
])
const signIns = planners ? await planners : plannersDeep
const steps = [checked, kills, load, signIns].map((passed) => ({
  passed: Number(passed),
  failed: Number(!passed),
}))
const counts = [unitCount(), browserCount(e2eReport), ...steps]
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
const stepsFailed = Object.entries({
  check: checked,
  'kill cycles': kills,
  'guests all at once': load,
  'planners all at once': signIns,
})
  .filter(([, ended]) => !ended)
  .map(([name]) => ({ name, why: 'see above' }))
const named = [
  ...stepsFailed,
  ...failedUnits(reportIn(unitReport)),
  ...failedJourneys(e2eReport, reportIn(e2eReport)),
]
console.log(whatFailed(named))
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(checked && units && kills && load && signIns && browser && failed === 0 ? 0 : 1)
