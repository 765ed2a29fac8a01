import { createHash } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { databasesOfAccount, queuesOfAccount, remoteDatabase, secretsOf } from './remote-database.ts'

// wrangler itself, and in the place of Cloudflare's API a server that notes what it is asked.
const asked: string[] = []
let uploaded = ''
const queue = { queue_id: '1', producers_total_count: 0, consumers_total_count: 0 }

function things(url: string): unknown {
  if (/\/queues\b.*name=mail-events\b/.test(url))
    return [{ ...queue, queue_name: 'mail-events', jurisdiction: 'eu' }]
  if (/\/queues\b.*name=elsewhere\b/.test(url))
    return [{ ...queue, queue_name: 'elsewhere', jurisdiction: null }]
  if (/\/scripts\/platewise\/secrets$/.test(url)) return [{ name: 'SECRET', type: 'secret_text' }]
  if (/\/d1\/database\?/.test(url)) return [{ uuid: '1', name: 'platewise', jurisdiction: 'eu' }]
  return []
}
const respond = async (request: IncomingMessage, response: ServerResponse) => {
  const body = await text(request)
  const path = (request.url ?? '').replace(/^.*\/d1\/database\/[0-9-]+/, '')
  const answer = (result: unknown) =>
    response.end(JSON.stringify({ success: true, errors: [], messages: [], result }))
  if (request.method === 'GET') return answer(things(request.url ?? ''))
  if (request.method === 'PUT') {
    uploaded = body
    response.setHeader('etag', createHash('md5').update(body).digest('hex'))
    return response.end()
  }
  const { sql, action, etag } = JSON.parse(body) as Record<string, string>
  asked.push(`${path} ${sql ?? action}`)
  if (sql === 'select bad') {
    response.statusCode = 400
    return response.end(
      JSON.stringify({
        success: false,
        errors: [{ code: 7500, message: 'no such column: bad' }],
        result: null,
      }),
    )
  }
  if (sql)
    return answer(sql.split(';').map((one) => ({ success: true, results: [{ one }], meta: { duration: 1 } })))
  if (action === 'init') return answer({ filename: 'file.sql', upload_url: `${origin()}/upload` })
  const meta = { duration: 1, rows_read: 1, rows_written: 1, size_after: 4096 }
  const broken = uploaded.includes('broken')
  return answer(
    broken
      ? {
          success: true,
          status: 'error',
          messages: [],
          errors: ['incomplete input'],
          type: 'import',
          at_bookmark: '',
        }
      : {
          success: true,
          status: 'complete',
          messages: [],
          type: 'import',
          at_bookmark: '',
          result: { num_queries: 2, final_bookmark: etag, meta },
        },
  )
}
const api = createServer((request, response) => void respond(request, response))
const origin = () => `http://127.0.0.1:${(api.address() as AddressInfo).port}`

beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('CLOUDFLARE_API_BASE_URL', origin())
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'a token')
  vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', 'account')
  vi.stubEnv('WRANGLER_SEND_METRICS', 'false')
})
afterAll(() => {
  api.close()
  vi.unstubAllEnvs()
})

it('asks statements of the database of its place, and throws with the words of an error', async () => {
  const remote = remoteDatabase('production')
  expect(await remote.query('select 1;select 2')).toEqual([[{ one: 'select 1' }], [{ one: 'select 2' }]])
  await expect(remote.query('select bad')).rejects.toThrow(/no such column: bad/)
})

it('sends a file by the import path, and tells whether it was taken', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'import-')), 'file.sql')
  const remote = remoteDatabase('production')
  writeFileSync(file, 'select 1;')
  expect(await remote.importFile(file)).toBe(true)
  expect(uploaded).toBe('select 1;')
  writeFileSync(file, 'broken;')
  expect(await remote.importFile(file)).toBe(false)
  expect(asked.filter((one) => one.startsWith('/import'))).toEqual([
    ...['/import init', '/import ingest'],
    ...['/import init', '/import ingest'],
  ])
})

it('reads what an account has: databases and queues with where they live, and secrets of a place', async () => {
  expect(await databasesOfAccount()).toMatchObject([{ uuid: '1', jurisdiction: 'eu' }])
  expect(await queuesOfAccount(['mail-events', 'elsewhere', 'missing'])).toEqual([
    { name: 'mail-events', jurisdiction: 'eu' },
    { name: 'elsewhere', jurisdiction: undefined },
  ])
  expect(await secretsOf('production')).toEqual(['SECRET'])
})
