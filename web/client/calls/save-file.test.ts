import { expect, test } from 'vitest'
import { nameIn } from './save-file.ts'

test('the encoded name comes before the plain one', () => {
  expect(nameIn(`attachment; filename="Fete.csv"; filename*=UTF-8''F%C3%AAte.csv`)).toBe('Fête.csv')
})

test('the plain name is taken where there is no encoded one', () => {
  expect(nameIn('attachment; filename="Gala.csv"')).toBe('Gala.csv')
})

test.each(['', 'attachment', 'inline; filename=""'])('the header %j names no file', (header) => {
  expect(nameIn(header)).toBe('')
})
