import { describe, expect, it } from 'vitest'
import { partyOf } from '../testing/factories.ts'
import { turn } from './batch.ts'
import type { Ask, Figures, Outcome, StoredResponse, Ticket } from './commands.ts'
import type { MenuIds, View } from './decide.ts'
import type { Committed, Ledger } from './store.ts'

type Fault = 'lost before' | 'lost after' | 'overloaded' | 'poison' | undefined

const menu: MenuIds = new Map([['c', new Set(['i'])]])

/** A ledger in memory that keeps the database's promises: all or nothing, and never above the limit. */
function ledgerWith({ limit = 30, faults = [] as Fault[], poison = '' } = {}) {
  const rows = new Map<string, StoredResponse>()
  const calls: string[] = []
  let event: Figures = { id: 'e', guestLimit: limit, registeredGuests: 0, closesAt: 1000, menuVersion: 1 }
  const fail = (fault: Fault, when: 'before' | 'after') => {
    if (fault === `lost ${when}`) throw new Error('D1_ERROR: Network connection lost.')
    if (fault === 'overloaded' && when === 'before')
      throw new Error('D1 DB is overloaded. Requests queued for too long.')
  }
  const ledger: Ledger = {
    async look(): Promise<View> {
      calls.push('look')
      fail(faults.shift(), 'before')
      return { event, menu, rows: new Map(rows) }
    },
    async commit(_code: string, _view: View, tickets: Ticket[]): Promise<Committed> {
      calls.push(`commit ${tickets.length}`)
      const fault = faults.shift()
      fail(fault, 'before')
      if (tickets.some((ticket) => ticket.kind === 'submit' && ticket.id === poison))
        throw new Error('D1_ERROR: malformed JSON')
      const fresh = tickets
        .filter((ticket) => ticket.kind === 'submit')
        .filter((ticket) => !rows.has(ticket.id))
      const registered =
        event.registeredGuests + fresh.reduce((sum, { content }) => sum + content.party.length, 0)
      if (registered > event.guestLimit)
        throw new Error('D1_ERROR: CHECK constraint failed: events_never_oversubscribed')
      event = { ...event, registeredGuests: registered }
      for (const { id, hash, content } of fresh)
        rows.set(id, {
          id,
          eventId: 'e',
          leadGuestName: '',
          leadGuestEmail: null,
          guestCount: content.party.length,
          party: content.party,
          submissionHash: hash,
          editTokenHash: `t-${id}`,
          version: 1,
          createdAt: 1,
          updatedAt: 1,
          deletedAt: null,
        })
      fail(fault, 'after')
      return { event, written: new Set<Ticket>(fresh), rows: new Map() }
    },
  }
  return {
    ledger,
    rows,
    calls,
    change: (more: Partial<Figures>) => (event = { ...event, ...more }),
    event: () => event,
  }
}

function submit(id: string, size: number, at = 1): Ticket {
  const ask: Ask = {
    kind: 'submit',
    id,
    hash: id,
    tokenHash: `t-${id}`,
    content: { email: null, party: partyOf(size) },
    by: null,
  }
  return { ...ask, at }
}

async function outcomesOf(
  ledger: Ledger,
  tickets: Ticket[],
  remembered: View | null = null,
): Promise<(Outcome | undefined)[]> {
  const { outcomes } = await turn(ledger, 'CODE22', remembered, tickets)
  return tickets.map((ticket) => outcomes.get(ticket))
}

const short = (outcome: Outcome | undefined) =>
  outcome && 'done' in outcome ? outcome.done : outcome?.refused

