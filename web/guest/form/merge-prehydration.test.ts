import { expect, test } from 'vitest'
import type { Person } from '#party/shape/person'
import { mergeFields } from './merge-prehydration.ts'

const person = (name: string, selections: Person['selections'] = {}): Person => ({
  name,
  allergies: '',
  selections,
})
const rendered = { email: '', party: [person('')] }
const kept = { email: 'ada@example.com', party: [person('Ada', { main: 'fish' }), person('Ben')], version: 3 }

const text = (name: string, value: string) => ({ type: 'text', name, value })
const radio = (name: string, value: string, checked = true) => ({ type: 'radio', name, value, checked })

test('what was typed early stands over what was kept', () => {
  const typed = [
    text('email', 'a@example.com'),
    text('party.0.name', 'Adele'),
    text('party.0.allergies', 'nuts'),
  ]
  expect(mergeFields(typed, rendered, kept)).toEqual({
    email: 'a@example.com',
    party: [{ ...person('Adele', { main: 'fish' }), allergies: 'nuts' }, person('Ben')],
    version: 3,
  })
})

test('fields that hold what was rendered change nothing', () => {
  const untouched = [text('email', ''), text('party.0.name', ''), text('party.0.allergies', '')]
  expect(mergeFields(untouched, rendered, kept)).toBe(kept)
  expect(mergeFields([], rendered, kept)).toBe(kept)
})

test('a field that was emptied empties the answer', () => {
  const named = { email: '', party: [person('Ada')] }
  expect(mergeFields([text('party.0.name', '')], named, kept).party[0]?.name).toBe('')
})

test('a dish picked early is chosen, for the person and category of its radio button', () => {
  const picked = mergeFields([radio('p1-main', 'soup')], rendered, kept)
  expect(picked.party.map(({ selections }) => selections)).toEqual([{ main: 'fish' }, { main: 'soup' }])
})

test('a radio button that is not checked, or was rendered checked, changes nothing', () => {
  expect(mergeFields([radio('p0-main', 'soup', false)], rendered, kept)).toBe(kept)
  const chosen = { email: '', party: [person('', { main: 'soup' })] }
  expect(mergeFields([radio('p0-main', 'soup')], chosen, kept)).toBe(kept)
})

test('a field of nobody in the party and fields of other names change nothing', () => {
  const others = [
    radio('p5-main', 'soup'),
    radio('size', '2'),
    text('code', 'FEAST7'),
    text('party.0.id', 'x'),
  ]
  expect(mergeFields(others, rendered, kept)).toBe(kept)
  expect(mergeFields([text('party.5.name', 'Eve')], rendered, kept)).toEqual(kept)
})
