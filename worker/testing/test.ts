import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureBrowser } from '../dev/browser.ts'
import { run } from '../dev/run-command.ts'

// `npm test`: the check, the tests in workerd, the tests of the page's rules in Node, the crash test, the browser
// tests, and the guest's flow in the pseudo-language. What failed is
// named again at the end; the last line has the totals. `deep` runs more seeded cases, and
// the browser tests of the same screen in every size and colour.
type Count = { passed: number; failed: number }

/** Most failures named again before the last line. */
const mostNamed = 40
const unitReport = '.local/unit.json'
const e2eReport = '.local/e2e/report.json'
const pseudoReport = '.local/en-XA/report.json'

/** The first line of a message, without colours. */
const firstLineOf = (message: string) =>
  stripVTControlCharacters(message).trim().split('\n')[0]?.slice(0, 200) ?? ''

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

type Failed = { name: string; why: string }
type Suite = { suites?: Suite[]; specs?: { title: string; file: string; tests: Outcome[] }[] }
type Outcome = { status: string; results: { error?: { message?: string } }[] }

/** Tests in workerd and Node that failed, and what each said. */
function failedUnits(): Failed[] {
  if (!existsSync(unitReport)) return [{ name: 'tests in workerd and Node', why: 'left no report' }]
  const { testResults } = JSON.parse(readFileSync(unitReport, 'utf8')) as {
    testResults: {
      name: string
      status: string
      message: string
      assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
    }[]
  }
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const tests = assertionResults.filter((one) => one.status === 'failed')
    if (tests.length === 0 && status === 'failed') return [{ name: file, why: message }]
    return tests.map(({ fullName, failureMessages }) => ({
      name: `${file}: ${fullName}`,
      why: failureMessages[0] ?? '',
    }))
  })
}

/** Browser tests of a report that failed, and those that needed a second try. */
function failedJourneys(report: string): Failed[] {
  if (!existsSync(report)) return [{ name: report, why: 'was not written' }]
  const inside = ({ suites = [], specs = [] }: Suite): Failed[] => [
    ...suites.flatMap(inside),
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status !== 'expected')
        .map(({ status, results }) => ({
          name: `${file}: ${title}${status === 'flaky' ? ' (passed at its second try)' : ''}`,
          why: results.find(({ error }) => error)?.error?.message ?? status,
        })),
    ),
  ]
  return inside(JSON.parse(readFileSync(report, 'utf8')) as Suite)
}

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

for (const report of [unitReport, e2eReport, pseudoReport]) rmSync(report, { force: true })
ensureBrowser()
run('vite', ['build', '--logLevel', 'warn'])
const [checked, kills] = await Promise.all([
  besides('check', 'node', ['worker/checks/check.ts']),
  step('kill cycles', 'node', ['worker/testing/crash/recovery.ts', deep ? '200' : '10']),
])
const units = await step('tests in workerd and Node', 'vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unitReport}`,
])
if (deep)
  await step('what an answer’s time tells of an address', 'node', ['worker/testing/load/timing.ts', '60'])
const load = await step('guests all at once', 'node', ['worker/testing/load/load.ts', deep ? '5' : '0'])
const signIns = await step('planners all at once', 'node', [
  'worker/testing/load/sign-ins.ts',
  deep ? '300' : '10',
])
const browser = await step('browser tests', 'playwright', [
  'test',
  ...(deep ? [] : ['--grep-invert', '@deep']),
])
const pseudo = await step('the guest’s way in the pseudo-language', 'playwright', [
  'test',
  '--config',
  'playwright-en-xa.config.ts',
])

// A run of browser tests that ends before its first test reports none.
const unseen = !pseudo && browserCount(pseudoReport).failed === 0
const steps = [checked, kills, load, signIns, !unseen].map((passed) => ({
  passed: Number(passed),
  failed: Number(!passed),
}))
const counts = [unitCount(), browserCount(e2eReport), browserCount(pseudoReport), ...steps]
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
  ...failedUnits(),
  ...failedJourneys(e2eReport),
  ...failedJourneys(pseudoReport),
]
if (named.length > 0) console.log(`\nWhat failed:`)
for (const { name, why } of named.slice(0, mostNamed)) console.log(`- ${name}\n  ${firstLineOf(why)}`)
if (named.length > mostNamed) console.log(`and ${named.length - mostNamed} more`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(checked && units && kills && load && signIns && browser && pseudo && failed === 0 ? 0 : 1)
