import { expect, test } from 'vitest'
import type { Draft } from '../../form/rules/draft.ts'
import { canResume, isStaleDraft } from './resume-draft.ts'

const party = (dish: string) => [{ id: 'aaaaaa', name: 'Anna', allergies: '', selections: { main: dish } }]
const draft = (more: Partial<Draft>): Draft => ({
  submissionId: 'one',
  flowId: 'way',
  email: '',
  party: party('fish'),
  ...more,
})

test('a draft goes on while the stored answer is the one that it was made on', () => {
  expect(canResume(draft({ version: 2 }), draft({ version: 2, party: party('beef') }))).toBe(true)
  expect(canResume(draft({}), draft({ party: party('beef') }))).toBe(true)
})

test('a change of an older answer is over, also one that was to be sent: sending would be refused again and again', () => {
  const older = draft({ version: 1, party: party('beef'), unsentEventTitle: 'Gala' })
  expect(canResume(draft({ version: 2 }), older)).toBe(false)
  expect(isStaleDraft(draft({ version: 2 }), older)).toBe(true)
})

test('a first answer whose receipt was lost is sent once more', () => {
  expect(canResume(draft({ version: 1 }), draft({ unsentEventTitle: 'Gala' }))).toBe(true)
  expect(canResume(draft({ version: 1 }), draft({}))).toBe(false)
})

test('no draft is stale where the stored answer says the same, or nothing was to be sent', () => {
  expect(isStaleDraft(draft({ version: 2 }), draft({ version: 1, unsentEventTitle: 'Gala' }))).toBe(false)
  expect(isStaleDraft(draft({ version: 2 }), draft({ version: 1, party: party('beef') }))).toBe(false)
})
