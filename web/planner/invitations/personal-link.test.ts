import { expect, test } from 'vitest'
import { messageWays } from './personal-link.ts'

test('a message goes to a number by its digits alone, with its text escaped', () => {
  expect(messageWays('+49 (171) 23-45', 'Menu & more: https://x.example/a')).toEqual({
    whatsApp: 'https://wa.me/491712345?text=Menu%20%26%20more%3A%20https%3A%2F%2Fx.example%2Fa',
    sms: 'sms:+491712345?body=Menu%20%26%20more%3A%20https%3A%2F%2Fx.example%2Fa',
    call: 'tel:+491712345',
  })
})

test.for([
  ['0049 171 2345', 'https://wa.me/491712345?text=Hi'],
  ['0171 2345', 'https://wa.me/?text=Hi'],
])('of %s WhatsApp opens %s', ([phone = '', url]) => {
  expect(messageWays(phone, 'Hi').whatsApp).toBe(url)
})

test('an extension is not dialled', () => {
  expect(messageWays('+1 555 0100 ext. 12', '').call).toBe('tel:+15550100')
})
