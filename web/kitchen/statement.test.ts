import { expect, it } from 'vitest'
import type { KitchenView } from '#links/shape/link'
import { statesOf } from '#needs/rules/merge-states'
import { statementsForm } from '#needs/rules/statements-form'
import { statementsToAsk, statementsToSend, storedStatements } from './statement.ts'

const nothing = {}
const event = {
  ownNeeds: [{ id: 'own:kiwi', name: 'kiwi', archived: false }],
} as unknown as KitchenView['event']
const specialGuest = (needs: object[], itemId: string) => ({ needs, dishes: [{ itemId }] })
const specials = [
  specialGuest([{ what: 'sesame', how: 'intolerance' }, { what: 'halal' }], 'soup'),
  specialGuest([{ what: 'celery', how: 'allergy' }], 'salad'),
] as unknown as KitchenView['specials']

it('asks first what those who chose the dish must avoid, then the rest, the event’s own needs last', () => {
  const { first, rest, diets } = statementsToAsk(
    { specials, event },
    { id: 'soup', needs: [{ what: 'nuts', count: 2 }] },
    nothing,
  )
  expect(first).toEqual(['nuts', 'sesame'])
  expect(rest).not.toContain('nuts')
  expect(rest).toContain('celery')
  expect(rest.at(-1)).toBe('own:kiwi')
  expect(diets[0]).toBe('halal')
})

it('asks the kinds of a group once something is said of it', () => {
  const kinds = (states: Record<string, 'contains'>) =>
    statementsToAsk({ specials: [], event }, { id: 'soup', needs: [] }, states).rest
  expect(kinds({})).not.toContain('almonds')
  expect(kinds({ nuts: 'contains' })).toContain('almonds')
  expect(kinds({ almonds: 'contains' })).toContain('walnuts')
})

it('begins with what is stated, and sends all of it with its version', () => {
  const said = { by: 'kitchen', at: 1 } as const
  const dishes = {
    soup: {
      contents: [{ what: 'milk', state: 'without', ...said }],
      facts: [{ fact: 'vegan', value: 'no', ...said }],
      contentsVersion: 2,
    },
  } as KitchenView['dishes']
  const formOf = (dish: string) => {
    const stored = storedStatements({ dishes }, dish)
    return statementsToSend(statementsForm(statesOf(stored), stored.contentsVersion))
  }
  expect(formOf('soup')).toEqual({
    contents: [{ what: 'milk', state: 'without' }],
    facts: [{ fact: 'vegan', value: 'no' }],
    version: 2,
  })
  expect(formOf('salad')).toEqual({ contents: [], facts: [], version: 0 })
})
