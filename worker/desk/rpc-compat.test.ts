import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { guestActor } from '#core/actor'
import { database } from '#core/db'
import { sendCommand } from '../live/call.ts'
import { makePlanner } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu } from '../testing/factories/factories.ts'
import { partyOf } from '../testing/factories/party-factories.ts'
import { EventDesk } from './event-desk.ts'
import { refusalOf } from './refusals.ts'

// During a deploy, the Worker and the desk may differ by one version. This file holds the commands that the previous version
// sends and the results it understands, as they were then. A change of the desk's RPC keeps them working for one version.
const db = database(env.DB)

const calls = [
  'capacityChanged',
  'closingChanged',
  'eventGone',
  'execute',
  'fetch',
  'menuChanged',
  'responsesChanged',
  'sessionEnded',
]

const party = [{ name: 'Ann', allergies: '', selections: {} }]
const content = { email: null, party }
const commands = [
  {
    kind: 'submit',
    id: '00000000-0000-4000-8000-000000000001',
    hash: 'h',
    tokenHash: 't',
    content,
    actor: guestActor,
  },
  { kind: 'edit', responseKey: 't', version: 1, content, actor: guestActor },
  { kind: 'edit', responseKey: 't', version: null, content, actor: { kind: 'planner', id: 'planner' } },
  { kind: 'remove', responseKey: 't', erase: false, actor: { kind: 'planner', id: 'planner' } },
  { kind: 'restore', responseKey: 't', actor: { kind: 'planner', id: 'planner' } },
  { kind: 'remove', responseKey: 't', erase: true, actor: guestActor },
] as const
const understood: Record<string, string[]> = {
  created: ['done', 'id', 'version'],
  repeated: ['done', 'id', 'version'],
  updated: ['done', 'id', 'version'],
  removed: ['done', 'id', 'version'],
  restored: ['done', 'id', 'version'],
}

describe('the desk', () => {
  it('has every method that the previous version calls', () => {
    for (const call of calls) expect(Object.getOwnPropertyNames(EventDesk.prototype)).toContain(call)
  })

  it('executes each command of the previous version, with results that it understands', async () => {
    const event = await makeEvent(db, (await makePlanner(db)).id)
    await makeMenu(db, event.id)
    const stub = env.DESK.get(env.DESK.idFromName(event.eventCode))
    const said = []
    for (const command of commands) {
      const { actor } = command
      const one = { ...command, actor: actor.kind === 'planner' ? { ...actor, id: event.userId } : actor }
      const result = await stub.execute(event.eventCode, one as Parameters<typeof stub.execute>[1])
      const word = 'done' in result ? result.done : result.refused
      expect(Object.keys(result).sort()).toEqual(understood[word])
      said.push(word)
    }
    expect(said).toEqual(['created', 'updated', 'updated', 'removed', 'restored', 'removed'])
    const refused = await stub.execute('NOBODY', { ...commands[0], id: crypto.randomUUID() } as Parameters<
      typeof stub.execute
    >[1])
    expect(refused).toEqual({ refused: 'no_event' })
    const full = {
      ...commands[0],
      id: crypto.randomUUID(),
      tokenHash: 'f',
      content: { email: null, party: partyOf(10) },
    }
    for (let more = 0; more < 3; more++)
      await stub.execute(event.eventCode, {
        ...full,
        id: crypto.randomUUID(),
        tokenHash: crypto.randomUUID(),
      })
    expect(await stub.execute(event.eventCode, full)).toEqual({
      refused: 'capacity',
      guestLimit: 30,
      registeredGuests: 30,
    })
  })

  it('may send a result of the next version: the guest gets 503 and may send again', async () => {
    const DESK = {
      idFromName: (name: string) => name,
      get: () => ({ execute: async () => ({ refused: 'something new' }) }),
    } as unknown as Env['DESK']
    const command = commands[0] as Parameters<typeof sendCommand>[2]
    const result = await sendCommand({ ...env, DESK }, 'CODE22', command)
    expect(refusalOf(command, result as Parameters<typeof refusalOf>[1])).toMatchObject({
      status: 503,
      code: 'unavailable',
    })
  })
})
