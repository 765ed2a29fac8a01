import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { responseIdOf } from '../desk/response-id.ts'
import { workerds } from '../dev/processes.ts'
import { run } from '../dev/serve.ts'
import { invariants } from './invariants.ts'
import { migrate } from './migrate.ts'

// Kills workerd while sixteen guests are writing, restarts it on the same disk, and compares the data with what was
// acknowledged. Requests without an answer are sent again, as a guest's page does. Mails that were not sent before the
// crash are sent after it, once.
//   node worker/testing/crash-recovery.ts [cycles]     10 by default
const cycles = Number(process.argv[2] ?? 10)
const folder = '.local/kill'
const origin = 'http://localhost:8799'
const writers = 16

type Sent = {
  submissionId: string
  id: string
  code: string
  size: number
  email: string
  editUrl: string | null
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
run('wrangler', ['deploy', '--dry-run', '--outdir', `${folder}/worker`])

// Sent mails are counted here, because this process survives the crash.
const mails = new Map<string, number>()
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
    if (!request.url.endsWith('/clock')) return production.fetch(request, bindings, context)
    await production.scheduled({}, bindings, context)
    return new Response()
  },
}`

function start(): Miniflare {
  const limit = (namespace_id: string) => ({
    namespace_id,
    simple: { limit: 1_000_000, period: 60 as const },
  })
  return new Miniflare({
    ...convertV4MiniflareOptions({
      modules: [
        { type: 'ESModule', path: 'entry.js', contents: entry },
        { type: 'ESModule', path: 'index.js', contents: readFileSync(`${folder}/worker/index.js`, 'utf8') },
      ],
      compatibilityDate: '2026-10-01',
      compatibilityFlags: ['nodejs_compat'],
      bindings: {
        ORIGIN: origin,
        SECRET: 'a secret of the kill cycles, long enough',
        MAIL_FROM: 'hello@platewise.example',
      },
      d1Databases: ['DB'],
      durableObjects: { DESK: { className: 'EventDesk', useSQLite: true } },
      ratelimits: { CODE_MISSES: limit('1'), SUBMISSIONS: limit('2') },
      r2Buckets: ['COVERS'],
    }),
    resourcePersistencePath: resolve(folder, 'state'),
    handleStructuredLogs: () => undefined,
  })
}

function partyOf(size: number) {
  return Array.from({ length: size }, (_, index) => ({
    name: `Guest ${index + 1}`,
    allergies: '',
    selections: {},
  }))
}

async function send(server: Miniflare, one: Sent): Promise<number> {
  const response = await server.dispatchFetch(`${origin}/api/codes/${one.code}/responses`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ submissionId: one.submissionId, email: one.email, party: partyOf(one.size) }),
  })
  const body = (await response.json()) as { editUrl?: string }
  if (response.ok && body.editUrl) {
    if (one.editUrl !== null && one.editUrl !== body.editUrl)
      throw new Error('the edit link is another than before')
    one.editUrl = body.editUrl
  }
  return response.status
}

async function prepare(server: Miniflare, code: string): Promise<void> {
  const d1 = await server.getD1Database('DB')
  await d1.batch([
    d1.prepare(
      "insert or ignore into user (id, name, email, email_verified, role, created_at, updated_at) values ('p', 'P', 'p@example.com', 1, 'planner', 1, 1)",
    ),
    d1
      .prepare(
        "insert into events (id, title, event_date, time_zone, closes_at, first_closes_at, event_code, user_id, created_at, updated_at) values (?1, 'Kill', '2099-01-01', 'UTC', 4070995200000, 4070995200000, ?1, 'p', 1, 1)",
      )
      .bind(code),
    d1
      .prepare(
        "insert into payment_orders (session_id, user_id, event_id, event_title, plan, guest_limit, status, payment_status, amount_total, currency, paid_at, created_at, updated_at) values (?1, 'p', ?1, 'Kill', '2000', 2000, 'complete', 'paid', 5000, 'usd', 1, 1, 1)",
      )
      .bind(code),
    d1
      .prepare(
        "insert into event_purchases (id, event_id, user_id, guest_limit, session_id, created_at) values (?1, ?1, 'p', 2000, ?1, 1)",
      )
      .bind(code),
    d1
      .prepare("insert into menu_categories (id, event_id, name, sort_order) values (?1, ?1, 'Main', 0)")
      .bind(code),
    d1
      .prepare("insert into menu_items (id, category_id, name, sort_order) values (?1, ?1, 'Soup', 0)")
      .bind(code),
  ])
}

async function write(server: Miniflare, code: string, sent: Sent[], ended: () => boolean): Promise<void> {
  while (!ended()) {
    const submissionId = crypto.randomUUID()
    const id = await responseIdOf('guest', code, submissionId)
    const email = sent.length % 4 === 0 ? `${submissionId}@example.com` : ''
    const one: Sent = { submissionId, id, code, size: 1 + (sent.length % 3), email, editUrl: null }
    sent.push(one)
    await send(server, one).catch(() => undefined)
  }
}

/** Writes until workerd is killed. Returns what was sent. */
async function killed(server: Miniflare, code: string): Promise<Sent[]> {
  const sent: Sent[] = []
  let over = false
  const writing = Promise.all(Array.from({ length: writers }, () => write(server, code, sent, () => over)))
  await new Promise((resolve) => setTimeout(resolve, 40 + Math.random() * 160))
  over = true
  for (const pid of workerds()) process.kill(pid, 'SIGKILL')
  await Promise.race([writing, new Promise((resolve) => setTimeout(resolve, 3000))])
  await server.dispose().catch(() => undefined)
  return sent
}

async function compare(
  server: Miniflare,
  code: string,
  sent: Sent[],
  acknowledged: Set<string>,
): Promise<void> {
  const d1 = await server.getD1Database('DB')
  const { results } = await d1
    .prepare('select id, guest_count as size from guest_selections where event_id = ?')
    .bind(code)
    .all<{ id: string; size: number }>()
  const stored = new Map(results.map(({ id, size }) => [id, size]))
  for (const id of acknowledged) if (!stored.has(id)) throw new Error(`acknowledged and lost: ${id}`)
  for (const one of sent) {
    const status = await send(server, one)
    if (status !== (stored.has(one.id) ? 200 : 201))
      throw new Error(
        `sent again, answered ${status} although it was ${stored.has(one.id) ? '' : 'not '}stored`,
      )
  }
  const after = await d1
    .prepare(
      'select registered_guests as counter, (select sum(guest_count) from guest_selections where event_id = ?1) as sum from events where id = ?1',
    )
    .bind(code)
    .first<{ counter: number; sum: number }>()
  const asked = sent.reduce((sum, { size }) => sum + size, 0)
  if (after?.counter !== after?.sum || after?.sum !== asked)
    throw new Error(`asked for ${asked}, stored ${after?.sum}, counted ${after?.counter}`)
}

/** Runs the cron until no mail waits: each mail that was not sent before the crash is sent once. */
async function compareMails(server: Miniflare, sent: Sent[], before: Map<string, number>): Promise<number> {
  const d1 = await server.getD1Database('DB')
  const waiting = () =>
    d1.prepare('select count(*) as n from outbox where sent_at is null').first<number>('n')
  for (let tries = 0; tries < 200 && (await waiting()) !== 0; tries++) {
    // Ends the lease of the killed sender.
    await d1.prepare('update outbox set due_at = 0 where sent_at is null').run()
    await server.dispatchFetch(`${origin}/clock`)
  }
  let again = 0
  for (const { email } of sent.filter((one) => one.email !== '')) {
    const [earlier, all] = [before.get(email) ?? 0, mails.get(email) ?? 0]
    if (all === 0 || all - earlier > 1)
      throw new Error(`mailed ${earlier} times before the end and ${all} in all`)
    if (all > 1) again++
  }
  return again
}

let server = start()
await migrate(await server.getD1Database('DB'))
let total = 0
let unknown = 0
let left = 0
let twice = 0
for (let cycle = 1; cycle <= cycles; cycle++) {
  const code = `K${String(cycle).padStart(5, '0')}`
  await prepare(server, code)
  const sent = await killed(server, code)
  const acknowledged = new Set(sent.filter(({ editUrl }) => editUrl !== null).map(({ id }) => id))
  total += sent.length
  unknown += sent.length - acknowledged.size
  const mailed = new Map(mails)
  left += sent.filter(({ email }) => email !== '' && !mailed.has(email)).length
  server = start()
  await compare(server, code, sent, acknowledged)
  twice += await compareMails(server, sent, mailed)
  const broken = await invariants(await server.getD1Database('DB'))
  if (broken.length > 0) throw new Error(broken.join('\n'))
}
await server.dispose()
post.close()
writeFileSync('.local/kill-cycles.json', JSON.stringify({ cycles, total, unknown, left, twice }))
console.log(
  `mails: ${left} were left to after the end, ${twice} went out again that were sent in its last moment`,
)
console.log(`${cycles} cycles: ${total} answers sent, ${unknown} of them cut off, none lost and none twice`)
if (unknown === 0 || left === 0) throw new Error('nothing was cut off: these cycles prove nothing')
