import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { run } from '../dev/run-command.ts'

// Checks the deployed bundle: it builds, has only production code, and is small enough to start quickly.
const most = 1_000_000
const folder = '.local/bundle'

if (!existsSync('dist/client/assets/site.json')) run('vite', ['build', '--logLevel', 'warn'])
const { status, stdout, stderr } = spawnSync(
  'wrangler',
  [
    'deploy',
    '--dry-run',
    '--minify',
    '--env',
    'production',
    '--outdir',
    folder,
    '--metafile',
    `${folder}/meta.json`,
  ],
  { encoding: 'utf8' },
)
if (status !== 0) {
  console.error(`${stdout}${stderr}`)
  process.exit(1)
}
const { inputs } = JSON.parse(readFileSync(`${folder}/meta.json`, 'utf8')) as {
  inputs: Record<string, unknown>
}
const outsiders = Object.keys(inputs).filter((file) =>
  /(^|\/)worker\/(dev|testing|checks|scripts|bench)\//.test(file),
)
for (const file of outsiders) console.error(`${file} would be deployed`)
const size = readdirSync(folder)
  .filter((file) => /\.(js|mjs)$/.test(file))
  .reduce((sum, file) => sum + gzipSync(readFileSync(`${folder}/${file}`)).length, 0)
console.log(`the Worker is ${Math.round(size / 1000)} kB gzipped`)
if (size > most) console.error(`that is more than ${most / 1000} kB`)
process.exit(outsiders.length > 0 || size > most || size === 0 ? 1 : 0)
