import { readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { assets } from '../bench/workers/harness.ts'
import { migrate } from '../testing/migrate.ts'
import { bundleWorker } from './bundle.ts'
import { memoryOf, workerds } from './processes.ts'

/** `address` receives the requests; `origin` is the Origin a page of the site would send. */
export type Direct = {
  address: string
  origin: string
  database: D1Database
  /** Memory of workerd in MB, including the local stand-ins for the database and other bindings. */
  memory(): number
  /** Memory of the product's own isolate in MB, right after a garbage collection. */
  alive(): Promise<number>
  stop(): Promise<void>
}

/**
 * A port to listen on for a browser, whether the heap is to be read, settings beside those of a load, and a reader of each
 * line the Worker logs.
 */
export type DirectOptions = {
  port?: number
  readsHeap?: boolean
  settings?: Record<string, string>
  log?: (line: string) => void
}

const inspectorPort = 8864
const collectGarbage = '/__local/collect-garbage'
const entry = `
import product, { EventDesk } from './index.js'
export { EventDesk }
export default {
  ...product,
  fetch(request, env, context) {
    if (!request.url.endsWith('${collectGarbage}')) return product.fetch(request, env, context)
    gc()
    return new Response()
  },
}`

const limit = (namespace_id: string, most: number) => ({
  namespace_id,
  simple: { limit: most, period: 60 as const },
})

/**
 * Serves the built site on the real workerd with fresh data and production's limits, without the dev server's proxy. The
 * proxy keeps tens of kB of each request, so only without it is the process's memory that of product and runtime. It takes
 * twice the time the product does, too. `npm test` has the Worker bundled already.
 */
export async function direct(
  folder: string,
  { port, readsHeap = false, settings, log = () => undefined }: DirectOptions = {},
): Promise<Direct> {
  rmSync(folder, { recursive: true, force: true })
  process.env.MINIFLARE_WORKERD_V8_FLAGS = '--expose-gc'
  const origin = `http://localhost:${port ?? 8787}`
  const bundle = process.env.PLATEWISE_BUNDLE ?? bundleWorker(`${folder}/worker`)
  const server = new Miniflare({
    ...convertV4MiniflareOptions({
      workers: [
        {
          name: 'platewise',
          modules: [
            { type: 'ESModule', path: 'entry.js', contents: entry },
            {
              type: 'ESModule',
              path: 'index.js',
              contents: readFileSync(bundle, 'utf8'),
            },
          ],
          compatibilityDate: '2026-10-01',
          compatibilityFlags: ['nodejs_compat'],
          bindings: {
            ORIGIN: origin,
            SECRET: 'a secret of the load alone, long enough',
            MAIL_FROM: 'hello@platewise.example',
            ...settings,
          },
          d1Databases: { DB: 'platewise' },
          durableObjects: { DESK: { className: 'EventDesk', useSQLite: true } },
          ratelimits: {
            CODE_MISSES: limit('1', 30),
            SUBMISSIONS: limit('2', 2000),
          },
          email: { send_email: [{ name: 'EMAIL' }] },
          r2Buckets: ['COVERS'],
          assets,
          unsafeDirectSockets: [{ host: '127.0.0.1', port: port ?? 0 }],
        },
      ],
    }),
    ...(readsHeap && { inspectorPort }),
    resourcePersistencePath: resolve(folder, 'state'),
    handleStructuredLogs: ({ message }) => log(message),
  })
  await server.ready
  const database = (await server.getD1Database('DB')) as unknown as D1Database
  await migrate(database)
  const { origin: address } = await server.unsafeGetDirectURL('platewise')
  return {
    address,
    origin,
    database,
    memory: () => workerds().reduce((sum, pid) => sum + memoryOf(pid), 0),
    async alive() {
      await (await fetch(`${address}${collectGarbage}`)).text()
      return heapOf('core:user:platewise')
    },
    stop: () => server.dispose(),
  }
}

type HeapUsage = { usedSize: number; embedderHeapUsedSize: number; backingStorageSize: number }

/** Memory of an isolate in MB, from the inspector: its heap, the embedder's heap and its buffers. */
function heapOf(isolate: string): Promise<number> {
  const socket = new WebSocket(`ws://127.0.0.1:${inspectorPort}/${isolate}`)
  return new Promise((resolve, reject) => {
    socket.onopen = () => socket.send(JSON.stringify({ id: 1, method: 'Runtime.getHeapUsage' }))
    socket.onerror = () => reject(new Error('the inspector does not answer'))
    socket.onmessage = ({ data }) => {
      const { result } = JSON.parse(String(data)) as { result?: HeapUsage }
      if (!result) return
      socket.close()
      resolve((result.usedSize + result.embedderHeapUsedSize + result.backingStorageSize) / 1e6)
    }
  })
}
