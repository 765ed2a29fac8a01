import { expect, it } from 'vitest'
import { catchUp, decideClash, restate, statementsForm } from './statements-form.ts'

const form = statementsForm({ eggs: 'may' }, 1)

it('a form takes in what others state, beside what it states itself', () => {
  const typed = restate(form, { eggs: 'may', milk: 'without' })
  const open = catchUp(typed, { eggs: 'may', peanuts: 'contains' }, 2)
  expect(open).toEqual({
    stored: { eggs: 'may', peanuts: 'contains' },
    version: 2,
    yours: { eggs: 'may', milk: 'without', peanuts: 'contains' },
    changedByOthers: ['peanuts'],
    clashes: [],
  })
  expect(catchUp(open, open.stored, 2)).toBe(open)
  // The first news stays when more comes, also once it is gone again.
  expect(catchUp(open, { eggs: 'contains' }, 3)).toMatchObject({
    yours: { eggs: 'contains', milk: 'without' },
    changedByOthers: ['peanuts', 'eggs'],
  })
})

it('a form that states something else of the same leaves it to be decided', () => {
  const typed = restate(form, { eggs: 'without' })
  const open = catchUp(typed, { eggs: 'contains' }, 2)
  const clash = { of: 'eggs', yours: 'without', theirs: 'contains' }
  expect(open).toMatchObject({
    version: 2,
    yours: { eggs: 'without' },
    changedByOthers: [],
    clashes: [clash],
  })
  expect(decideClash(open, clash, 'yours')).toMatchObject({ yours: { eggs: 'without' }, clashes: [] })
  expect(decideClash(open, clash, 'theirs')).toMatchObject({ yours: { eggs: 'contains' }, clashes: [] })
  expect(restate(open, { eggs: 'may' }).clashes).toEqual([])
  expect(restate(open, { eggs: 'without', milk: 'may' }).clashes).toEqual([clash])
  // Undecided, it stays to be decided against what is stored then, and no longer once they agree.
  expect(catchUp(open, { eggs: 'may' }, 3).clashes).toEqual([{ ...clash, theirs: 'may' }])
  expect(catchUp(open, {}, 3).clashes).toEqual([{ ...clash, theirs: null }])
  expect(catchUp(open, { eggs: 'without' }, 3).clashes).toEqual([])
})
