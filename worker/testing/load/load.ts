import { writeFileSync } from 'node:fs'
import { direct } from '../../dev/direct.ts'

// A bounded load on the real workerd: two hundred guests of one event within ten seconds from one address, then sixty
// events at once. No request may be refused and every response must be stored. Times are reported, not asserted. With
// `minutes`, guests keep coming and the live memory of the product's own isolate, which production limits, must stay
// flat. The memory of the whole process is only reported: the local stand-ins for database, assets and cache are
// isolates in it too, and none of them collects before it must.
//   node worker/testing/load/load.ts [minutes]
const minutes = Number(process.argv[2] ?? 0)
const folder = '.local/load'
const guests = 200
const withinSeconds = 10
const eventsAtOnce = 60
/** Limit in MB by which a later minute's lowest live memory may exceed the second minute's. */
const growthMax = 2

type Event = { code: string; categories: { id: string; items: { id: string }[] }[] }

const { address: server, origin, memory, alive, stop } = await direct(folder, { readsHeap: true })

async function stage(guestLimit: number): Promise<Event> {
  const menu = Object.fromEntries(
    Array.from({ length: 5 }, (_, course) => [
      `Course ${course + 1}`,
      ['Fish', 'Meat', 'Soup', 'Salad', 'Rice', 'Tart'],
    ]),
  )
  const response = await fetch(`${server}/__local/event`, {
    method: 'POST',
    body: JSON.stringify({ title: 'Load', menu, guestLimit }),
  })
  return (await response.json()) as Event
}

const times: Record<string, number[]> = {}
const refused: string[] = []

async function timed(what: string, expected: number, call: () => Promise<Response>): Promise<string> {
  const begun = performance.now()
  const response = await call().catch((error: unknown) => new Response(String(error), { status: 599 }))
  const text = await response.text()
  times[what] = [...(times[what] ?? []), performance.now() - begun]
  if (response.status !== expected) refused.push(`${what}: ${response.status} ${text.slice(0, 120)}`)
  return text
}

/** One guest: loads the page, submits, and sometimes edits. */
async function guest(event: Event, size: number, address: string, edits = false): Promise<void> {
  const headers = { origin, 'content-type': 'application/json', 'cf-connecting-ip': address }
  const selections = Object.fromEntries(event.categories.map(({ id, items }) => [id, items[size]?.id ?? '']))
  const party = Array.from({ length: size }, (_, index) => ({
    name: `Guest ${index + 1}`,
    allergies: '',
    selections,
  }))
  const body = JSON.stringify({ submissionId: crypto.randomUUID(), party })
  await timed('page', 200, () => fetch(`${server}/event/${event.code}`, { headers }))
  const text = await timed('submit', 201, () =>
    fetch(`${server}/api/codes/${event.code}/responses`, { method: 'POST', headers, body }),
  )
  if (!edits) return
  const { editToken } = JSON.parse(text) as { editToken?: string }
  const changed = JSON.stringify({ version: 1, party })
  await timed('edit', 200, () =>
    fetch(`${server}/api/responses/${editToken}`, { method: 'PUT', headers, body: changed }),
  )
}

async function registered({ code }: Event): Promise<number> {
  const response = await fetch(`${server}/api/codes/${code}`)
  return ((await response.json()) as { registeredGuests: number }).registeredGuests
}

function percentiles(): Record<string, { p50: number; p99: number }> {
  return Object.fromEntries(
    Object.entries(times).map(([what, each]) => {
      const sorted = each.sort((a, b) => a - b)
      const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
      return [what, { p50: at(0.5), p99: at(0.99) }]
    }),
  )
}

