import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { run } from '../../dev/run-command.ts'

// The built Worker on a disk of its own, for runs that kill it. Its mails go to this process, which survives.
const folder = '.local/kill'
export const origin = 'http://localhost:8787'
/** Configuration of the Worker. */
export const settings = {
  ORIGIN: origin,
  SECRET: 'a secret of the kill cycles, long enough',
  MAIL_FROM: 'hello@platewise.example',
  COVER_IMAGES: 'on',
  LIST_MAIL: 'on',
}

/** Builds the Worker, and empties its disk. */
export function build(): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  run('wrangler', ['deploy', '--dry-run', '--outdir', `${folder}/worker`])
}

/** Counts the mails that were sent, by their address. */
export const mails = new Map<string, number>()
const post = createServer((request, response) => {
  let to = ''
  request.on('data', (chunk: Buffer) => {
    to += chunk.toString()
  })
  request.on('end', () => {
    mails.set(to, (mails.get(to) ?? 0) + 1)
    response.end()
  })
})
await new Promise<void>((resolve) => post.listen(0, '127.0.0.1', resolve))
const postOffice = `http://127.0.0.1:${(post.address() as AddressInfo).port}`
const entry = `
import production, { EventDesk } from './index.js'
export { EventDesk }
const send = async ({ to }) => {
  await fetch('${postOffice}', { method: 'POST', body: to })
  return { messageId: to }
}
export default {
  async fetch(request, env, context) {
    const bindings = { ...env, EMAIL: { send } }
    const [, first, second] = new URL(request.url).pathname.split('/')
    if (first === 'clock') {
      await production.scheduled({}, bindings, context)
      return new Response()
    }
    if (first === 'covers') return Response.json(await env.COVERS.put(second, await request.arrayBuffer()))
    if (first !== 'd1') return production.fetch(request, bindings, context)
    const statements = (await request.json()).map(({ sql, values }) => env.DB.prepare(sql).bind(...values))
    return Response.json(await (second === 'raw' ? statements[0].raw() : env.DB.batch(statements)))
  },
}`

/** Takes no more mails. */
export function closePost(): void {
  post.close()
}

let running: Miniflare | null = null

/** Sends a request to the Worker that was started last. */
export function toServer(url: string, init?: Parameters<Miniflare['dispatchFetch']>[1]) {
  if (!running) throw new Error('no Worker is running')
  return running.dispatchFetch(url, init)
}

/** Starts the Worker on its disk, as it was left. */
export function start(): Miniflare {
  const limit = (namespace_id: string) => ({
    namespace_id,
    simple: { limit: 1_000_000, period: 60 as const },
  })
  running = new Miniflare({
    ...convertV4MiniflareOptions({
      modules: [
        { type: 'ESModule', path: 'entry.js', contents: entry },
        { type: 'ESModule', path: 'index.js', contents: readFileSync(`${folder}/worker/index.js`, 'utf8') },
      ],
      compatibilityDate: '2026-10-01',
      compatibilityFlags: ['nodejs_compat'],
      bindings: settings,
      d1Databases: ['DB'],
      durableObjects: { DESK: { className: 'EventDesk', useSQLite: true } },
      ratelimits: { CODE_MISSES: limit('1'), SUBMISSIONS: limit('2') },
      r2Buckets: ['COVERS'],
    }),
    resourcePersistencePath: resolve(folder, 'state'),
    handleStructuredLogs: () => undefined,
  })
  return running
}
