import { expect, it } from 'vitest'
import { needNamedTwice, needNameRequired } from '#needs/words/planner'
import { ownNeedsInput } from '../shape/needs.ts'
import { namedNeeds } from './own-needs.ts'

const names = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `Need ${index}` }))

it('a need that is named no more is archived, and is the same one when it is named again', () => {
  const first = namedNeeds([], ['Kiwi', 'Coconut'])
  expect(first.map(({ name, archived }) => [name, archived])).toEqual([
    ['Kiwi', false],
    ['Coconut', false],
  ])
  const [kiwi, coconut] = first
  const second = namedNeeds(first, ['Coconut', 'Latex'])
  expect(second).toEqual([
    { ...kiwi, archived: true },
    coconut,
    { id: expect.stringMatching(/^own:[a-z2-9]{10}$/), name: 'Latex', archived: false },
  ])
  expect(namedNeeds(second, ['kiwi'])[0]).toEqual({ id: kiwi?.id, name: 'kiwi', archived: false })
})

it('the same names again change nothing', () => {
  const first = namedNeeds([], ['Kiwi', 'Coconut'])
  expect(namedNeeds(first, ['Coconut', 'Kiwi'])).toEqual(first)
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
