import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { unstable_readConfig } from 'wrangler'
import { linesToFreeze } from '../checks/migrations/frozen.ts'
import { migrationFiles } from '../checks/migrations/migration-files.ts'
import { migrateRemote } from './migrate-remote.ts'
import { placeFaults, queuesOf } from './place-faults.ts'
import { databasesOfAccount, queuesOfAccount, remoteDatabase, secretsOf } from './remote-database.ts'

// `npm run deploy -- staging` or `-- production`: builds, migrates the database, then deploys. Migrations run first
// and are additive, so the running version keeps working. It stops where something would not fit, and says what.
const [place] = process.argv.slice(2)
if (place !== 'staging' && place !== 'production') {
  console.error('Say where: npm run deploy -- staging, or npm run deploy -- production')
  process.exit(1)
}

const config = unstable_readConfig({ config: 'wrangler.toml', env: place })
const misplaced = placeFaults(config, {
  databases: await databasesOfAccount(),
  queues: await queuesOfAccount(queuesOf(config)),
  secrets: await secretsOf(place),
})
if (misplaced.length > 0)
  stop(`[env.${place}] in wrangler.toml is not ready (README.md, Deploy):\n${listed(misplaced)}`)

const migrations = migrationFiles()
const unfrozen = place === 'production' ? linesToFreeze(migrations) : []
if (unfrozen.length > 0)
  stop(`A migration that went out must not change. Add to frozen in worker/checks/migrations/frozen.ts, commit, and deploy again:
  ${unfrozen.join('\n  ')}`)

run('vite', 'build', '--logLevel', 'warn')

const folder = `.local/deploy-${place}`
mkdirSync(folder, { recursive: true })
const { faults, mend } = await migrateRemote(remoteDatabase(place), migrations, folder)
if (faults.length > 0) {
  const file = `${folder}/mend.sql`
  if (mend) writeFileSync(file, mend)
  stop(`The database is not what the migrations make of it, so the Worker stays as it is:
${listed(faults)}
${
  mend
    ? `Read ${file}. If it is what you want, apply it, and deploy again:
  npx wrangler d1 execute DB --remote --env ${place} --file ${file}`
    : 'Mend it and deploy again.'
}`)
}

run('wrangler', 'deploy', '--minify', '--env', place)

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) process.exit(status ?? 1)
}

function listed(faults: string[]): string {
  return faults.map((fault) => `  - ${fault}`).join('\n')
}

function stop(words: string): never {
  console.error(words)
  process.exit(1)
}
