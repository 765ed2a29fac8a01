import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Fault, MemoryEvent, memoryLedger } from '../local/memory-ledger.ts'
import type { Outcome, Ticket } from './ask.ts'
import type { View } from './decide.ts'
import { turn } from './turn.ts'

// Many actors at one event, in an order a seed decides: two desks that both believe they are the only one, faults in
// the way of any call, and a planner who changes the menu, raises the limit and closes the event between the turns.
type Step =
  | {
      does: 'turn'
      desk: 0 | 1
      asks: {
        who: number
        what: 'submit' | 'edit' | 'remove' | 'restore'
        size: number
        version: number | null
        item: 'i1' | 'i2'
      }[]
    }
  | { does: 'raise'; by: number }
  | { does: 'menu' }
  | { does: 'close' }

type Asked = Extract<Step, { does: 'turn' }>['asks'][number]

const people = 8
const ask = fc.record({
  who: fc.integer({ min: 0, max: people - 1 }),
  what: fc.constantFrom(
    'submit' as const,
    'submit' as const,
    'edit' as const,
    'remove' as const,
    'restore' as const,
  ),
  size: fc.integer({ min: 1, max: 10 }),
  version: fc.constantFrom(null, 1, 2, 3),
  item: fc.constantFrom('i1' as const, 'i2' as const),
})
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      does: fc.constant('turn' as const),
      desk: fc.constantFrom(0 as const, 1 as const),
      asks: fc.array(ask, { minLength: 1, maxLength: 6 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('raise' as const), by: fc.integer({ min: 1, max: 10 }) }),
  },
  { weight: 1, arbitrary: fc.constant<Step>({ does: 'menu' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ does: 'close' }) },
)
const faults = fc.infiniteStream(
  fc.oneof(
    { weight: 12, arbitrary: fc.constant<Fault>(null) },
    { weight: 1, arbitrary: fc.constantFrom<Fault>('lost before', 'lost after', 'overloaded') },
  ),
)

function ticketOf({ who, what, size, version, item }: Asked, at: number): Ticket {
  const party = Array.from({ length: size }, (_, index) => ({
    name: `p${index}`,
    allergies: '',
    selections: index === 0 ? { c: item } : {},
  }))
  const content = { email: null, party }
  const id = `r${who}`
  if (what === 'submit')
    return { kind: 'submit', id, hash: JSON.stringify(content), tokenHash: `t${who}`, content, by: null, at }
  if (what === 'edit') return { kind: 'edit', response: `t${who}`, version, content, by: null, at }
  if (what === 'remove') return { kind: 'remove', response: id, erase: false, by: 'planner', at }
  return { kind: 'restore', response: id, by: 'planner', at }
}

