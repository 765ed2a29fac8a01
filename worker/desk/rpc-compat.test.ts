import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { database } from '#core/db'
import { makeEvent, makeMenu, makePlanner, partyOf } from '../testing/factories.ts'
import { atDesk } from './client.ts'
import { EventDesk } from './event-desk.ts'

// While a version is rolled out, the Worker and the desk it asks may be one version apart. What the version before
// sent and understood stands here as it was written then; whoever changes the face keeps it true for one more.
const db = database(env.DB)

const calls = ['ask', 'fetch', 'gone', 'menuChanged', 'refresh']

const party = [{ name: 'Ann', allergies: '', selections: {} }]
const content = { email: null, party }
const asks = [
  {
    kind: 'submit',
    id: '00000000-0000-4000-8000-000000000001',
    hash: 'h',
    tokenHash: 't',
    content,
    by: null,
  },
  { kind: 'edit', response: 't', version: 1, content, by: null },
  { kind: 'edit', response: 't', version: null, content, by: 'planner' },
  { kind: 'remove', response: 't', erase: false, by: 'planner' },
  { kind: 'restore', response: 't', by: 'planner' },
  { kind: 'remove', response: 't', erase: true, by: null },
] as const
const understood: Record<string, string[]> = {
  created: ['done', 'id', 'version'],
  repeated: ['done', 'id', 'version'],
  updated: ['done', 'id', 'version'],
  removed: ['done', 'id', 'version'],
  restored: ['done', 'id', 'version'],
}

describe('the desk', () => {
  it('has every call the version before makes', () => {
    for (const call of calls) expect(Object.getOwnPropertyNames(EventDesk.prototype)).toContain(call)
  })

  it('takes each ask of the version before, and answers in words it understands', async () => {
    const event = await makeEvent(db, (await makePlanner(db)).id)
    await makeMenu(db, event.id)
    const stub = env.DESK.get(env.DESK.idFromName(event.eventCode))
    const said = []
    for (const one of asks) {
      const outcome = await stub.ask(event.eventCode, one as Parameters<typeof stub.ask>[1])
      const word = 'done' in outcome ? outcome.done : outcome.refused
      expect(Object.keys(outcome).sort()).toEqual(understood[word])
      said.push(word)
    }
    expect(said).toEqual(['created', 'updated', 'updated', 'removed', 'restored', 'removed'])
    const refused = await stub.ask('NOBODY', { ...asks[0], id: crypto.randomUUID() } as Parameters<
      typeof stub.ask
    >[1])
    expect(refused).toEqual({ refused: 'no_event' })
    const full = {
      ...asks[0],
      id: crypto.randomUUID(),
      tokenHash: 'f',
      content: { email: null, party: partyOf(10) },
    }
    for (let more = 0; more < 3; more++)
      await stub.ask(event.eventCode, { ...full, id: crypto.randomUUID(), tokenHash: crypto.randomUUID() })
    expect(await stub.ask(event.eventCode, full)).toEqual({
      refused: 'capacity',
      guestLimit: 30,
      registeredGuests: 30,
    })
  })

  it('of the next version that says something new is no harm: the guest may send again', async () => {
    const DESK = {
      idFromName: (name: string) => name,
      get: () => ({ ask: async () => ({ refused: 'something new' }) }),
    } as unknown as Env['DESK']
    await expect(
      atDesk({ ...env, DESK }, 'CODE22', asks[0] as Parameters<typeof atDesk>[2]),
    ).rejects.toMatchObject({
      status: 503,
      code: 'unavailable',
    })
  })
})
