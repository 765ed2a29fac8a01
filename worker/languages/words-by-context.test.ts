import { expect, it } from 'vitest'
import { imports } from '../../package.json'

// Guests, cooks and readers of mails each have their own language, so that their words come from the caller, by React's
// context or from the language of a request. Planners' pages and texts are English by import.
const raw = import.meta.glob<string>(
  [
    '../../{worker,web}/**/*.{ts,tsx}',
    '!../../**/*.{test,spec}.{ts,tsx}',
    '!../{bench,checks,dev,scripts,testing}/**',
    '!../../web/e2e/**',
  ],
  { query: '?raw', import: 'default', eager: true },
)
const here = 'worker/languages/words-by-context.test.ts'
const sources = new Map(Object.entries(raw).map(([key, source]) => [join(here, key), source]))

/** Modules of guests and cooks, and of what is mailed and printed. All that they import is theirs, too. */
const serves = [
  /^web\/(site\/entry\.ts|(guest|kitchen|print)\/|edge\.tsx)/,
  /^worker\/(core|desk|guest|live|pages|print|sheets|links|kitchen)\/(?!routes\.ts)/,
  /^worker\/\w+\/(rules|mails)\b/,
  /^worker\/menu\/(lines|cache|read)\.ts/,
]

/** Planners' modules among these, or imported by them: they read English. */
const planners = [
  'worker/exports/rules/totals.ts',
  'worker/guest/preview.ts',
  'worker/kitchen/shape/settings.ts',
  'worker/links/shape/new-link.ts',
  'worker/party/shape/responses.ts',
  'worker/purchases/shape.ts',
]

/** A language gives all words. Texts are English as a whole, and so are their titles. */
const given =
  /^(worker\/languages\/(languages|(?!en\/)[\w-]+\/.*)|web\/texts\/.*|worker\/core\/words\/planner-pages)\.tsx?$/
const isEnglish = (file: string) => /^worker\/(\w+\/words\/|languages\/en\/|core\/figures\.ts)/.test(file)

function join(from: string, to: string): string {
  return new URL(to, `file:///${from}`).pathname.slice(1)
}

function fileOf(from: string, name: string): string {
  if (name.startsWith('.')) return join(from, name)
  const [alias = '', path = ''] =
    Object.entries(imports).find(([one]) => name.startsWith(one.replace('*', ''))) ?? []
  return join('', path.replace('*', name.slice(alias.length - 1)))
}

/** Files that a source imports by value, now or later; types are no words. */
function valuesOf(from: string, source: string): string[] {
  const statements = /^(?:import|export) (?!type\b)([^'";]*?) ?(?:from )?'([^']+)'|\bimport\('([^']+)'\)/gm
  return [...source.matchAll(statements)]
    .filter(([, names = '']) => !/^\{(?:\s*type [^,}]*,?)+\s*\}/.test(names))
    .map(([, , name, later]) => name ?? later ?? '')
    .filter((name) => /^[.#]/.test(name))
    .map((name) => fileOf(from, name))
}

/** The ways by which modules reach English, as lists of files. */
function waysToEnglish(starts: string[], among = sources): string[][] {
  const seen = new Set<string>()
  const ways = starts.map((file) => [file])
  const found: string[][] = []
  for (let way = ways.pop(); way; way = ways.pop()) {
    const file = way.at(-1) ?? ''
    if (seen.has(file) || given.test(file) || planners.includes(file)) continue
    seen.add(file)
    if (isEnglish(file)) found.push(way)
    else for (const next of valuesOf(file, among.get(file) ?? '')) ways.push([...way, next])
  }
  return found
}

const starts = [...sources.keys()].filter((file) => !isEnglish(file) && serves.some((own) => own.test(file)))

it('reaches no English but through a language from what serves guests and cooks', () => {
  expect(starts.length).toBeGreaterThan(400)
  expect(waysToEnglish(starts)).toEqual([])
})

it('takes none for a planner’s that has no English', () => {
  for (const file of planners) {
    const english = valuesOf(file, sources.get(file) ?? '').some(isEnglish)
    expect({ file, english }).toEqual({ file, english: true })
  }
})

it.each([
  ["import { a } from '#menu/words/shared'", 'worker/menu/words/shared.ts'],
  ["import {\n  a,\n  type B,\n} from '../needs/words/kitchen.ts'", 'worker/needs/words/kitchen.ts'],
  ["import * as words from '#languages/en/kitchen'", 'worker/languages/en/kitchen.ts'],
  ["export { longDay } from '../languages/en/days.ts'", 'worker/languages/en/days.ts'],
  ["const later = () => import('#menu/words/guest')", 'worker/menu/words/guest.ts'],
  ["import { figure } from '#core/figures'", 'worker/core/figures.ts'],
])('would find %j', (line, words) => {
  const file = 'worker/guest/planted.ts'
  const ways = waysToEnglish([file], new Map([...sources, [file, `${line}\n`]]))
  expect(ways.map((way) => way.at(-1))).toEqual([words])
})

it('takes types for no words', () => {
  const types =
    "import type { a } from '#menu/words/shared'\nimport { type B, type C } from '#menu/words/guest'\n"
  expect(valuesOf('worker/guest/planted.ts', types)).toEqual([])
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
