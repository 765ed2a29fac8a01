import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { accessFaults, lookUps } from './event-access.ts'
import { sourcesIn } from './imports.ts'

const sources = new Map(sourcesIn('worker').map((file) => [file, readFileSync(file, 'utf8')]))

it('finds one place that decides who may use an event', () => {
  expect(accessFaults(sources)).toEqual([])
})

it.each([
  'db.delete(events).where(and(eq(events.id, id), eq(events.userId, user)))',
  'from events where events.id = ? and events.user_id = ?',
  'from orders o join events e on e.id = o.event_id and e.user_id = o.user_id',
  `from \${events} where id = ?\n  and user_id = ?`,
  "if (event.userId !== user.id) throw notFound('event_not_found')",
  "if (user.id === event.userId) return 'owner'",
])('refuses %s elsewhere', (text) => {
  expect(accessFaults(new Map([['worker/menu/swap.ts', text]]), {})).toEqual([
    'worker/menu/swap.ts reads the owner of events: access goes through worker/events/table/may-use.ts',
  ])
  expect(accessFaults(new Map([['worker/menu/swap.test.ts', text]]), {})).toEqual([])
})

it('refuses a look-up on the list that is gone', () => {
  const [file = ''] = Object.keys(lookUps)
  expect(accessFaults(new Map([[file, 'export {}']]), { [file]: 'listed' })).toEqual([
    `${file} reads no owner of events any more: take it off the list`,
  ])
})