/** Ends a part: reports its time, and checks that everything is stored and all invariants hold. */
async function finished(name: string, events: Event[], people: number) {
  const stored = (await Promise.all(events.map(registered))).reduce((sum, each) => sum + each, 0)
  const broken = (await (await fetch(`${server}/__local/broken`)).json()) as string[]
  const took = percentiles()
  console.log(name, JSON.stringify({ people, stored, refused: refused.length, milliseconds: took }))
  if (refused.length > 0) throw new Error(`refused wrongly: ${refused.slice(0, 3).join('; ')}`)
  if (stored !== people) throw new Error(`${people} answered, ${stored} are stored`)
  if (broken.length > 0) throw new Error(broken.join('; '))
  for (const what of Object.keys(times)) delete times[what]
  return took
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const sizeOf = (index: number) => 1 + (index % 3)

async function oneEvent() {
  const event = await stage(500)
  await Promise.all(
    Array.from({ length: guests }, async (_, index) => {
      await wait((index * withinSeconds * 1000) / guests)
      await guest(event, sizeOf(index), '192.0.2.1')
    }),
  )
  const people = Array.from({ length: guests }, (_, index) => sizeOf(index)).reduce(
    (sum, size) => sum + size,
    0,
  )
  return finished(`${guests} guests of one event in ${withinSeconds} s from one address:`, [event], people)
}

async function manyEvents() {
  const events: Event[] = []
  for (let index = 0; index < eventsAtOnce; index++) events.push(await stage(100))
  await Promise.all(events.map((event, index) => guest(event, 2, `192.0.2.${index + 1}`)))
  const first = await finished(
    `${eventsAtOnce} events at once, nobody there before:`,
    events,
    eventsAtOnce * 2,
  )
  await Promise.all(events.map((event, index) => guest(event, 1, `192.0.2.${index + 1}`)))
  const again = await finished(`${eventsAtOnce} events at once, once more:`, events, eventsAtOnce * 3)
  const percentiles = Object.entries(first).map(([what, took]) => [`first ${what}`, took] as const)
  return { ...again, ...Object.fromEntries(percentiles) }
}

type Minute = { alive: number; held: number }

async function soak() {
  // The minimum of each minute, because requests in flight are live memory too.
  const byMinute: Minute[] = []
  const started = Date.now()
  const ends = started + minutes * 60_000
  const tell = (minute: number) => {
    const { alive: living, held } = byMinute[minute] ?? { alive: 0, held: 0 }
    console.log(`minute ${minute + 1}: ${living.toFixed(2)} MB alive, the process held ${held} MB`)
  }
  const measure = async () => {
    const minute = Math.floor((Date.now() - started) / 60_000)
    if (minute >= minutes) return
    if (minute > 0 && !byMinute[minute]) tell(minute - 1)
    const now = { alive: await alive(), held: Math.round(memory()) }
    const before = byMinute[minute] ?? now
    byMinute[minute] = {
      alive: Math.min(before.alive, now.alive),
      held: Math.max(before.held, now.held),
    }
  }
  const events: Event[] = []
  let people = 0
  while (Date.now() < ends) {
    const event = await stage(2000)
    events.push(event)
    for (let round = 0; round < 60 && Date.now() < ends; round++) {
      await Promise.all(
        Array.from({ length: 8 }, (_, index) => guest(event, sizeOf(index), `198.51.100.${round}`, true)),
      )
      people += Array.from({ length: 8 }, (_, index) => sizeOf(index)).reduce((sum, size) => sum + size, 0)
      if (round % 20 === 19) await measure()
    }
  }
  tell(byMinute.length - 1)
  const took = await finished(`${minutes} minutes of guests:`, events, people)
  // The first minute includes compiling and filling caches.
  const [, second = byMinute[0], ...later] = byMinute
  const growth = Math.max(0, ...later.map((one) => one.alive - (second?.alive ?? 0)))
  console.log(`after the second minute it grew by ${growth.toFixed(2)} MB at most`)
  if (growth > growthMax) throw new Error('the memory grows')
  return { ...took, byMinute, growth }
}

try {
  const results = {
    oneEvent: await oneEvent(),
    manyEvents: await manyEvents(),
    ...(minutes > 0 && { soak: await soak() }),
  }
  writeFileSync('.local/load.json', JSON.stringify(results, null, 2))
  const slowest = Math.max(
    ...[results.oneEvent, results.manyEvents].flatMap((each) => Object.values(each).map(({ p99 }) => p99)),
  )
  console.log(
    `the slowest p99 is ${slowest} ms, ${slowest < 2000 ? 'under' : 'over'} two seconds on this machine`,
  )
} finally {
  await stop()
}
