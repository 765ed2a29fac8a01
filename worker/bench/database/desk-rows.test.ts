import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { ChangeLimits, type CountableChange } from '../../desk/limits/change-limits.ts'
import { deskRowsOf } from './event-cost.ts'

const day = 86_400_000

/** A desk's storage that counts the rows its SQL and its keys write. */
function countedStorage(storage: DurableObjectStorage, tally: { rows: number }): DurableObjectStorage {
  const exec = (query: string, ...values: unknown[]) => {
    const cursor = storage.sql.exec(query, ...values)
    tally.rows += cursor.rowsWritten
    return cursor
  }
  return { sql: { exec } } as unknown as DurableObjectStorage
}

it('writes the rows that are said of an event’s counts', async () => {
  const stub = env.DESK.get(env.DESK.idFromName('counted'))
  const written = await runInDurableObject(stub, (_, state) => {
    const tally = { rows: 0 }
    const limits = new ChangeLimits(countedStorage(state.storage, tally))
    const make = (
      number: number,
      countedAs: CountableChange['countedAs'],
      mailbox: string | null,
      at: number,
    ) => {
      const response = `response ${number}`
      const change = {
        countedAs,
        answerKey: response,
        nextAnswerKey: response,
        sender: `sender ${number}`,
        mailbox,
      }
      expect(limits.reserve(change, 100, at)).toBeNull()
      limits.release(change)
      limits.count(change, 100, at)
    }
    for (let party = 0; party < 60; party++) make(party, 'answer', `mailbox ${party}`, 1)
    for (let party = 0; party < 12; party++) make(party, 'edit', `mailbox ${party}`, 2)
    for (let party = 60; party < 64; party++) make(party, 'answer', `mailbox ${party}`, 3)
    for (let party = 64; party < 69; party++) make(party, 'planner', `mailbox ${party}`, 4)
    expect(limits.sweep(5 * day)).toBeNull()
    return tally.rows
  })
  expect(written).toBe(deskRowsOf.counts)
})
