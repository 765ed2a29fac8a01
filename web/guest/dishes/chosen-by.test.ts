import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { guest as words } from '../../../worker/languages/en/guest.ts'
import { chosenBy } from './chosen-by.tsx'

const ate = (name: string, item?: string) => ({
  name,
  allergies: '',
  selections: item ? { main: item } : {},
})
const [anna, leo, mira] = [ate('Anna Weber', 'fish'), ate('Leo Weber', 'fish'), ate('Mira', 'soup')]

/** Signs beside a dish, the current one in brackets, and the words for readers. */
function beside(party: ReturnType<typeof ate>[], current: number, item: string) {
  const by = chosenBy(words, party, current)('main', item)
  if (!by) return undefined
  const html = renderToStaticMarkup(createElement(Fragment, null, by.initials))
  const initials = [...html.matchAll(/class="initial ([^"]*)"[^>]*>([^<]*)</g)]
  return [initials.map(([, look, text]) => (look === 'current' ? `[${text}]` : text)).join(' '), by.text]
}

it('shows who chose a dish, whoever chooses now marked, and says their names', () => {
  expect(beside([anna, leo, mira], 1, 'fish')).toEqual(['A [L]', 'Chosen for Anna and Leo'])
  expect(beside([anna, leo, mira], 1, 'soup')).toEqual(['M', 'Chosen for Mira'])
  expect(beside([anna, leo, mira], 1, 'tart')).toBeUndefined()
})

it('shows one’s own initials and a count of the others above four people, and says all their names', () => {
  const four = [anna, leo, ate('Nora', 'fish'), ate('Otto', 'fish')]
  expect(beside(four, 0, 'fish')).toEqual(['[A] L N O', 'Chosen for Anna, Leo, Nora, and Otto'])
  const five = [...four, mira]
  expect(beside(five, 0, 'fish')).toEqual(['[A] +3', 'Chosen for Anna, Leo, Nora, and Otto'])
  expect(beside(five, 4, 'fish')).toEqual(['+4', 'Chosen for Anna, Leo, Nora, and Otto'])
  expect(beside(five, 4, 'soup')).toEqual(['[M]', 'Chosen for Mira'])
})

it('calls people without a name by their place', () => {
  expect(beside([anna, ate('', 'soup')], 0, 'soup')?.[1]).toBe('Chosen for Guest 2')
})
