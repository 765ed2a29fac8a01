import { expect, it } from 'vitest'
import { browserName } from '../words/planner.ts'
import { browserOf } from './browser-name.ts'

const mozilla = 'Mozilla/5.0'
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [`${mozilla} (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0`, 'Firefox on Windows'],
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/129.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`${mozilla} (Windows NT 10.0) ${webkit} Chrome/129.0 Safari/537.36 Edg/129.0`, 'Edge on Windows'],
  [`${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/17.6 Safari/605.1`, 'Safari on Mac'],
  [
    `${mozilla} (iPhone; CPU iPhone OS 17_6 like Mac OS X) ${webkit} CriOS/129 Safari/604`,
    'Chrome on iPhone',
  ],
  [
    `${mozilla} (Linux; Android 14; SM) ${webkit} SamsungBrowser/26 Chrome/122 Safari/537`,
    'Samsung Internet on Android',
  ],
  [`${mozilla} (X11; CrOS x86_64 14541) ${webkit} Chrome/128 Safari/537.36`, 'Chrome on Chromebook'],
  [`${mozilla} (X11; Linux x86_64)`, 'Linux'],
  ['curl/8', 'Unknown browser'],
  [null, 'Unknown browser'],
])('%s is %s', (userAgent, name) => {
  expect(browserName(browserOf(userAgent))).toBe(name)
})
