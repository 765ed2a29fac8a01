import { expect, test } from 'vitest'
import { nextStep, previousStep, type Step, stepOfEntry } from './steps.ts'

const info: Step = { name: 'info', personIndex: 0 }
const leadMenu: Step = { name: 'lead-menu', personIndex: 0 }
const review: Step = { name: 'review', personIndex: 0 }
const additional = (personIndex: number): Step => ({ name: 'additional-guests', personIndex })

/** All steps from the first to the review. */
function walked(size: number): Step[] {
  const steps = [info]
  for (let step = nextStep(info, size); step.name !== 'review'; step = nextStep(step, size)) {
    steps.push(step)
    if (steps.length > 50) throw new Error('the steps have no end')
  }
  steps.push(review)
  return steps
}

test('a guest alone goes from the menu to the review', () => {
  expect(walked(1)).toEqual([info, leadMenu, review])
})

test('a party goes through each of its guests', () => {
  expect(walked(3)).toEqual([info, leadMenu, additional(1), additional(2), review])
})

test.each([1, 2, 3, 10])('with %i in the party each step leads back to the one before', (size) => {
  const steps = walked(size)
  expect(steps.map((step) => previousStep(step, size))).toEqual([null, ...steps.slice(0, -1)])
})

test('an entry of the history is the step it keeps', () => {
  const kept = { ...leadMenu, from: 'info 0', returns: true }
  expect(stepOfEntry(kept, 1)).toEqual(kept)
  expect(stepOfEntry(additional(2), 3)).toEqual(additional(2))
})

test.each([null, {}, { at: 1 }, { name: 'elsewhere', personIndex: 0 }])(
  'the entry %j is no step',
  (state) => {
    expect(stepOfEntry(state, 2)).toBeNull()
  },
)

test('a guest who is no longer in the party is replaced by the last one', () => {
  expect(stepOfEntry(additional(4), 3)).toEqual(additional(2))
  expect(stepOfEntry(additional(0), 3)).toEqual(additional(1))
})

test('a step of additional guests is the review where nobody is left but the lead guest', () => {
  expect(stepOfEntry(additional(1), 1)).toEqual(review)
})
