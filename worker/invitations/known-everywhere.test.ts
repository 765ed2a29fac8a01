import { expect, it } from 'vitest'
import type { EventCounts, EventList, EventRead } from '#events/shape/event'
import { invite120, listedEvent } from '../testing/factories/guest-list.ts'
import { call } from '../testing/http.ts'
import { countsBeside } from './rules/counts.ts'
import { countsLine } from './words/shared.ts'

const said = '84 coming · 9 not coming · 27 not answered (120 invited) · 6 not on the list'

it('a list of 120 in 61 parties says 84, 9 and 27 wherever an event is read', async () => {
  const own = await listedEvent()
  await invite120(own)
  const { invitations, counts } = await own.list()
  expect(invitations).toHaveLength(61)
  expect(countsLine(counts)).toBe(said)
  const { cookie } = own
  const ask = (path: string) => call('GET', path, undefined, { cookie })
  const { event } = await (await own.send('GET', '')).json<EventRead>()
  const { events } = await (await ask('/api/events')).json<EventList>()
  const { counts: polled } = await (await ask('/api/events/counts')).json<EventCounts>()
  for (const one of [event, ...events, ...polled])
    expect(one.listed && countsLine(countsBeside(one.listed, one.registeredGuests))).toBe(said)
  expect([events.length, polled.length]).toEqual([1, 1])
})

it('an event without a list tells nothing of one, neither on its own nor among others', async () => {
  const { cookie, send } = await listedEvent()
  const ask = (path: string) => call('GET', path, undefined, { cookie })
  const { event } = await (await send('GET', '')).json<EventRead>()
  const { events } = await (await ask('/api/events')).json<EventList>()
  const { counts } = await (await ask('/api/events/counts')).json<EventCounts>()
  for (const one of [event, ...events, ...counts]) expect(one).not.toHaveProperty('listed')
})
