import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { signUp } from '../account/shape/new-password.ts'
import { eventInput } from '../events/shape/event.ts'
import { fieldErrors as words } from '../languages/en/field-errors.ts'
import { categoryInput, itemInput } from '../menu/shape/menu.ts'
import { party } from '../party/shape/submission.ts'
import { fieldErrorOf, sentenceOf } from './field-errors.ts'
import { cleanLine } from './text.ts'

const invisible: [what: string, text: string][] = [
  ['nothing', ''],
  ['spaces', ' \t\u00a0\u2003\u3000'],
  ['a zero width space', '\u200b'],
  ['joiners', '\u200c\u200d'],
  ['a word joiner', '\u2060'],
  ['direction marks', '\u200e\u200f\u061c\u202e'],
  ['a soft hyphen', '\u00ad'],
  ['a Mongolian vowel separator', '\u180e'],
  ['Hangul fillers', '\u115f\u1160\u3164\uffa0'],
  ['a blank of Braille', '\u2800'],
  ['variation selectors', '\ufe0f\u{e0101}'],
  ['tags', '\u{e0041}\u{e0062}'],
  ['a grapheme joiner', '\u034f'],
  ['Khmer vowels that show nothing', '\u17b4\u17b5'],
  ['a musical note without a head', '\u{1d159}'],
  ['controls', '\u0000\u0007\u009f'],
  ['line and paragraph separators', '\u2028\u2029'],
  ['an accent upon nothing', ' \u0301'],
  ['all of them', ' \u200d\u3164\u2800\ufe0f\u00ad '],
]

/** The sentence a form says of a name, or undefined where it takes it. */
function error(schema: z.ZodMiniType, value: unknown): string | undefined {
  const issue = schema.safeParse(value).error?.issues.find(({ path }) => path.at(-1) !== 'email')
  return issue && sentenceOf(fieldErrorOf(issue), words)
}

const event = { description: '', eventDate: '2031-05-05', timeZone: 'UTC' }
const fields: [what: string, required: string, ask: (name: string) => string | undefined][] = [
  [
    'a planner',
    'Name is required',
    (name) => error(signUp, { name, email: 'a@b.example', password: 'Longer7x' }),
  ],
  ['an event', 'Event title is required', (title) => error(eventInput, { ...event, title })],
  ['a category', 'Category name is required', (name) => error(categoryInput, { name })],
  ['an item', 'Item name is required', (name) => error(itemInput, { name, description: '' })],
  [
    'a lead guest',
    'Your name is required',
    (name) => error(party, [{ name, allergies: '', selections: {} }]),
  ],
  [
    'a guest',
    'Guest 2 name is required',
    (name) =>
      error(party, [
        { name: 'Ann', allergies: '', selections: {} },
        { name, allergies: '', selections: {} },
      ]),
  ],
]

describe.each(fields)('the name of %s', (_, required, ask) => {
  it.each(invisible)('is none when it is %s', (_what, text) => {
    expect(ask(text)).toBe(required)
  })

  it.each([
    ['Ann'],
    ['می‌خواهم'],
    ['شهربانو نیک‌فر'],
    ['श्री क्‍षमा'],
    ['ക്രിസ്‌തു'],
    ['김하늘'],
    ['𠮷野'],
    ['Zoe\u0301'],
    ['O’Neill'],
    ['7'],
  ])('may be %j', (name) => {
    expect(ask(name)).toBeUndefined()
  })
})

it.each([
  ['👩‍🍳', '👩‍🍳'],
  ['👨‍👩‍👧 Novák', '👨‍👩‍👧 Novák'],
  ['❤️', '❤️'],
  [
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ],
  ['می‌خواهم', 'می‌خواهم'],
  ['क्‍षमा', 'क्‍षमा'],
  ['\u3164Ann', '\u3164Ann'],
])('what is seen keeps what is not seen in it: %j', (text, expected) => {
  expect(cleanLine(text)).toBe(expected)
})
