import { expect, test } from 'vitest'
import { asTypedCode } from '#events/rules/typed-code'
import { shareUrl } from './share-url.ts'

test('the sharing link leads to the event of the code on this site', () => {
  expect(shareUrl('FEAST7', 'https://platewise.example')).toBe('https://platewise.example/event/FEAST7')
})

test('the code field understands a pasted sharing link', () => {
  expect(asTypedCode(shareUrl('FEAST7', 'https://platewise.example'))).toBe('FEAST7')
})
