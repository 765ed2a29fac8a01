import { describe, expect, it } from 'vitest'
import { typeset } from './typeset.tsx'

describe('a title', () => {
  it.each([
    ['Clara & Jonah', 'Clara &\u00a0Jonah'],
    ['Fish & chips & peas', 'Fish &\u00a0chips &\u00a0peas'],
    ['Q&A', 'Q&A'],
    ["Chef's soup", 'Chef’s soup'],
    ["Coq d'or, crème d'été", 'Coq d’or, crème d’été'],
    ["Guests' choice", 'Guests’ choice'],
    ["A '70s night, the '20s and '24", 'A ’70s night, the ’20s and ’24'],
    ["'Quiet' dinner", "'Quiet' dinner"],
    ["The 'guests' choice", "The 'guests' choice"],
    ["Anna's 'quiet' dinner", "Anna’s 'quiet' dinner"],
    ["A 5' table", "A 5' table"],
    ['A 5" pie and "garden" peas', 'A 5" pie and "garden" peas'],
    ['Already Chef’s', 'Already Chef’s'],
    ['', ''],
  ])('%s is set as %s', (typed, set) => {
    expect(typeset(typed)).toBe(set)
    expect(typeset(set)).toBe(set)
  })

  it('of any length is set in a time that grows with it', () => {
    const long = "a' & '".repeat(20_000)
    const before = performance.now()
    typeset(long)
    expect(performance.now() - before).toBeLessThan(1_000)
  })
})
