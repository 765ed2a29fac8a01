import { writeFileSync } from 'node:fs'
import type { Miniflare } from 'miniflare'
import { workerds } from '../../dev/processes.ts'
import { invariants } from '../faults/invariants.ts'
import { migrate } from '../migrate.ts'
import { type Act, isCutOff, isDone, lostActs, names, perform, sentAgain, untoldOfClosing } from './acts.ts'
import { controls } from './controls.ts'
import { compare, compareMails, type Sent, write } from './guests.ts'
import { build, closePost, mails, origin, start } from './server.ts'
import { use } from './workers-in-node.ts'

// Kills workerd while sixteen guests answer one event, eight others send every call of the catalogue, and the clock runs.
// Restarts it on the same disk, and compares the data with what was acknowledged. Requests without an answer are sent again,
// as the pages do. Mails that were not sent before the crash are sent after it, once.
//   node worker/testing/crash/recovery.ts [cycles]     10 by default
const cycles = Number(process.argv[2] ?? 10)
const [guests, others] = [16, 8]

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

/** Writes until workerd is killed. Returns what guests of the event with that code sent, and the other calls. */
async function killed(server: Miniflare, code: string): Promise<{ sent: Sent[]; acts: Act[] }> {
  const sent: Sent[] = []
  const acts: Act[] = []
  let over = false
  let fault: unknown = null
  const ended = () => over
  // Only the end may cut somebody off.
  const untilEnd = (writing: Promise<void>) =>
    writing.catch((error: unknown) => {
      if (!over) fault ??= error
    })
  const clock = async () => {
    while (!over) {
      await server.dispatchFetch(`${origin}/clock`)
      await pause(50)
    }
  }
  const writing = Promise.all([
    ...Array.from({ length: guests }, () => untilEnd(write(server, code, sent, ended))),
    ...Array.from({ length: others }, () => untilEnd(perform(server, acts, ended))),
    untilEnd(clock()),
  ])
  // However slow the machine is: after as many answers as chance wants, with others under way.
  const answers = Math.random() * 15
  const goesOn = () =>
    fault === null && (acts.filter(isDone).length < answers || acts.filter(isCutOff).length < 2)
  for (let waited = 0; waited < 6000 && goesOn(); waited++) await pause(5)
  over = true
  for (const pid of workerds()) process.kill(pid, 'SIGKILL')
  await Promise.race([writing, pause(3000)])
  await server.dispose().catch(() => undefined)
  if (fault !== null) throw fault
  return { sent, acts }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

let server = start()
use(server)
await migrate(await server.getD1Database('DB'))
const untouched: Act[] = []
const missing = () => names.filter((name) => !untouched.some((act) => act.name === name))
await Promise.all(
  Array.from({ length: others }, () => perform(server, untouched, () => missing().length === 0)),
)
const refused = untouched.filter((act) => !isDone(act))
if (refused.length > 0) throw new Error(refused.map(({ name, status }) => `${name}: ${status}`).join('\n'))
let [total, unknown, left, twice, other, otherCutOff] = [0, 0, 0, 0, 0, 0]
for (let cycle = 1; cycle <= cycles; cycle++) {
  const code = `K${String(cycle).padStart(5, '0')}`
  await prepare(server, code)
  const { sent, acts } = await killed(server, code)
  const acknowledged = new Set(sent.filter(({ editUrl }) => editUrl !== null).map(({ id }) => id))
  total += sent.length
  unknown += sent.length - acknowledged.size
  other += acts.length
  otherCutOff += acts.filter(isCutOff).length
  const mailed = new Map(mails)
  left += sent.filter(({ email }) => email !== '' && !mailed.has(email)).length
  server = start()
  use(server)
  const d1 = await server.getD1Database('DB')
  const wrong = [
    ...acts
      .filter((act) => !isDone(act) && !isCutOff(act))
      .map(({ name, status }) => `${name}: refused with ${status}`),
    ...(await lostActs(acts)),
    ...(await sentAgain(server, acts, untouched)),
    ...(await invariants(d1)),
  ]
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  await compare(server, code, sent, acknowledged)
  twice += await compareMails(server, sent, mailed)
  await server.dispatchFetch(`${origin}/clock`)
  const untold = await untoldOfClosing(d1, cycle === 1 ? [...untouched, ...acts] : acts)
  if (untold.length > 0) throw new Error(untold.join('\n'))
}
await controls(await server.getD1Database('DB'), untouched)
await server.dispose()
closePost()
writeFileSync('.local/kill-cycles.json', JSON.stringify({ cycles, total, unknown, left, twice }))
console.log(
  `mails: ${left} were left to after the end, ${twice} went out again that were sent in its last moment`,
)
console.log(`${cycles} cycles: ${total} answers sent, ${unknown} of them cut off, none lost and none twice`)
console.log(`${other} other calls of ${names.length} kinds sent, ${otherCutOff} of them cut off`)
if (otherCutOff === 0 || unknown === 0 || left === 0)
  throw new Error('nothing was cut off: these cycles prove nothing')
