import fc from 'fast-check'
import { evil, scalar, tree } from './bodies.ts'

// Languages that nobody knows, in all the places where one is named, and translations of a menu.

/** Tags: of languages on offer, of others, and of none. */
export const tag = fc.oneof(
  fc.constantFrom(
    ...[
      'de',
      'pt-BR',
      'pt',
      'PT-br',
      'ar',
      'ar-EG',
      'zh-Hant-TW',
      'de_DE',
      'i-klingon',
      'tlh',
      'en-XA',
      'ar-XB',
    ],
    ...['', '-', '*', 'de-', '-de', 'de;q=0', 'de;q=NaN', 'de;q', 'fr;q=2', 'it;q=-1', 'DE,', 'ＤＥ', 'دي'],
    ...['constructor', '__proto__', 'toString', 'hasOwnProperty', 'x'.repeat(4000), 'de,'.repeat(900), '%00'],
  ),
  evil,
  fc.string({ unit: 'binary' }),
)

/** As a header or a cookie may hold it. */
const sent = (text: string) => text.replace(/[^\t\u0020-\u007e]/gu, '?')

/** Languages of a request's headers. */
export const spoken = fc.record({
  accepts: fc.array(tag, { maxLength: 4 }).map((tags) => sent(tags.join(', '))),
  kept: tag.map(sent),
})

const text = fc.oneof(
  fc.constantFrom('Soupe', '  Potage ', 'حساء', 'スープ', 'Crème brûlée', 'x'.repeat(100), 'x'.repeat(101)),
  evil,
  fc.string({ unit: 'grapheme' }),
)
const main = fc.record({ name: text, description: text }, { requiredKeys: [] })
/** `{cid}` and `{iid}` stand for a course and a dish that are there. */
const translated = fc.record(
  {
    id: fc.oneof({ weight: 4, arbitrary: fc.constantFrom('{cid}', '{iid}') }, { weight: 1, arbitrary: evil }),
    name: fc.oneof({ weight: 6, arbitrary: text }, { weight: 1, arbitrary: scalar }),
    description: fc.oneof({ weight: 6, arbitrary: text }, { weight: 1, arbitrary: scalar }),
    of: fc.oneof({ weight: 4, arbitrary: main }, { weight: 1, arbitrary: tree }),
    was: fc.oneof({ weight: 4, arbitrary: main }, { weight: 1, arbitrary: tree }),
  },
  { requiredKeys: ['id', 'name'] },
)
const list = fc.oneof(
  { weight: 6, arbitrary: fc.array(translated, { maxLength: 3 }) },
  { weight: 1, arbitrary: tree },
)

/** Bodies of calls that name a language, or are about what stands in one. */
export const languageBody = fc
  .oneof(
    { weight: 4, arbitrary: fc.record({ courses: list, dishes: list }, { requiredKeys: [] }) },
    {
      weight: 1,
      arbitrary: fc.record(
        { language: fc.oneof(tag, scalar), label: text, mayConfirm: fc.boolean(), title: text, was: tree },
        { requiredKeys: ['language'] },
      ),
    },
  )
  .map((value) => JSON.stringify(value))
