import { AsyncLocalStorage } from 'node:async_hooks'
import { origin, settings, toServer } from './server.ts'

// Stands in for `cloudflare:workers`, so that the catalogue of writes runs in Node: its set-ups are stored by the server
// that is killed, and its calls go there.

const bound = new AsyncLocalStorage<string[]>()

/** Runs a set-up. @returns its result, and the texts that its statements were bound to, ids among them, in order */
export async function recorded<T>(setUp: () => Promise<T>): Promise<[T, string[]]> {
  const texts: string[] = []
  return [await bound.run(texts, setUp), texts]
}

type Statement = { sql: string; values: unknown[] }

async function queried<T>(how: 'batch' | 'raw', statements: Statement[]): Promise<T[]> {
  const response = await toServer(`${origin}/d1/${how}`, { method: 'POST', body: JSON.stringify(statements) })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as T[]
}

function prepare(sql: string, values: unknown[] = []) {
  const one = { sql, values }
  const all = async () => (await queried<D1Result<Record<string, unknown>>>('batch', [one]))[0]
  return {
    ...one,
    bind(...given: unknown[]) {
      bound.getStore()?.push(...given.filter((value) => typeof value === 'string'))
      return prepare(sql, given)
    },
    all,
    run: all,
    raw: () => queried('raw', [one]),
    first: async (column: string) => (await all())?.results[0]?.[column],
  }
}

export const env = {
  ...settings,
  DB: {
    prepare: (sql: string) => prepare(sql),
    batch: <T>(statements: Statement[]) => queried<D1Result<T>>('batch', statements),
  },
  COVERS: {
    put: (key: string, body: Uint8Array) => toServer(`${origin}/covers/${key}`, { method: 'PUT', body }),
  },
}

export const exports = { default: { fetch: toServer } }
