import { spawnSync } from 'node:child_process'

// `npm run check`: every static check.
const steps: [name: string, command: string, args: string[]][] = [
  ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ['types', 'tsc', ['-p', '.']],
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

let failed = false
for (const [name, command, args] of steps) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name}`)
  if (status === 0) continue
  failed = true
  console.log(`${stdout}${stderr}`)
}
process.exit(failed ? 1 : 0)
