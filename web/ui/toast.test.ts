import { expect, test } from 'vitest'
import type { Toast } from './toast.tsx'
import { fitting } from './toasts.tsx'

const said = (id: number, offers = false): Toast => ({
  id,
  text: `${id}`,
  kind: 'done',
  seconds: 5,
  ...(offers && { action: { label: 'Undo', run: () => undefined } }),
})
const ids = (list: Toast[]) => list.map(({ id }) => id)

test('three messages stand together', () => {
  expect(ids(fitting([said(1), said(2), said(3)]))).toEqual([1, 2, 3])
})

test('of four the oldest goes', () => {
  expect(ids(fitting([said(1), said(2), said(3), said(4)]))).toEqual([2, 3, 4])
})

test('what can be undone stays longer than what is only said, and the latest always comes', () => {
  expect(ids(fitting([said(1, true), said(2), said(3, true), said(4)]))).toEqual([1, 3, 4])
  expect(ids(fitting([said(1, true), said(2, true), said(3, true), said(4)]))).toEqual([2, 3, 4])
})
