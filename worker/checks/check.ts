import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

// `npm run check`: every static check.
const steps: [name: string, command: string, args: string[]][] = [
  ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ['types', 'tsc', ['-p', '.', '--checkers', '1']],
  ['promises and cycles', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['walls', 'node', ['worker/checks/check-walls.ts']],
  ['directions', 'node', ['worker/checks/check-directions.ts']],
  ['dead code', 'knip', []],
  ['migrations', 'node', ['worker/checks/migrations/check-migrations.ts']],
  ['what the documents name', 'node', ['worker/checks/check-docs.ts']],
  ['hashes of the packages', 'node', ['worker/checks/check-lock.ts']],
  ['what a deploy would send', 'node', ['worker/checks/check-bundle.ts']],
  ['what an install fetches', 'node', ['worker/checks/check-packages.ts']],
]

// Threads of one type checker instantiate the same types each: two steps side by side cost half of that.
const env = { ...process.env, GOMAXPROCS: '1' }
const waiting = steps.values()
let failed = false

async function inTurn(): Promise<void> {
  for (const [name, command, args] of waiting) {
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    const printed = Promise.all([text(child.stdout), text(child.stderr)])
    const [status] = (await once(child, 'exit')) as [number | null]
    console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name}`)
    if (status === 0) continue
    failed = true
    console.log((await printed).join(''))
  }
}
await Promise.all([inTurn(), inTurn()])
process.exit(failed ? 1 : 0)
