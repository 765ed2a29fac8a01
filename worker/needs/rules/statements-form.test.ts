import { expect, it } from 'vitest'
import { decideClash, mergeStored, setStatements, statementsForm } from './statements-form.ts'

const form = statementsForm({ eggs: 'may' }, 1)

it('a form takes in what others state, beside what it states itself', () => {
  const typed = setStatements(form, { eggs: 'may', milk: 'without' })
  const open = mergeStored(typed, { eggs: 'may', peanuts: 'contains' }, 2)
  expect(open).toEqual({
    stored: { eggs: 'may', peanuts: 'contains' },
    version: 2,
    yours: { eggs: 'may', milk: 'without', peanuts: 'contains' },
    changedByOthers: ['peanuts'],
    clashes: [],
  })
  expect(mergeStored(open, open.stored, 2)).toBe(open)
  // The first news stays when more comes, also once it is gone again.
  expect(mergeStored(open, { eggs: 'contains' }, 3)).toMatchObject({
    yours: { eggs: 'contains', milk: 'without' },
    changedByOthers: ['peanuts', 'eggs'],
  })
})

it('a form that states something else of the same leaves it to be decided', () => {
  const typed = setStatements(form, { eggs: 'without' })
  const open = mergeStored(typed, { eggs: 'contains' }, 2)
  const clash = { of: 'eggs', yours: 'without', theirs: 'contains' }
  expect(open).toMatchObject({
    version: 2,
    yours: { eggs: 'without' },
    changedByOthers: [],
    clashes: [clash],
  })
  expect(decideClash(open, clash, 'yours')).toMatchObject({ yours: { eggs: 'without' }, clashes: [] })
  expect(decideClash(open, clash, 'theirs')).toMatchObject({ yours: { eggs: 'contains' }, clashes: [] })
  expect(setStatements(open, { eggs: 'may' }).clashes).toEqual([])
  expect(setStatements(open, { eggs: 'without', milk: 'may' }).clashes).toEqual([clash])
  // Undecided, it stays to be decided against what is stored then, and no longer once they agree.
  expect(mergeStored(open, { eggs: 'may' }, 3).clashes).toEqual([{ ...clash, theirs: 'may' }])
  expect(mergeStored(open, {}, 3).clashes).toEqual([{ ...clash, theirs: null }])
  expect(mergeStored(open, { eggs: 'without' }, 3).clashes).toEqual([])
})
