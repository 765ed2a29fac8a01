import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

// `npm run deploy -- staging` or `-- production`: builds, migrates the database, then deploys. Migrations run first
// and are additive, so the running version keeps working.
const [place] = process.argv.slice(2)
if (place !== 'staging' && place !== 'production') {
  console.error('Say where: npm run deploy -- staging, or npm run deploy -- production')
  process.exit(1)
}
const [, section = ''] = readFileSync('wrangler.toml', 'utf8').split(`[env.${place}]`)
if (/database_id = "00000000-/.test(section.split('\n[env.')[0] ?? '')) {
  console.error(
    `Create the database first, and put its id under [env.${place}] in wrangler.toml (see README.md).`,
  )
  process.exit(1)
}
for (const [command, ...args] of [
  ['vite', 'build'],
  ['wrangler', 'd1', 'migrations', 'apply', 'DB', '--remote', '--env', place],
  ['wrangler', 'deploy', '--minify', '--env', place],
]) {
  const { status } = spawnSync(command ?? '', args, { stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) process.exit(status ?? 1)
}
