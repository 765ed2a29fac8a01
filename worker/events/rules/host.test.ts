import { expect, it } from 'vitest'
import { contactHref } from './host.ts'

it.each([
  ['+49 (0)30 123-456', 'tel:+49030123456'],
  [' 030/123456 ', 'tel:030123456'],
  ['ana@example.com', 'mailto:ana@example.com'],
  ['a?bcc=v@evil.example', 'mailto:a%3Fbcc%3Dv@evil.example'],
])('the contact %s is a link', (contact, href) => {
  expect(contactHref(contact)).toBe(href)
})

it.each(['Ana, at the bar', '112', 'ana@example.com, leo@example.com', 'javascript:alert(1)', ''])(
  'the contact %j is plain text',
  (contact) => {
    expect(contactHref(contact)).toBeNull()
  },
)
