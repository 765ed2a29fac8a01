import { expect, it } from 'vitest'

// We cannot check food: no sentence of ours may read as a guarantee. What a guest may type is matched, not said.
const sources = import.meta.glob<string>(
  [
    './en/*.ts',
    '../*/words/*.ts',
    '../../web/**/*.{ts,tsx}',
    // These keep data safe, and say that we make no dish so.
    '!../../web/texts/**',
    '!../../web/planner/account/**',
    '!../../web/e2e/**',
    '!../../web/**/*.test.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
)

const guarantee = /\b(safe|suitable|free from|allergen[- ]free|none declared)\b/i

/** The texts of a source that promise something of food. */
function promisesIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  return code.split('\n').filter((line) => guarantee.test(line))
}

it('no sentence of a page, a letter or a sheet reads as a guarantee', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(200)
  const found = Object.entries(sources).flatMap(([file, source]) =>
    promisesIn(source).map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})

it('would find each of the words, and not a longer one', () => {
  for (const words of [
    'It is safe',
    'Suitable for vegans',
    'Free from milk',
    'allergen-free',
    'None declared',
  ])
    expect(promisesIn(`export const a = '${words}.'`)).toHaveLength(1)
  expect(promisesIn("const kept = 'Kept safely'\nitemInput.safeParse(typed)")).toEqual([])
})
