import { writeFileSync } from 'node:fs'
import type { Miniflare } from 'miniflare'
import { workerds } from '../../dev/processes.ts'
import { makeSession } from '../factories/factories.ts'
import { invariants } from '../faults/invariants.ts'
import { migrate } from '../migrate.ts'
import { accountWriters } from './accounts.ts'
import { isCutOff, isDone, lostActs, sentAgain } from './acts.ts'
import { controls, kinds } from './controls.ts'
import { type Dinner, dine, type Writer, wrongSheets } from './dinner.ts'
import { compare, compareMails, type Sent, write } from './guests.ts'
import { kitchenWriters } from './kitchen.ts'
import { broken, type Promised } from './promises.ts'
import { build, closePost, mails, settings, start } from './server.ts'

// Kills workerd while sixteen guests answer and a dinner is declined, changed, seated and issued as sheets; by turns its
// kitchen states and agrees, or planners change their accounts, close events and are suspended. Restarts it on the same
// disk, and compares the data with what was acknowledged. Requests without an answer are sent again, as the pages do. Mails
// that were not sent before the crash are sent after it, once.
//   node worker/testing/crash/recovery.ts [cycles]     10 by default
const cycles = Number(process.argv[2] ?? 10)
const writers = 16

build()

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

/** Writes until workerd is killed. Returns what guests of the event with that code sent. */
async function killed(
  server: Miniflare,
  code: string,
  dinner: Dinner,
  { others, first }: { others: Writer[]; first: boolean },
): Promise<Sent[]> {
  const sent: Sent[] = []
  let over = false
  const guests = Array.from({ length: writers }, () => write(server, code, sent, () => over))
  const writing = Promise.all([...guests, dine(server, dinner, others, () => over)])
  // However slow the machine is: after as many answers as chance wants, and at first after one of each kind, so that the
  // controls have something to lose.
  const answers = Math.random() * 15
  const goesOn = () => {
    const done = dinner.acts.filter(isDone)
    return first ? kinds.some((kind) => !done.some(({ what }) => what === kind)) : done.length < answers
  }
  for (let waited = 0; waited < 6000 && goesOn(); waited++) await new Promise((next) => setTimeout(next, 5))
  over = true
  for (const pid of workerds()) process.kill(pid, 'SIGKILL')
  await Promise.race([writing, new Promise((resolve) => setTimeout(resolve, 3000))])
  await server.dispose().catch(() => undefined)
  return sent
}

let server = start()
await migrate(await server.getD1Database('DB'))
await prepare(server, 'FIRST1')
const cookie = await makeSession({ ...settings, DB: await server.getD1Database('DB') } as unknown as Env, 'p')
const dinners: Dinner[] = []
let firstPromised: Promised | null = null
let otherCutOff = 0
let total = 0
let unknown = 0
let left = 0
let twice = 0
for (let cycle = 1; cycle <= cycles; cycle++) {
  const code = `K${String(cycle).padStart(5, '0')}`
  await prepare(server, code)
  const dinnerCode = code.replace('K', 'D')
  await prepare(server, dinnerCode)
  const dinner: Dinner = { id: dinnerCode, code: dinnerCode, cookie, acts: [], leads: [], tables: [] }
  const before = await server.getD1Database('DB')
  const kitchen = cycle === 1 || cycle % 2 === 0 ? await kitchenWriters(before, dinner) : []
  const accounts = cycle % 2 === 1 ? await accountWriters(before) : null
  const others = [...kitchen, ...(accounts?.writers ?? [])]
  const sent = await killed(server, code, dinner, { others, first: cycle === 1 })
  const acknowledged = new Set(sent.filter(({ editUrl }) => editUrl !== null).map(({ id }) => id))
  total += sent.length
  unknown += sent.length - acknowledged.size
  const mailed = new Map(mails)
  left += sent.filter(({ email }) => email !== '' && !mailed.has(email)).length
  server = start()
  await compare(server, code, sent, acknowledged)
  twice += await compareMails(server, sent, mailed)
  dinners.push(dinner)
  firstPromised ??= accounts?.promised ?? null
  otherCutOff += dinner.acts.filter(isCutOff).length
  const d1 = await server.getD1Database('DB')
  const wrong = [
    ...(await lostActs(d1, dinner.acts)),
    ...(await sentAgain(server, d1, dinner.acts)),
    ...(await wrongSheets(server, dinner)),
    ...(accounts ? await broken(server, accounts.promised) : []),
    ...(await invariants(d1)),
  ]
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
}
// Ten are enough to lose something of: all of two hundred at once are more questions than the server has sockets for.
if (firstPromised) await controls(server, dinners.slice(0, 10), firstPromised)
await server.dispose()
closePost()
writeFileSync('.local/kill-cycles.json', JSON.stringify({ cycles, total, unknown, left, twice }))
console.log(
  `mails: ${left} were left to after the end, ${twice} went out again that were sent in its last moment`,
)
console.log(`${cycles} cycles: ${total} answers sent, ${unknown} of them cut off, none lost and none twice`)
console.log(
  `${dinners.flatMap(({ acts }) => acts).length} other writes sent, ${otherCutOff} of them cut off: ${kinds.join(', ')}`,
)
if (otherCutOff === 0 || unknown === 0 || left === 0)
  throw new Error('nothing was cut off: these cycles prove nothing')
