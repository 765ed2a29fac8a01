import { env } from 'cloudflare:workers'
import { afterEach, expect, it } from 'vitest'
import { emptyDatabase } from '../testing/empty-database.ts'
import { everyWrite } from '../testing/every-write.ts'
import { invariants } from '../testing/invariants.ts'
import { sent, withDesks } from '../testing/sent-writes.ts'
import { counts, difference } from '../testing/what-there-is.ts'

// Two tabs press the same at the same moment: both are answered as done, and what is left is what one of them leaves.
const cases = new Map(Object.values(everyWrite).flatMap((group) => Object.entries(group)))

afterEach(emptyDatabase)

it.each([
  'agree what is served instead',
  'take back what is served instead',
  'agree by a link of the kitchen what is served instead',
  'tell the kitchen what it has to know',
  'say that a sheet was seen',
  'state what is in a dish',
  'confirm a dish by a link of the kitchen',
  'make a link for the kitchen',
  'revoke a link of the kitchen',
  'renew a link of the kitchen',
  'offer a need of the event’s own',
  'close an event early',
  'take another name',
  'suspend an event',
  'suspend a planner of one event',
  'lift the suspension of an event',
  'switch a letter off',
])('two at once leave what one does: %s', async (name) => {
  const left = async (times: number) => {
    const write = await cases.get(name)?.given()
    if (!write) throw new Error('there is no such write')
    const before = await counts()
    const statuses = await withDesks(env, (bindings) =>
      Promise.all(Array.from({ length: times }, () => sent(write, bindings))),
    )
    expect(statuses.every((status) => status < 300)).toBe(true)
    return difference(before, await counts())
  }
  expect(await left(2)).toEqual(await left(1))
  expect(await invariants(env.DB)).toEqual([])
})
