import { expect, test } from 'vitest'
import { withSameName } from './same-name.ts'

const lead = (id: string, leadGuestName: string) => ({ id, leadGuestName })

test('parties whose lead guests have one name are told, whatever its case, accents and spaces', () => {
  const list = [lead('a', 'Zoë Ångström'), lead('b', 'Ben'), lead('c', ' zoe  ANGSTROM ')]
  expect(withSameName(list)).toEqual(new Set(['a', 'c']))
})

test('lead guests of different names, and erased ones, are not told', () => {
  expect(withSameName([lead('a', 'Ben'), lead('b', 'Bent'), lead('c', ''), lead('d', '')])).toEqual(new Set())
})

test('a response and a decline of one name are told, as two declines of one name are', () => {
  const declines = [
    { id: 'c', names: ['zoe angstrom', 'Leo'] },
    { id: 'd', names: ['Mia'] },
    { id: 'e', names: ['MIA', 'Zoë Ångström'] },
    { id: 'f', names: [''] },
  ]
  expect(withSameName([lead('a', 'Zoë Ångström'), lead('b', 'Leo')], declines)).toEqual(
    new Set(['a', 'c', 'd', 'e']),
  )
})
