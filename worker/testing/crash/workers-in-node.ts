import { AsyncLocalStorage } from 'node:async_hooks'
import type { Miniflare } from 'miniflare'
import { origin, settings } from './server.ts'

// Stands in for `cloudflare:workers`, so that the catalogue of writes runs in Node: what it prepares is stored by the server
// that is killed, and its calls go there.
let running: Miniflare | null = null

/** The server that what follows is sent to. */
export function use(server: Miniflare): void {
  running = server
}

type Init = NonNullable<Parameters<Miniflare['dispatchFetch']>[1]>

function fetched(url: string, init: Init) {
  if (!running) throw new Error('no server is running')
  return running.dispatchFetch(url, init)
}

const bound = new AsyncLocalStorage<Set<string>>()

/** Runs a preparation. @returns its result, and the texts that its statements were bound to, ids among them */
export async function prepared<T>(prepare: () => Promise<T>): Promise<[T, Set<string>]> {
  const texts = new Set<string>()
  return [await bound.run(texts, prepare), texts]
}

async function queried<T>(how: 'batch' | 'raw', statements: { sql: string; values: unknown[] }[]) {
  const response = await fetched(`${origin}/d1/${how}`, { method: 'POST', body: JSON.stringify(statements) })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as T[]
}

function prepare(sql: string, values: unknown[] = []) {
  const one = { sql, values }
  const all = async () => (await queried<D1Result>('batch', [one]))[0]
  return {
    ...one,
    bind(...given: unknown[]) {
      for (const value of given) if (typeof value === 'string') bound.getStore()?.add(value)
      return prepare(sql, given)
    },
    all,
    run: all,
    raw: () => queried('raw', [one]),
    first: async (column: string) => ((await all())?.results[0] as Record<string, unknown>)?.[column],
  }
}

export const env = {
  ...settings,
  DB: {
    prepare: (sql: string) => prepare(sql),
    batch: <T>(statements: ReturnType<typeof prepare>[]) => queried<D1Result<T>>('batch', statements),
  },
  COVERS: {
    put: (key: string, body: Uint8Array) => fetched(`${origin}/covers/${key}`, { method: 'PUT', body }),
  },
}

export const exports = { default: { fetch: fetched } }
