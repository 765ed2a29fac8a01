import { expect, test } from 'vitest'
import type { Invitee } from '#invitations/shape/invitation'
import type { InviteView } from '#invitations/shape/invite'
import { initialDraft } from './initial-draft.ts'

const anna: Invitee = { id: 'aaaaaa', name: 'Anna Lee', kind: 'adult' }
const initialNames = (invitation: InviteView['invitation'], notComingIds?: string[]) =>
  initialDraft({ invitation, ...(notComingIds && { notComingIds }) } as InviteView).party.map(
    ({ name }) => name,
  )

test.each([
  [
    'somebody invited alone comes with their name',
    { label: 'Anna', people: [anna], maxSize: 1 },
    ['Anna Lee'],
  ],
  [
    'a party of one that names nobody is who its label says',
    { label: 'Ada Hofmann', people: [], maxSize: 1 },
    ['Ada Hofmann'],
  ],
  ['a label of several names nobody', { label: 'The Lees', people: [], maxSize: 2 }, ['']],
])('%s', (_what, invitation, names) => {
  expect(initialNames(invitation)).toEqual(names)
})

test('who declined is not filled in again', () => {
  expect(initialNames({ label: 'Ada Hofmann', people: [], maxSize: 1 }, [])).toEqual([''])
})
