import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { run } from '../dev/serve.ts'
import { migrate } from '../testing/migrate.ts'

const folder = '.local/bench'
const compatibility_date = '2026-10-01'
export const origin = 'http://localhost:8871'

/** The settings the measured Workers have. */
export const vars = {
  ORIGIN: origin,
  SECRET: 'a secret of the bench alone, long enough',
  MAIL_FROM: 'hello@platewise.example',
}

/** One Worker of the bench: its address, with no proxy before it, and its database. */
export type Target = { url: URL; db: D1Database }

/**
 * The product and its baselines, side by side in one workerd: near their database, 20 ms away from it (`Far`), and the
 * product once more with a database of its own to fill (`filled`), with its pages (`site`), and counting (`counted`).
 */
export type Harness = Record<
  'ours' | 'bare' | 'ourFar' | 'bareFar' | 'filled' | 'site' | 'counted',
  Target
> & {
  /** Megabytes of memory workerd holds. */
  memory(): number
  stop(): Promise<void>
}

/** A Worker as a deploy would send it, minified, by a config of its own: the product's names what a baseline has not. */
function bundled(name: string): string {
  const config = `${folder}/${name}.json`
  const main = resolve(`worker/bench/${name}.ts`)
  const flags = ['nodejs_compat']
  writeFileSync(config, JSON.stringify({ name, main, compatibility_date, compatibility_flags: flags }))
  run('wrangler', ['deploy', '-c', config, '--dry-run', '--minify', '--outdir', resolve(folder, name)])
  return readFileSync(`${folder}/${name}/${name}.js`, 'utf8')
}

const limit = (namespace_id: string) => ({
  namespace_id,
  simple: { limit: 100_000_000, period: 60 as const },
})

/** The built site, as the assets binding serves it. */
export const assets = {
  directory: resolve('dist/client'),
  binding: 'ASSETS',
  routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: false },
  assetConfig: { html_handling: 'none' as const, not_found_handling: 'none' as const },
}

function product(name: string, contents: string, more: Record<string, string> = {}, withPages = false) {
  return {
    name,
    modules: [{ type: 'ESModule' as const, path: 'index.js', contents }],
    compatibilityDate: compatibility_date,
    compatibilityFlags: ['nodejs_compat'],
    bindings: { ...vars, ...more },
    d1Databases: { DB: name },
    durableObjects: { DESK: { className: 'EventDesk', useSQLite: true } },
    ratelimits: {
      CODE_MISSES: limit(`${name}1`),
      SUBMISSIONS: limit(`${name}2`),
    },
    email: { send_email: [{ name: 'EMAIL' }] },
    r2Buckets: ['COVERS'],
    // Assets stand behind a router that locally is one more Worker: only who serves pages has them.
    ...(withPages && { assets }),
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
  }
}

function baseline(name: string, contents: string, more: Record<string, string> = {}) {
  return {
    name,
    modules: [{ type: 'ESModule' as const, path: 'index.js', contents }],
    compatibilityDate: compatibility_date,
    bindings: more,
    d1Databases: { DB: name },
    durableObjects: { SERIAL: { className: 'Serial', useSQLite: true } },
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
  }
}

const bareTables = [
  'create table one (id text primary key, title text not null, description text not null, day text not null)',
  "insert into one values ('one', 'Harvest supper', 'An evening in the barn', '2099-01-01')",
  'create table bare (id text primary key, name text not null, count integer not null, party text not null, at integer not null)',
  'create table dump (line text not null)',
]

// The workerd this process started, by what the system knows of it.
function memory(): number {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      const field = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1] ?? ''
      if (field('Name').startsWith('workerd') && Number(field('PPid')) === process.pid)
        return Number(field('VmRSS')) / 1024
    } catch {
      // A process that ended meanwhile.
    }
  return 0
}

/** Builds the Workers as a deploy would (minified), starts them on fresh data, and migrates. */
export async function harness(): Promise<Harness> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const [ours, bare] = [bundled('entry'), bundled('bare')]
  const far = { D1_WAIT: '20' }
  const server = new Miniflare({
    ...convertV4MiniflareOptions({
      workers: [
        product('ours', ours),
        product('our-far', ours, far),
        product('filled', ours),
        product('site', ours, {}, true),
        product('counted', ours, { COUNTED: 'yes' }, true),
        baseline('bare', bare),
        baseline('bare-far', bare, far),
      ],
    }),
    resourcePersistencePath: resolve(folder, 'state'),
    handleStructuredLogs: () => undefined,
  })
  await server.ready
  const stand = async (name: string): Promise<Target> => {
    const db = (await server.getD1Database('DB', name)) as unknown as D1Database
    if (name.startsWith('bare')) for (const table of bareTables) await db.prepare(table).run()
    else await migrate(db)
    return { url: await server.unsafeGetDirectURL(name), db }
  }
  return {
    ours: await stand('ours'),
    bare: await stand('bare'),
    ourFar: await stand('our-far'),
    bareFar: await stand('bare-far'),
    filled: await stand('filled'),
    site: await stand('site'),
    counted: await stand('counted'),
    memory,
    stop: () => server.dispose(),
  }
}
