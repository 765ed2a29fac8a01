import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { focusField } from './focus-field.ts'

const field = { matches: () => true, closest: () => null, focus: vi.fn(), scrollIntoView: vi.fn() }
let shown: typeof field | null = null
let device = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  ;[shown, device] = [null, new EventTarget()]
  field.focus.mockClear()
  vi.stubGlobal('addEventListener', device.addEventListener.bind(device))
  vi.stubGlobal('document', { getElementById: () => shown })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a field that comes after seconds is led to, once', () => {
  focusField('name')
  vi.advanceTimersByTime(5_000)
  shown = field
  vi.advanceTimersByTime(5_000)
  expect(field.focus).toHaveBeenCalledOnce()
})

test('a press meanwhile ends the wait for a field', () => {
  focusField('name')
  vi.advanceTimersByTime(1_000)
  device.dispatchEvent(new Event('pointerdown'))
  shown = field
  vi.advanceTimersByTime(5_000)
  expect(field.focus).not.toHaveBeenCalled()
})
