import { expect, it } from 'vitest'
import { dateFormat, pluralRulesOf } from './intl.ts'

const hour = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const zone = (hours: number) => `Etc/GMT${hours < 0 ? hours : `+${hours}`}`

it('is made once for a locale and options, and another one for others', () => {
  const format = dateFormat('en-GB', { ...hour, timeZone: 'Europe/Berlin' })
  expect(dateFormat('en-GB', { ...hour, timeZone: 'Europe/Berlin' })).toBe(format)
  expect(format.format(0)).toBe('01:00')
  expect(dateFormat('en-GB', { ...hour, timeZone: 'Asia/Tokyo' }).format(0)).toBe('09:00')
  expect(dateFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(0)).toBe(
    'Thursday, January 1, 1970',
  )
  expect(pluralRulesOf('pl')).toBe(pluralRulesOf('pl'))
  expect([pluralRulesOf('pl').select(3), pluralRulesOf('en').select(3)]).toEqual(['few', 'other'])
})

it('is forgotten with all others where there are a hundred', () => {
  const first = dateFormat('nl', { ...hour, timeZone: 'UTC' })
  for (const locale of ['de', 'fr', 'it', 'es', 'tr'])
    for (let hours = -12; hours < 12; hours++) dateFormat(locale, { ...hour, timeZone: zone(hours) })
  expect(dateFormat('nl', { ...hour, timeZone: 'UTC' })).not.toBe(first)
})
