import { expect, it } from 'vitest'

// Guests, kitchens and readers of mails each have their own language, so their words come from the caller or React's context.
const sources = import.meta.glob<string>(
  [
    '../*/rules.ts',
    '../*/rules/**/*.ts',
    '../*/mails/*.ts',
    '../{core/mail,print,sheets,links,kitchen,guest}/*.ts',
    '../menu/{lines,cache,read}.ts',
    '../../web/{kitchen,print}/**/*.{ts,tsx}',
    // The form that anybody may try is an event of its own, with dishes in its language.
    '!../guest/demo.ts',
    '!../../**/*.test.{ts,tsx}',
  ],
  { query: '?raw', import: 'default', eager: true },
)

/** Sentences, days and figures of one language that a source imports; types are no words. */
function wordsIn(source: string): string[] {
  return [...source.matchAll(/^(?:import|export) (?!type\b)[^'";]*? ?from '([^']+)'/gm)]
    .map(([, from = '']) => from)
    .filter((from) => /^#words\/|\/words\/|languages\/en\/|core\/figures/.test(from))
}

it('imports no words where they come as an argument or by context', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(150)
  for (const [file, source] of Object.entries(sources))
    expect({ file, words: wordsIn(source) }).toEqual({ file, words: [] })
})

it('would find words by every path, over several lines, and no types', () => {
  const found = [
    "import { a } from '#menu/words/shared'",
    "import {\n  a,\n  type B,\n} from '../../needs/words/kitchen.ts'",
    "import * as words from '#languages/en/kitchen'",
    "export { longDay } from '../languages/en/days.ts'",
    "import { figure } from '#core/figures'",
  ]
  expect(found.map((line) => wordsIn(`${line}\n`).length)).toEqual([1, 1, 1, 1, 1])
  expect(
    wordsIn("import type { a } from '#menu/words/shared'\nimport { b } from './lists/need-words.ts'"),
  ).toEqual([])
})

const read = import.meta.glob<string>('../*/words/{guest,kitchen,mail,shared}*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** A language by its tag, or a count that is compared with one. */
const byHand = /'en(?:-\w+)?'|=== 1\s*\?/

it('forms what guests, kitchens and readers of mails read by the functions of the language', () => {
  expect(Object.keys(read).length).toBeGreaterThan(25)
  for (const [file, source] of Object.entries(read))
    expect({ file, found: byHand.exec(source)?.[0] }).toEqual({ file, found: undefined })
  for (const line of ["name.toLowerCase('en')", "count === 1\n ? 'guest' : 'guests'"])
    expect(line).toMatch(byHand)
})
