import { expect, it } from 'vitest'
import { deleteResponseAsked, responseDeleted, responseRestored } from '../party/words/planner.ts'

const files = import.meta.glob<Record<string, unknown>>(['./*/*.ts', '../*/words/*.ts', '!**/*.test.ts'], {
  eager: true,
})
const forbidden = /\b(?:safe|suitable|allergen-free|none declared)\b|free from/i

/** Everything a module can say: the sentences it holds and the text of the functions that make others. */
function said(value: unknown): string {
  if (typeof value === 'function') return String(value)
  if (value !== null && typeof value === 'object') return Object.values(value).map(said).join('\n')
  return String(value)
}

it('promises nothing that nobody can check: a dish is never said to be without risk', () => {
  expect(Object.keys(files).length).toBeGreaterThan(3)
  for (const [file, module] of Object.entries(files))
    expect({ file, found: forbidden.exec(said(module))?.[0] }).toEqual({ file, found: undefined })
})

it('would find such a word in a sentence and in a function', () => {
  expect(forbidden.test(said({ a: ['This is safe.'] }))).toBe(true)
  expect(forbidden.test(said((what: string) => `free from ${what}`))).toBe(true)
  expect(forbidden.test(said(['safely stored', 'gluten free']))).toBe(false)
})

it('names a response that is erased without the name it no longer has', () => {
  expect(deleteResponseAsked('Ada')).toBe("Are you sure you want to delete the response of Ada's group?")
  expect(deleteResponseAsked('')).toBe("Are you sure you want to delete this erased response's group?")
  for (const words of [responseDeleted, responseRestored]) expect(words('')).not.toMatch(/of\b|'s/)
})
