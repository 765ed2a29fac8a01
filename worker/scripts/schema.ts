import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { frozen } from '../checks/migrations/frozen.ts'
import { livingTriggers } from '../checks/migrations/living-triggers.ts'
import { run } from '../dev/run-command.ts'

// `npm run schema`: writes migrations/0000_schema.sql anew from the tables in the code, and 0001_triggers.sql from
// the nouns' triggers.sql. Only before the first deploy:
// afterwards a change is a migration of its own (`npx drizzle-kit generate --name what_it_does`).
if (Object.keys(frozen).length > 0) {
  console.error('The schema went out: add a migration instead.')
  process.exit(1)
}
rmSync('migrations/0000_schema.sql')
rmSync('migrations/meta', { recursive: true })
run('drizzle-kit', ['generate', '--name', 'schema'])

// The triggers are written by hand with their nouns, and come second.
writeFileSync('migrations/0001_triggers.sql', livingTriggers())
const journal = 'migrations/meta/_journal.json'
const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'))
entries.push({ ...entries[0], idx: 1, tag: '0001_triggers' })
writeFileSync(journal, JSON.stringify({ ...rest, entries }, null, 2))
