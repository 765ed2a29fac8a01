import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { guest } from '#languages/en/guest'
import { guestRoot } from '../../client/root/guest-root.tsx'
import { Event } from './event.tsx'

const shown = (refusalCode: string) => {
  const event = createElement(Event, {
    data: { code: 'FEAST7', at: 0, loaded: { sentence: 'Why.', refusalCode } },
  })
  return renderToString(guestRoot(event, { guest }, []))
}

test.each(['lost', 'internal', 'unavailable', 'too_many'])(
  'an event that fails by %s can be tried again',
  (code) => {
    expect(shown(code)).toContain('Try again')
    expect(shown(code)).toContain('Back to Home')
  },
)

test.each(['closed', 'not_found', 'bad_code', 'no_items'])('to try again is not offered after %s', (code) => {
  expect(shown(code)).not.toContain('Try again')
  expect(shown(code)).toContain('Back to Home')
})
