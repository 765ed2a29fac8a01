import { describe, expect, it } from 'vitest'
import { guestActor } from '#core/actor'
import type { MenuChoices } from '../menu/guests/menu-choices.ts'
import { partyOf } from '../testing/factories/party-factories.ts'
import { processBatch } from './batch.ts'
import type { Command, CommandResult, EventState, ReceivedCommand, StoredResponse } from './shape.ts'
import type { CommitResult, Snapshot } from './snapshot.ts'
import type { Store } from './store.ts'

type Fault = 'lost before' | 'lost after' | 'overloaded' | 'poison' | undefined

const menu: MenuChoices = new Map([['c', { name: 'C', required: false, items: new Map([['i', 0]]) }]])

/** A store in memory with the database's guarantees: all or nothing, and never above the limit. */
function storeWith({ limit = 30, faults = [] as Fault[], poison = '' } = {}) {
  const rows = new Map<string, StoredResponse>()
  const calls: string[] = []
  let event: EventState = {
    id: 'e',
    guestLimit: limit,
    registeredGuests: 0,
    closesAt: 1000,
    menuVersion: 1,
  }
  const fail = (fault: Fault, when: 'before' | 'after') => {
    if (fault === `lost ${when}`) throw new Error('D1_ERROR: Network connection lost.')
    if (fault === 'overloaded' && when === 'before')
      throw new Error('D1 DB is overloaded. Requests queued for too long.')
  }
  const store: Store = {
    async load(): Promise<Snapshot> {
      calls.push('load')
      fail(faults.shift(), 'before')
      return { event, menu, responses: new Map(rows), declines: new Map(), invitations: new Map() }
    },
    async commit(_code: string, _view: Snapshot, commands: ReceivedCommand[]): Promise<CommitResult> {
      calls.push(`commit ${commands.length}`)
      const fault = faults.shift()
      fail(fault, 'before')
      if (commands.some((command) => command.kind === 'submit' && command.id === poison))
        throw new Error('D1_ERROR: malformed JSON')
      const fresh = commands
        .filter((command) => command.kind === 'submit')
        .filter((command) => !rows.has(command.id))
      const registered =
        event.registeredGuests + fresh.reduce((sum, { content }) => sum + content.party.length, 0)
      if (registered > event.guestLimit)
        throw new Error('D1_ERROR: CHECK constraint failed: events_never_oversubscribed')
      event = { ...event, registeredGuests: registered }
      for (const { id, hash, content } of fresh)
        rows.set(id, {
          id,
          eventId: 'e',
          leadGuestName: 'Ann Lee',
          leadGuestEmail: null,
          guestCount: content.party.length,
          party: content.party.map((person) => ({ ...person, consent: undefined })),
          submissionHash: hash,
          editTokenHash: `t-${id}`,
          version: 1,
          createdAt: 1,
          updatedAt: 1,
          deletedAt: null,
        })
      fail(fault, 'after')
      return { event, written: new Set<ReceivedCommand>(fresh), responses: new Map(), declines: new Map() }
    },
  }
  return {
    store,
    rows,
    calls,
    change: (more: Partial<EventState>) => (event = { ...event, ...more }),
    event: () => event,
  }
}

function submit(id: string, size: number, at = 1): ReceivedCommand {
  const command: Command = {
    kind: 'submit',
    id,
    hash: id,
    tokenHash: `t-${id}`,
    content: { email: null, party: partyOf(size) },
    actor: guestActor,
  }
  return { ...command, at }
}

async function resultsOf(
  store: Store,
  commands: ReceivedCommand[],
  cached: Snapshot | null = null,
): Promise<(CommandResult | undefined)[]> {
  const { results } = await processBatch(store, 'CODE22', cached, commands)
  return commands.map((command) => results.get(command))
}

const short = (result: CommandResult | undefined) =>
  result && 'done' in result ? result.done : result?.refused

