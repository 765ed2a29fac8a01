import { expect, it } from 'vitest'
import { listedEvent } from '../testing/factories/guest-list.ts'
import type { EventRead } from './shape/event.ts'

it('an event carries the figures of its guest list, and none without a list', async () => {
  const own = await listedEvent()
  const read = async () => (await own.send('GET', '')).json<EventRead>()
  expect((await read()).event).not.toHaveProperty('listed')
  await own.add(['Ann Lee', 'Tom Lee'])
  expect((await read()).event.listed).toEqual({ invited: 2, coming: 0, notComing: 0, silent: 2 })
})
