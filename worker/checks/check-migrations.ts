import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { newestMigration } from '../core/assert-schema-current.ts'
import { destructions } from './destructive.ts'
import { frozenFaults } from './frozen.ts'
import { remoteFaults } from './remote-splitter.ts'

// Checks that the migrations match the schema, none silently loses rows or triggers, the remote
// end takes each statement whole, and writes wait for the newest.
const files = readdirSync('migrations')
  .filter((name) => name.endsWith('.sql'))
  .sort()
const migrations = files.map((name) => ({ name, sql: readFileSync(`migrations/${name}`, 'utf8') }))
const complaints = [...destructions(migrations), ...frozenFaults(migrations), ...remoteFaults(migrations)]
if (files.at(-1) !== newestMigration)
  complaints.push(
    `core/assert-schema-current.ts waits for ${newestMigration}, and the newest is ${files.at(-1)}`,
  )
const { stdout, stderr } = spawnSync('drizzle-kit', ['generate', '--name', 'drift'], { encoding: 'utf8' })
if (!/No schema changes/.test(stdout))
  complaints.push(`the schema and the migrations differ: ${stdout}${stderr}`)
for (const complaint of complaints) console.error(complaint)
process.exit(complaints.length === 0 ? 0 : 1)