describe('a batch', () => {
  it('on a cached snapshot takes one round trip', async () => {
    const { store, calls, event } = storeWith()
    const results = await resultsOf(store, [submit('a', 2), submit('b', 3)], {
      event: event(),
      menu,
      responses: null,
      declines: null,
      invitations: null,
    })
    expect(results.map(short)).toEqual(['created', 'created'])
    expect(calls).toEqual(['commit 2'])
  })

  it('finds a repeated submission by loading it, and stores a new one beside it', async () => {
    const { store, calls, event } = storeWith()
    await resultsOf(store, [submit('a', 2)])
    calls.length = 0
    const other: ReceivedCommand = { ...submit('a', 3), hash: 'other' } as ReceivedCommand
    const cached = { event: event(), menu, responses: null, declines: null, invitations: null }
    const results = await resultsOf(store, [submit('a', 2), submit('b', 1)], cached)
    expect(results.map(short)).toEqual(['repeated', 'created'])
    expect((await resultsOf(store, [other], cached)).map(short)).toEqual(['id_reused'])
    expect(calls).toEqual(['commit 2', 'load', 'commit 1', 'load'])
  })

  it('never refuses on a cached snapshot: an event that was full may have places now', async () => {
    const { store, calls, event } = storeWith()
    const full = {
      event: { ...event(), registeredGuests: 30 },
      menu,
      responses: null,
      declines: null,
      invitations: null,
    }
    expect((await resultsOf(store, [submit('a', 2)], full)).map(short)).toEqual(['created'])
    expect(calls).toEqual(['load', 'commit 1'])
  })

  it('on a stale snapshot is corrected by the database, and refuses with the true capacity', async () => {
    const { store, event, change } = storeWith()
    const stale = { event: event(), menu, responses: null, declines: null, invitations: null }
    change({ registeredGuests: 29 })
    const [large, small] = await resultsOf(store, [submit('a', 2), submit('b', 1)], stale)
    expect(large).toEqual({ refused: 'capacity', guestLimit: 30, registeredGuests: 29 })
    expect(short(small)).toBe('created')
  })

  it.each<[Fault]>([['lost before'], ['lost after']])(
    'whose connection is %s the commit stores the response once and says so',
    async (fault) => {
      const { store, rows, event } = storeWith({ faults: [undefined, fault] })
      const [result] = await resultsOf(store, [submit('a', 2)])
      expect(['created', 'repeated']).toContain(short(result))
      expect(rows.size).toBe(1)
      expect(event().registeredGuests).toBe(2)
    },
  )

  it('calls an overloaded database once, and its result is unavailable', async () => {
    const { store, calls } = storeWith({ faults: [undefined, 'overloaded', 'overloaded', 'overloaded'] })
    expect((await resultsOf(store, [submit('a', 2)])).map(short)).toEqual(['unavailable'])
    expect(calls).toEqual(['load', 'commit 1'])
  })

  it('stores the other parties when the database refuses one', async () => {
    const { store, rows } = storeWith({ poison: 'p' })
    const results = await resultsOf(store, [submit('a', 2), submit('p', 2), submit('b', 3)])
    expect(results.map(short)).toEqual(['created', 'unavailable', 'created'])
    expect([...rows.keys()]).toEqual(['a', 'b'])
  })

  it.each(Array.from({ length: 6 }, (_, index) => [index + 1]))(
    'whose call no. %i fails after it took effect has stored what it acknowledges',
    async (n) => {
      const faults: Fault[] = Array.from({ length: 8 }, (_, index) =>
        index + 1 === n ? 'lost after' : undefined,
      )
      const { store, rows, event } = storeWith({ faults, limit: 5 })
      const commands = [submit('a', 2), submit('b', 4), submit('c', 3), submit('d', 1)]
      const results = await resultsOf(store, commands)
      expect(event().registeredGuests).toBe(
        [...rows.values()].reduce((sum, { guestCount }) => sum + guestCount, 0),
      )
      expect(event().registeredGuests).toBeLessThanOrEqual(5)
      for (const [index, result] of results.entries())
        if (result && 'done' in result) expect(rows.has((commands[index] as { id: string }).id)).toBe(true)
        else expect(rows.has((commands[index] as { id: string }).id)).toBe(false)
    },
  )

  it('compares the deadline with each command’s arrival, not with the time of the batch', async () => {
    const { store } = storeWith()
    const results = await resultsOf(store, [submit('a', 1, 999), submit('b', 1, 1000)])
    expect(results.map(short)).toEqual(['created', 'closed'])
  })
})
