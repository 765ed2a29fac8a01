import { expect, it } from 'vitest'
import { caughtUp, decided, opened, restated } from './open-states.ts'

const form = opened({ eggs: 'may' }, 1)

it('a form takes in what others state, beside what it states itself', () => {
  const typed = restated(form, { eggs: 'may', milk: 'without' })
  const open = caughtUp(typed, { eggs: 'may', peanuts: 'contains' }, 2)
  expect(open).toEqual({
    stored: { eggs: 'may', peanuts: 'contains' },
    version: 2,
    yours: { eggs: 'may', milk: 'without', peanuts: 'contains' },
    news: ['peanuts'],
    clashes: [],
  })
  expect(caughtUp(open, open.stored, 2)).toBe(open)
  // The first news stays when more comes, also once it is gone again.
  expect(caughtUp(open, { eggs: 'contains' }, 3)).toMatchObject({
    yours: { eggs: 'contains', milk: 'without' },
    news: ['peanuts', 'eggs'],
  })
})

it('a form that states something else of the same leaves it to be decided', () => {
  const typed = restated(form, { eggs: 'without' })
  const open = caughtUp(typed, { eggs: 'contains' }, 2)
  const clash = { of: 'eggs', yours: 'without', theirs: 'contains' }
  expect(open).toMatchObject({ version: 2, yours: { eggs: 'without' }, news: [], clashes: [clash] })
  expect(decided(open, clash, 'yours')).toMatchObject({ yours: { eggs: 'without' }, clashes: [] })
  expect(decided(open, clash, 'theirs')).toMatchObject({ yours: { eggs: 'contains' }, clashes: [] })
  expect(restated(open, { eggs: 'may' }).clashes).toEqual([])
  expect(restated(open, { eggs: 'without', milk: 'may' }).clashes).toEqual([clash])
  // Undecided, it stays to be decided against what is stored then, and no longer once they agree.
  expect(caughtUp(open, { eggs: 'may' }, 3).clashes).toEqual([{ ...clash, theirs: 'may' }])
  expect(caughtUp(open, {}, 3).clashes).toEqual([{ ...clash, theirs: null }])
  expect(caughtUp(open, { eggs: 'without' }, 3).clashes).toEqual([])
})