/** Lets calls go on one at a time, in the order the picks say. */
class Order {
  #waiting: (() => void)[] = []
  gate = () => new Promise<void>((go) => this.#waiting.push(go))

  async letOneGo(pick: number): Promise<void> {
    // Enough for everything that only waits for promises to come to its next call.
    for (let tick = 0; tick < 40; tick++) await Promise.resolve()
    this.#waiting.splice(pick % Math.max(1, this.#waiting.length), 1)[0]?.()
  }
}

async function live(
  memory: MemoryEvent,
  steps: Step[],
  nextPick: () => number,
  nextFault: () => Fault,
): Promise<void> {
  const order = new Order()
  const remembered: (View | null)[] = [null, null]
  const ledger = memoryLedger(memory, order.gate, nextFault)
  const last: [Promise<void>, Promise<void>] = [Promise.resolve(), Promise.resolve()]
  let open = 0
  let at = 1
  const check = () => {
    if (memory.event && memory.sum() > memory.event.guestLimit)
      throw new Error(`oversold: ${memory.sum()} of ${memory.event.guestLimit}`)
  }
  const takeTurn = async (desk: 0 | 1, tickets: Ticket[]) => {
    const before = memory.commits
    const { outcomes, view } = await turn(ledger, 'CODE22', remembered[desk] ?? null, tickets)
    remembered[desk] = view
    for (const ticket of tickets) answered(memory, ticket, outcomes.get(ticket), memory.commits - before)
  }
  for (const one of steps) {
    if (one.does === 'turn') {
      const arrival = at++
      const tickets = [...new Map(one.asks.map((each) => [each.who, each])).values()].map((each) =>
        ticketOf(each, arrival),
      )
      open++
      last[one.desk] = last[one.desk].then(() => takeTurn(one.desk, tickets)).finally(() => open--)
    } else change(memory, one, at)
    for (let gates = nextPick() % 4; gates > 0; gates--) await order.letOneGo(nextPick())
    check()
  }
  const done = Promise.all(last)
  done.catch(() => undefined)
  for (let tries = 0; open > 0 && tries < 5000; tries++) await order.letOneGo(nextPick()).then(check)
  if (open > 0) throw new Error('a turn never ended')
  await done
  if (memory.event && memory.event.registeredGuests !== memory.sum())
    throw new Error('the counter is not the sum')
}

function change(memory: MemoryEvent, step: Exclude<Step, { does: 'turn' }>, at: number): void {
  const { event } = memory
  if (!event) return
  if (step.does === 'raise') memory.event = { ...event, guestLimit: event.guestLimit + step.by }
  if (step.does === 'close') memory.event = { ...event, closesAt: at }
  if (step.does !== 'menu') return
  memory.menu = new Map([['c', new Set(['i1'])]])
  memory.event = { ...event, menuVersion: event.menuVersion + 1 }
}

/** What was acknowledged stands there, and what was refused for good does not. */
function answered(memory: MemoryEvent, ticket: Ticket, outcome: Outcome | undefined, commits: number): void {
  if (!outcome) throw new Error('a ticket without an answer')
  const row = memory.find(ticket.kind === 'submit' ? ticket.id : ticket.response)
  if ('done' in outcome) {
    if (!row) throw new Error(`acknowledged and not stored: ${ticket.kind}`)
    // Another desk may have changed it since; while nobody else wrote, it is exactly what was acknowledged.
    if (
      commits <= 1 &&
      ticket.kind === 'submit' &&
      outcome.done === 'created' &&
      row.version === 1 &&
      row.submissionHash !== ticket.hash
    )
      throw new Error('stored something else than was acknowledged')
    return
  }
  if (
    ticket.kind === 'submit' &&
    row &&
    row.submissionHash === ticket.hash &&
    row.createdAt === ticket.at &&
    outcome.refused !== 'unavailable' &&
    row.deletedAt === null
  )
    throw new Error(`stored although refused with ${outcome.refused}`)
}

const runs = Number(env.HISTORIES ?? 1000)
const menu = new Map([['c', new Set(['i1', 'i2'])]])
const steps = fc.array(step, { minLength: 1, maxLength: 14 })
const picks = fc.infiniteStream(fc.nat(1000))

it(`keeps every invariant through ${runs} histories of two desks, faults and a planner`, async () => {
  const history = fc.asyncProperty(steps, picks, faults, (taken, pick, fault) =>
    live(
      new MemoryEvent(12, menu),
      taken,
      () => pick.next().value ?? 0,
      () => fault.next().value ?? null,
    ),
  )
  await fc.assert(history, { numRuns: runs })
}, 600_000)

it('goes wrong without the database’s guard: two desks that trust what they remember oversell', async () => {
  const unguarded = fc.asyncProperty(steps, picks, (taken, pick) => {
    const memory = new MemoryEvent(12, menu)
    memory.guarded = false
    return live(
      memory,
      taken,
      () => pick.next().value ?? 0,
      () => null,
    )
  })
  const { failed, errorInstance } = await fc.check(unguarded, { numRuns: 2000 })
  expect({ failed, oversold: String(errorInstance).includes('oversold') }).toEqual({
    failed: true,
    oversold: true,
  })
}, 120_000)