describe('a turn', () => {
  it('with remembered figures costs one round trip', async () => {
    const { ledger, calls, event } = ledgerWith()
    const outcomes = await outcomesOf(ledger, [submit('a', 2), submit('b', 3)], {
      event: event(),
      menu,
      rows: null,
    })
    expect(outcomes.map(short)).toEqual(['created', 'created'])
    expect(calls).toEqual(['commit 2'])
  })

  it('answers what was sent again by reading it, beside what is new', async () => {
    const { ledger, calls, event } = ledgerWith()
    await outcomesOf(ledger, [submit('a', 2)])
    calls.length = 0
    const other: Ticket = { ...submit('a', 3), hash: 'other' } as Ticket
    const remembered = { event: event(), menu, rows: null }
    const outcomes = await outcomesOf(ledger, [submit('a', 2), submit('b', 1)], remembered)
    expect(outcomes.map(short)).toEqual(['repeated', 'created'])
    expect((await outcomesOf(ledger, [other], remembered)).map(short)).toEqual(['id_reused'])
    expect(calls).toEqual(['commit 2', 'look', 'commit 1', 'look'])
  })

  it('never refuses on remembered figures: what was full then may have places now', async () => {
    const { ledger, calls, event } = ledgerWith()
    const full = { event: { ...event(), registeredGuests: 30 }, menu, rows: null }
    expect((await outcomesOf(ledger, [submit('a', 2)], full)).map(short)).toEqual(['created'])
    expect(calls).toEqual(['look', 'commit 1'])
  })

  it('that remembers too few is corrected by the database, and refuses with the true figures', async () => {
    const { ledger, event, change } = ledgerWith()
    const stale = { event: event(), menu, rows: null }
    change({ registeredGuests: 29 })
    const [large, small] = await outcomesOf(ledger, [submit('a', 2), submit('b', 1)], stale)
    expect(large).toEqual({ refused: 'capacity', guestLimit: 30, registeredGuests: 29 })
    expect(short(small)).toBe('created')
  })

  it.each<[Fault]>([['lost before'], ['lost after']])(
    'whose connection is %s the commit stores the answer once and says so',
    async (fault) => {
      const { ledger, rows, event } = ledgerWith({ faults: [undefined, fault] })
      const [outcome] = await outcomesOf(ledger, [submit('a', 2)])
      expect(['created', 'repeated']).toContain(short(outcome))
      expect(rows.size).toBe(1)
      expect(event().registeredGuests).toBe(2)
    },
  )

  it('on an overloaded database asks once, and tells that the answer is not known to be saved', async () => {
    const { ledger, calls } = ledgerWith({ faults: [undefined, 'overloaded', 'overloaded', 'overloaded'] })
    expect((await outcomesOf(ledger, [submit('a', 2)])).map(short)).toEqual(['unavailable'])
    expect(calls).toEqual(['look', 'commit 1'])
  })

  it('with one party the database chokes on still stores the others', async () => {
    const { ledger, rows } = ledgerWith({ poison: 'p' })
    const outcomes = await outcomesOf(ledger, [submit('a', 2), submit('p', 2), submit('b', 3)])
    expect(outcomes.map(short)).toEqual(['created', 'unavailable', 'created'])
    expect([...rows.keys()]).toEqual(['a', 'b'])
  })

  it.each(Array.from({ length: 6 }, (_, index) => [index + 1]))(
    'whose call no. %i fails after it took effect keeps what it acknowledges',
    async (n) => {
      const faults: Fault[] = Array.from({ length: 8 }, (_, index) =>
        index + 1 === n ? 'lost after' : undefined,
      )
      const { ledger, rows, event } = ledgerWith({ faults, limit: 5 })
      const tickets = [submit('a', 2), submit('b', 4), submit('c', 3), submit('d', 1)]
      const outcomes = await outcomesOf(ledger, tickets)
      expect(event().registeredGuests).toBe(
        [...rows.values()].reduce((sum, { guestCount }) => sum + guestCount, 0),
      )
      expect(event().registeredGuests).toBeLessThanOrEqual(5)
      for (const [index, outcome] of outcomes.entries())
        if (outcome && 'done' in outcome) expect(rows.has((tickets[index] as { id: string }).id)).toBe(true)
        else expect(rows.has((tickets[index] as { id: string }).id)).toBe(false)
    },
  )

  it('decides the deadline by each ticket’s arrival, not by when its turn comes', async () => {
    const { ledger } = ledgerWith()
    const outcomes = await outcomesOf(ledger, [submit('a', 1, 999), submit('b', 1, 1000)])
    expect(outcomes.map(short)).toEqual(['created', 'closed'])
  })
})
