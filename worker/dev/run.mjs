// The entry of `npm start`, `npm run dev`, `npm test` and `npm run check`. It runs on the machine's Node (20 or newer),
// installs what is missing, and continues with the project's own Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const bin = join(root, 'node_modules', '.bin')
const stamp = join(root, 'node_modules', '.installed-from')
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  // Standard output is the command's own: that of `stripe:setup` is piped on.
  console.error('Installing what Platewise needs (half a minute)...')
  const install = (...how) =>
    spawnSync('npm', [...how, '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: ['inherit', 2, 'inherit'],
    }).status
  // A registry may lack packages of other platforms. `npm ci` needs them, `npm install` does not.
  if (install('ci') !== 0 && install('install', '--no-save') !== 0) process.exit(1)
  writeFileSync(stamp, lock)
}

const [command = 'dev/start', ...rest] = process.argv.slice(2)
const child = spawn(join(bin, 'node'), [join(root, 'worker', `${command}.ts`), ...rest], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    ...process.env,
    PATH: `${bin}:${process.env.PATH}`,
    WRANGLER_SEND_METRICS: 'false',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    WRANGLER_HIDE_BANNER: 'true',
    X_LOCAL_OBSERVABILITY: 'false',
  },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
