import { expect, it } from 'vitest'
import { needNamedTwice, needNameRequired } from '#needs/words/planner'
import { ownNeedsInput } from '../shape/own-needs.ts'
import { updateOwnNeeds } from './own-needs.ts'

const names = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `Need ${index}` }))

it('a need that is named no more is archived, and is the same one when it is named again', () => {
  const first = updateOwnNeeds([], ['Kiwi', 'Coconut'])
  expect(first.map(({ name, archived }) => [name, archived])).toEqual([
    ['Kiwi', false],
    ['Coconut', false],
  ])
  const [kiwi, coconut] = first
  const second = updateOwnNeeds(first, ['Coconut', 'Latex'])
  expect(second).toEqual([
    { ...kiwi, archived: true },
    coconut,
    { id: expect.stringMatching(/^own:[a-z2-9]{10}$/), name: 'Latex', archived: false },
  ])
  expect(updateOwnNeeds(second, ['kiwi'])[0]).toEqual({ id: kiwi?.id, name: 'kiwi', archived: false })
})

it('the same names again change nothing', () => {
  const first = updateOwnNeeds([], ['Kiwi', 'Coconut'])
  expect(updateOwnNeeds(first, ['Coconut', 'Kiwi'])).toEqual(first)
})

it.each([
  ['another tab added one', ['Kiwi', 'Latex'], ['Kiwi'], ['Kiwi', 'Coconut'], ['Kiwi', 'Latex', 'Coconut']],
  ['another tab archived one', [], ['Kiwi'], ['Kiwi', 'Coconut'], ['Coconut']],
  ['both added the same', ['coconut'], [], ['Coconut'], ['Coconut']],
  ['both archived the same', [], ['Kiwi'], [], []],
  ['one was archived here', ['Kiwi', 'Latex'], ['Kiwi'], [], ['Latex']],
  ['one was archived elsewhere and named anew here', [], [], ['Kiwi'], ['Kiwi']],
])('a change that was made on other names keeps what %s', (_, stored, was, names, offered) => {
  const before = updateOwnNeeds(updateOwnNeeds([], ['Kiwi']), stored)
  const after = updateOwnNeeds(before, names, was).filter(({ archived }) => !archived)
  expect(after.map(({ name }) => name)).toEqual(offered)
})

it('eight are offered at most, each by a name of its own', () => {
  expect(ownNeedsInput.safeParse({ needs: names(8) }).success).toBe(true)
  expect(ownNeedsInput.safeParse({ needs: names(9) }).success).toBe(false)
  expect(
    ownNeedsInput.safeParse({ needs: [{ name: 'Kiwi' }, { name: ' KIWI ' }] }).error?.issues[0],
  ).toMatchObject({ path: ['needs'], message: needNamedTwice })
  expect(ownNeedsInput.safeParse({ needs: [{ name: ' ' }] }).error?.issues[0]?.message).toBe(needNameRequired)
  expect(ownNeedsInput.safeParse({ needs: [{ name: 'x'.repeat(40) }] }).success).toBe(true)
  expect(ownNeedsInput.safeParse({ needs: [{ name: 'x'.repeat(41) }] }).success).toBe(false)
})
