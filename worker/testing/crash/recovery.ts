import { writeFileSync } from 'node:fs'
import type { Miniflare } from 'miniflare'
import { workerds } from '../../dev/processes.ts'
import { invariants } from '../faults/invariants.ts'
import { migrate } from '../migrate.ts'
import {
  type Act,
  brokenPromises,
  differences,
  isCutOff,
  isDone,
  isLate,
  kinds,
  leftOf,
  nextActs,
  sendAct,
  type Untouched,
} from './acts.ts'
import { controls } from './controls.ts'
import { compare, compareMails, type Sent, settle, write } from './guests.ts'
import { build, closePost, mails, origin, start, toServer } from './server.ts'

// Kills workerd while sixteen guests answer one event, eight others send writes of the catalogue, and the clock runs. Restarts
// it on the same disk. An acknowledged write has left what it leaves untouched: the same rows, but for ids and times, and
// each mail once. A write without an answer is sent again, as the pages do, and then has left that, too.
//   node worker/testing/crash/recovery.ts [cycles]     10 by default
const cycles = Number(process.argv[2] ?? 10)
const [guests, others, actsOfCycle] = [16, 8, 24]

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

/** Writes until workerd is killed; acts that were not sent yet are left in the list. Returns the answers that guests of the event sent. */
async function killed(server: Miniflare, code: string, waiting: Act[]): Promise<Sent[]> {
  const acts = [...waiting]
  const sent: Sent[] = []
  let over = false
  let fault: unknown = null
  // Only the end may cut somebody off.
  const untilEnd = (writing: Promise<void>) =>
    writing.catch((error: unknown) => {
      if (!over) fault ??= error
    })
  const clock = async () => {
    while (!over) {
      await toServer(`${origin}/clock`)
      await pause(50)
    }
  }
  const writing = Promise.all([
    ...Array.from({ length: guests }, () => untilEnd(write(code, sent, () => over))),
    ...sharing(waiting, () => over).map(untilEnd),
    untilEnd(clock()),
  ])
  // However slow the machine is: after as many answers as chance wants, with others under way.
  const answers = Math.random() * (acts.length - others)
  const goesOn = () => fault === null && acts.filter(isDone).length < answers
  for (let waited = 0; waited < 6000 && goesOn(); waited++) await pause(5)
  over = true
  for (const pid of workerds()) process.kill(pid, 'SIGKILL')
  await Promise.race([writing, pause(3000)])
  await server.dispose().catch(() => undefined)
  if (fault !== null) throw fault
  return sent
}

/** Sends acts, a few at a time. Whoever sends one takes it off the list. */
function sharing(waiting: Act[], ended: () => boolean): Promise<void>[] {
  return Array.from({ length: others }, async () => {
    for (let act = ended() ? undefined : waiting.shift(); act; act = ended() ? undefined : waiting.shift())
      await sendAct(act)
  })
}

/** Sends acts until they are answered. A busy machine refuses to hash a password at once. */
async function sendAgain(acts: Act[]): Promise<void> {
  for (const act of acts)
    for (let tries = 0; tries < 10 && isCutOff(act); tries++) {
      if (tries > 0) await pause(500)
      await sendAct(act)
    }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Sends each write once, and reads what it leaves. */
async function untouchedActs(): Promise<[Act[], Map<string, Untouched>]> {
  const acts = await nextActs(kinds)
  await settle()
  const before = await Promise.all(acts.map(leftOf))
  await Promise.all(sharing([...acts], () => false))
  await sendAgain(acts.filter(isCutOff))
  await settle()
  const after = await Promise.all(acts.map(leftOf))
  const left = new Map<string, Untouched>()
  const wrong: string[] = []
  for (const [index, act] of acts.entries()) {
    const [was, is] = [before[index], after[index]]
    if (!was || !is) continue
    const usual = { before: was, after: is }
    if (isLate(act, usual)) continue
    left.set(act.name, usual)
    if (!isDone(act)) wrong.push(`${act.name}: refused with ${act.status}`)
    if (JSON.stringify(was) === JSON.stringify(is))
      wrong.push(`${act.name} leaves nothing: its loss would not be seen`)
    wrong.push(...(await brokenPromises(act)))
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  return [acts, left]
}

/** @returns one line for each act that did not leave what it leaves untouched */
async function lost(acts: Act[], untouched: Map<string, Untouched>): Promise<string[]> {
  const cutOff = acts.filter(isCutOff)
  await settle()
  const acknowledged = await wrongOf(
    acts.filter((act) => !isCutOff(act)),
    untouched,
    1,
  )
  await sendAgain(cutOff)
  await settle()
  return [...acknowledged, ...(await wrongOf(cutOff, untouched, 2))]
}

async function wrongOf(acts: Act[], untouched: Map<string, Untouched>, sent: number): Promise<string[]> {
  const wrong: string[] = []
  for (const act of acts) {
    const usual = untouched.get(act.name)
    if (!usual) continue
    const fine = isDone(act) || (sent > 1 && act.one.again?.includes(act.status ?? 0))
    const found = fine
      ? [...(await differences(act, usual, sent)), ...(await brokenPromises(act))]
      : [`${act.name}: refused with ${act.status}`]
    if (isLate(act, usual)) late++
    else wrong.push(...found)
  }
  return wrong
}

let late = 0
let server = start()
const database = await server.getD1Database('DB')
await migrate(database)
// Mail to guest lists goes out at most once, so that a kill may leave it unsent: it waits here.
await database.exec(
  "insert into mail_rests (lane, since, until, reason) values ('list', 0, 9007199254740991, 'E_RATE_LIMIT_EXCEEDED')",
)
const [acts, untouched] = await untouchedActs()
let [total, unknown, left, twice, other, otherCutOff] = [0, 0, 0, 0, 0, 0]
for (let cycle = 1; cycle <= cycles; cycle++) {
  const code = `K${String(cycle).padStart(5, '0')}`
  await prepare(server, code)
  const next = await nextActs(actsOfCycle)
  await settle()
  for (const act of next) act.since = Date.now()
  const waiting = [...next]
  const sent = await killed(server, code, waiting)
  const acknowledged = new Set(sent.filter(({ editUrl }) => editUrl !== null).map(({ id }) => id))
  total += sent.length
  unknown += sent.length - acknowledged.size
  const begun = next.filter((act) => !waiting.includes(act))
  other += begun.length
  otherCutOff += begun.filter(isCutOff).length
  const mailed = new Map(mails)
  left += sent.filter(({ email }) => email !== '' && !mailed.has(email)).length
  server = start()
  const d1 = await server.getD1Database('DB')
  await compare(d1, code, sent, acknowledged)
  const wrong = [...(await lost(begun, untouched)), ...(await invariants(d1))]
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  twice += compareMails(sent, mailed)
}
await controls(acts, untouched)
await server.dispose()
closePost()
writeFileSync('.local/kill-cycles.json', JSON.stringify({ cycles, total, unknown, left, twice }))
console.log(
  `mails: ${left} were left to after the end, ${twice} went out again that were sent in its last moment`,
)
console.log(`${cycles} cycles: ${total} answers sent, ${unknown} of them cut off, none lost and none twice`)
console.log(
  `${other} other writes of ${kinds} kinds sent, ${otherCutOff} of them cut off; ${late} came too late to be compared`,
)
if (otherCutOff === 0 || unknown === 0 || left === 0)
  throw new Error('nothing was cut off: these cycles prove nothing')
