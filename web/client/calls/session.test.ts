import { expect, test } from 'vitest'
import { pages } from '#core/pages'
import { wayBack } from './session.ts'

const next = (path: string) => `?${new URLSearchParams({ next: path })}`

test.each(['/events/1/menu', '/dashboard?first=open', '/'])('signing in leads back to %s', (path) => {
  expect(wayBack(next(path))).toBe(path)
})

test('signing in leads to the dashboard where no page was asked for', () => {
  expect(wayBack('')).toBe(pages.dashboard.path)
  expect(wayBack('?mode=reset')).toBe(pages.dashboard.path)
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\\evil.example',
  '\t//evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'dashboard',
])('signing in never leads to %j', (goal) => {
  expect(wayBack(next(goal))).toBe(pages.dashboard.path)
})
