import { expect, test } from 'vitest'
import type { EditView } from '#party/shape/guest'
import { editDraftOf } from '../rules/edit-draft.ts'
import type { FormAction } from './actions.ts'
import { initialEditState } from './initial-state.ts'
import { reduceEditing } from './reduce-editing.ts'
import { nameChangeToAskAbout } from './renaming.ts'
import type { EditFormState } from './state.ts'

const person = (name: string, allergies = '') => ({ name, allergies, selections: { main: 'fish' }, id: name })
const view = {
  event: { eventCode: 'FEAST7', title: 'Summer feast', guestLimit: 30, registeredGuests: 10 },
  categories: [],
  menuVersion: 4,
  otherGuests: 8,
  response: {
    id: 'r',
    leadGuestName: 'Ann',
    leadGuestEmail: null,
    guestCount: 3,
    version: 3,
    party: [person('Ann Lee'), person('Leo Lee', 'no nuts'), person('Ida Lee')],
  },
} as unknown as EditView

function played(...actions: FormAction[]): EditFormState {
  const stored = initialEditState('token', view, editDraftOf(view.response))
  return actions.reduce((form, action) => reduceEditing(form, action)[0], stored)
}
const typed = (name: string, index = 1): FormAction => ({ type: 'person_changed', index, part: { name } })
const blur = (index = 1): FormAction => ({ type: 'field_left', path: `party.${index}.name` })
const asked = (...actions: FormAction[]) => nameChangeToAskAbout(played(...actions))

test('a name typed over that of somebody with needs is asked about once its field is left', () => {
  const letters = ['Leo', 'L', '', 'M', 'Mia Ott'].map((name) => typed(name))
  expect(asked(...letters)).toBeNull()
  expect(asked(...letters, blur())).toEqual({ index: 1, previousName: 'Leo Lee', hasBlurred: true })
})

test('a field that is left blank and written in later is asked about, too', () => {
  expect(asked(typed(''), blur(), typed('Mia Ott'), blur())).toMatchObject({ previousName: 'Leo Lee' })
})

test('the names of all guests at once are asked about like a single one', () => {
  const party = view.response.party.map((one) => (one.name === 'Leo Lee' ? { ...one, name: 'Mia Ott' } : one))
  expect(asked({ type: 'draft_changed', part: { party } }, blur())).toMatchObject({ index: 1 })
})

test.each<[string, FormAction[]]>([
  ['a typo is corrected', [typed('Leo Leee'), blur()]],
  ['nobody’s needs are concerned', [typed('Mia Ott', 2), blur(2)]],
  ['the name is as it was', [typed('Mia Ott'), blur(), typed('Leo Lee'), blur()]],
  [
    'the needs were changed for the new name',
    [typed('Mia Ott'), blur(), { type: 'person_changed', index: 1, part: { allergies: '' } }],
  ],
  ['the needs stay', [typed('Mia Ott'), blur(), { type: 'needs_kept' }]],
  ['it was answered and the field is left again', [typed('Mia Ott'), blur(), { type: 'needs_kept' }, blur()]],
  ['the person was removed', [typed('Mia Ott'), blur(), { type: 'person_removed', index: 1 }]],
])('nothing is asked where %s', (_, actions) => {
  expect(asked(...actions)).toBeNull()
})

test('needs that are removed can be brought back, and the choices stay', () => {
  const part = { needs: undefined, allergies: '' }
  const removed = played(typed('Mia Ott'), blur(), {
    type: 'person_replaced',
    index: 1,
    part,
    cause: 'needs_removed',
  })
  expect(removed.draft.party[1]).toMatchObject({
    name: 'Mia Ott',
    allergies: '',
    selections: { main: 'fish' },
  })
  expect(nameChangeToAskAbout(removed)).toBeNull()
  const [back] = reduceEditing(removed, { type: 'undo_pressed' })
  expect(back.draft.party[1]).toMatchObject({ name: 'Mia Ott', allergies: 'no nuts' })
  expect(nameChangeToAskAbout(back)).toBeNull()
})
