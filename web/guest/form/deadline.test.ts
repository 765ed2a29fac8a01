import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { EventView } from '#events/shape/event'
import { guest } from '#languages/en/guest'
import { guestRoot } from '../../client/root/guest-root.tsx'
import { CurrentEvent } from './current-event.ts'
import { Deadline } from './deadline.tsx'

const hour = 3_600_000
const closesAt = Date.parse('2031-05-04T00:00:00Z')
const event = { eventDate: '2031-05-03', timeZone: 'UTC', closesAt } as EventView

test.each([
  [8 * 24, ''],
  [7 * 24, '7 days left'],
  [25, '2 days left'],
  [24, 'Last day'],
  [1, 'Last day'],
  [0, ''],
])(
  '%i hours before the deadline by the server’s clock, whatever the device’s is, “%s” is beside it',
  (hours, said) => {
    const given = { value: { at: closesAt - hours * hour }, children: createElement(Deadline, { event }) }
    const html = renderToString(guestRoot(createElement(CurrentEvent, given), { guest }, []))
    expect(/<span class="beside">(.*?)<\/span>/.exec(html)?.[1]).toBe(said)
  },
)
