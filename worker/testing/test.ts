import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { ensureBrowser } from '../dev/browser.ts'
import { run } from '../dev/serve.ts'

// `npm test`: the check, the tests in workerd, the tests of the page's rules in Node, the crash test, the browser
// tests, and the guest's flow in the pseudo-language. The last line has the totals. `deep` runs more seeded cases.
type Count = { passed: number; failed: number }

const unitReport = '.local/unit.json'
const e2eReport = '.local/e2e/report.json'
const pseudoReport = '.local/en-XA/report.json'

function step(name: string, command: string, args: string[]): boolean {
  console.log(`\n— ${name}`)
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
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
  })

for (const report of [unitReport, e2eReport, pseudoReport]) rmSync(report, { force: true })
ensureBrowser()
const checked = step('check', 'node', ['worker/checks/check.ts'])
run('vite', ['build', '--logLevel', 'warn'])
const units = step('tests in workerd and Node', 'vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unitReport}`,
])
const kills = step('kill cycles', 'node', ['worker/testing/crash-recovery.ts', deep ? '200' : '10'])
if (deep) step('what an answer’s time tells of an address', 'node', ['worker/testing/timing.ts', '60'])
const load = step('guests all at once', 'node', ['worker/testing/load.ts', deep ? '5' : '0'])
const signIns = step('planners all at once', 'node', ['worker/testing/sign-ins.ts', deep ? '300' : '30'])
const browser = step('browser tests', 'playwright', ['test'])
const pseudo = step('the guest’s way in the pseudo-language', 'playwright', [
  'test',
  '--config',
  'playwright-en-xa.config.ts',
])

const steps = [checked, kills, load, signIns].map((passed) => ({
  passed: Number(passed),
  failed: Number(!passed),
}))
const counts = [unitCount(), browserCount(e2eReport), browserCount(pseudoReport), ...steps]
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(checked && units && kills && load && signIns && browser && pseudo && failed === 0 ? 0 : 1)
