import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { destructions } from './destructive.ts'
import { frozenFaults } from './frozen.ts'

// Checks that the migrations match the schema and none silently loses rows or triggers.
const files = readdirSync('migrations')
  .filter((name) => name.endsWith('.sql'))
  .sort()
const migrations = files.map((name) => ({ name, sql: readFileSync(`migrations/${name}`, 'utf8') }))
const complaints = [...destructions(migrations), ...frozenFaults(migrations)]
const { stdout, stderr } = spawnSync('drizzle-kit', ['generate', '--name', 'drift'], { encoding: 'utf8' })
if (!/No schema changes/.test(stdout))
  complaints.push(`the schema and the migrations differ: ${stdout}${stderr}`)
for (const complaint of complaints) console.error(complaint)
process.exit(complaints.length === 0 ? 0 : 1)
