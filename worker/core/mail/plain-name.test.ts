import { expect, it } from 'vitest'
import { nameWithoutLinks } from './plain-name.ts'

it.each([
  ['Ada Lovelace', 'Ada Lovelace'],
  ['Mr. O’Brien-Müller', 'Mr. O’Brien-Müller'],
  ['J.R. Smith', 'J.R. Smith'],
  ['李小龍', '李小龍'],
  ['Sam & Alex’s Wedding, 2027', 'Sam & Alex’s Wedding, 2027'],
  ['Supper for 8 (or 10)', 'Supper for 8 (or 10)'],
  ['Ana ❤. Leo', 'Ana ❤. Leo'],
  ['राम जी. शर्मा', 'राम जी. शर्मा'],
  ['Supper from 7–10, 3 courses', 'Supper from 7–10, 3 courses'],
])('keeps a name: %s', (typed, plain) => {
  expect(nameWithoutLinks(typed, 60)).toBe(plain)
})

it.each([
  ['https://evil.example/login Ada', 'Ada'],
  ['Ada www.evil.example', 'Ada'],
  ['Ada evil.example', 'Ada'],
  ['Ada evil.example/login?x=1 Lovelace', 'Ada Lovelace'],
  ['Ada EVIL.CO', 'Ada'],
  ['Ada ｅｖｉｌ．ｃｏｍ', 'Ada'],
  ['Ada evil。com', 'Ada'],
  ['Ada ev\u200bil.com', 'Ada'],
  ['Ada bücher.example', 'Ada'],
  ['Ada xn--bcher-kva.example', 'Ada'],
  ['Ada i❤.ws', 'Ada'],
  ['Ada i❤️.ws', 'Ada'],
  ['Ada 👨‍🍳.to', 'Ada'],
  ['Ada का.भारत', 'Ada'],
  ['Ada evil.भारत', 'Ada'],
  ['Ada evil.சிங்கப்பூர்', 'Ada'],
  ['Ada me@evil.example', 'Ada'],
  ['Ada @evil', 'Ada'],
  ['Ada mailto:me', 'Ada'],
  ['javascript:alert(1) Ada', 'Ada'],
  ['Ada //evil', 'Ada'],
  ['Ada \\\\evil\\share', 'Ada'],
  ['Ada 10.0.0.1', 'Ada'],
  ['Ada 10.0.0.1/x', 'Ada'],
  ['Call +1 (555) 123-4567 now', 'Call now'],
  ['Call 555 1234567 now', 'Call now'],
  ['Call 0900–123–456 now', 'Call now'],
  ['Call 0900—123‑456 now', 'Call now'],
  ['Call 0900•123·456 now', 'Call now'],
  ['Call 0900⁄123456 now', 'Call now'],
  ['Call ٠١٧٠١٢٣٤٥٦٧ now', 'Call now'],
  ['Ada\r\nBcc: everyone', 'Ada Bcc: everyone'],
  ['<a href=//evil>Ada</a> Lovelace', '<a Lovelace'],
])('leaves out what reads as a link: %j', (typed, plain) => {
  expect(nameWithoutLinks(typed, 60)).toBe(plain)
})

it('is nothing where a link was all there was', () => {
  expect(nameWithoutLinks('https://evil.example', 60)).toBe('')
  expect(nameWithoutLinks('evil.example !!!', 60)).toBe('')
})

it('is shortened to its length in letters as people count them', () => {
  expect(nameWithoutLinks('A'.repeat(40), 40)).toBe('A'.repeat(40))
  expect(nameWithoutLinks('A'.repeat(41), 40)).toBe(`${'A'.repeat(39)}…`)
  expect(Array.from(nameWithoutLinks('🍰'.repeat(3) + 'A'.repeat(60), 40))).toHaveLength(40)
})

it('joins nothing to a link by what it leaves out', () => {
  for (const typed of ['evil@x.com.evil.example', 'a://b.c.de', 'ev\u00adil.com', '1.2.3.4.evil.com'])
    expect(nameWithoutLinks(typed, 60)).toBe('')
})
