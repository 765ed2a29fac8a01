import { env } from 'cloudflare:workers'
import { afterEach, expect, it } from 'vitest'
import { emptyDatabase } from '../testing/empty-database.ts'
import { counts, difference } from '../testing/factories/what-there-is.ts'
import { everyWrite } from '../testing/faults/every-write.ts'
import { invariants } from '../testing/faults/invariants.ts'
import { sent, withDesks } from '../testing/faults/sent-writes.ts'

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
  'change the language of a link of the kitchen',
  'revoke a link of the kitchen',
  'renew a link of the kitchen',
  'offer a need of the event’s own',
  'translate a menu',
  'delete a translation of a menu',
  'close an event early',
  'archive an event',
  'rename a template',
  'delete a template',
  'take another name',
  'suspend an event',
  'suspend a planner of one event',
  'lift the suspension of an event',
  'switch a mail off',
  'invite somebody to an event',
  'withdraw an invitation of a member',
  'accept an invitation of a member',
  'offer an event to a member',
  'take an offer of an event back',
  'take an event over',
  'take an event over whose owner leaves',
  'give a member another role',
  'remove a member',
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

const odds: [name: string, one: object, other: object, stored: string][] = [
  [
    'take another name',
    { name: 'Ida Neu' },
    { name: 'Ida Alt' },
    `select name from user where name like 'Ida %'`,
  ],
  [
    'agree what is served instead',
    { words: 'Cucumber salad', agreedBy: 'Marta' },
    { words: 'Melon', agreedBy: 'Ruiz' },
    'select words, agreed_by as agreedBy from agreements',
  ],
  [
    'agree by a link of the kitchen what is served instead',
    { words: 'cucumber salad', agreedBy: 'Marta' },
    { words: 'melon', agreedBy: 'Ruiz' },
    'select words, agreed_by as agreedBy from agreements',
  ],
  [
    'tell the kitchen what it has to know',
    { contact: 'Mia', guaranteedPlates: 118 },
    { contact: 'Ruiz', guaranteedPlates: 96 },
    'select kitchen_contact as contact, guaranteed_plates as guaranteedPlates from events',
  ],
]

it.each(odds)('two that differ leave one of both whole: %s', async (name, one, other, stored) => {
  const write = await cases.get(name)?.given()
  if (!write || 'run' in write || typeof write.body !== 'object') throw new Error('there is no such write')
  const { body } = write
  const statuses = await withDesks(env, (bindings) =>
    Promise.all(
      [one, other].map((said) => sent({ ...write, body: Object.assign({}, body, said) }, bindings)),
    ),
  )
  expect(statuses.every((status) => status < 300)).toBe(true)
  const { results } = await env.DB.prepare(stored).all()
  expect(results).toHaveLength(1)
  expect([one, other]).toContainEqual(results[0])
  expect(await invariants(env.DB)).toEqual([])
})
