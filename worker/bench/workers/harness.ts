import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { run } from '../../dev/run-command.ts'
import { migrate } from '../../testing/migrate.ts'

const folder = '.local/bench'
const compatibility_date = '2026-10-01'
export const origin = 'http://localhost:8871'

/** Environment variables of the product's Workers. */
export const vars = {
  ORIGIN: origin,
  SECRET: 'a secret of the bench alone, long enough',
  MAIL_FROM: 'hello@platewise.example',
}

/** One Worker of the bench: its direct address, without a proxy, and its database. */
export type Target = { url: URL; db: D1Database }

/**
 * The product and its baseline in one workerd, each with its own database. `Far` adds 20 ms to each database call.
 * The product also runs with a database to fill (`filled`), with its pages (`site`), and with its pages and a counting
 * database (`counted`).
 */
export type Harness = Record<
  'ours' | 'bare' | 'ourFar' | 'bareFar' | 'filled' | 'site' | 'counted',
  Target
> & {
  /** Resident memory of workerd in MB. */
  memory(): number
  stop(): Promise<void>
}

/** Returns the minified script of a Worker. It has its own config: the product's has bindings that a baseline lacks. */
export function bundled(name: string): string {
  const config = `${folder}/${name}.json`
  const main = resolve(`worker/bench/workers/${name}.ts`)
  const flags = ['nodejs_compat']
  mkdirSync(folder, { recursive: true })
  writeFileSync(config, JSON.stringify({ name, main, compatibility_date, compatibility_flags: flags }))
  run('wrangler', ['deploy', '-c', config, '--dry-run', '--minify', '--outdir', resolve(folder, name)])
  return readFileSync(`${folder}/${name}/${name}.js`, 'utf8')
}

const limit = (namespace_id: string) => ({
  namespace_id,
  simple: { limit: 100_000_000, period: 60 as const },
})

/** Options of the assets binding that serves the built site. */
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
    // Assets add a router, which locally is another Worker. Only Workers that serve pages have it.
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
    durableObjects: { DESK: { className: 'Desk', useSQLite: true } },
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
  }
}

const bareTables = [
  'create table one (id text primary key, title text not null, description text not null, day text not null)',
  "insert into one values ('one', 'Harvest supper', 'An evening in the barn', '2099-01-01')",
  'create table bare (id text primary key, name text not null, count integer not null, party text not null, at integer not null)',
  'create table dump (line text not null)',
]

// Finds the workerd that this process started in /proc. Returns 0 if there is none.
function memory(): number {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      const field = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1] ?? ''
      if (field('Name').startsWith('workerd') && Number(field('PPid')) === process.pid)
        return Number(field('VmRSS')) / 1024
    } catch {
      // The process has ended since it was listed.
    }
  return 0
}

/** Builds the Workers minified, as a deploy does, then starts them with new, migrated databases. */
export async function harness(): Promise<Harness> {
  rmSync(folder, { recursive: true, force: true })
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
