import { expect, it } from 'vitest'
import type { MenuWords } from '#menu/shape/menu-words'
import {
  decided,
  entitiesOf,
  errorsOf,
  progressOf,
  sentOf,
  toLookAtIn,
  unsavedOf,
  wordsIn,
} from './translated.ts'

const menu = [
  { id: 'starter', name: 'Starter', items: [{ id: 'soup', name: 'Soup', description: 'Pumpkin' }] },
  { id: 'main', name: 'Main', items: [] },
]
const entities = entitiesOf(menu)
const made = (id: string, name: string, of: MenuWords['of'], language = 'fr'): MenuWords => ({
  ...{ id, language, name, description: '', of },
})
const stored = wordsIn(
  [
    made('starter', 'Entrée', { name: 'Starter', description: '' }),
    made('soup', 'Soupe', { name: 'Soup', description: 'Leek' }),
    made('main', 'Hauptgang', { name: 'Main', description: '' }, 'de'),
  ],
  'fr',
)

it('a language tells what is translated, and what of it was made of another main text', () => {
  expect(progressOf(entities, stored)).toEqual({ all: 3, done: 2, toLookAt: 1 })
})

it('languages are named whose translations were made of another main text, with how many', () => {
  const now = { name: 'Main', description: '' }
  const before = { name: 'Mains', description: '' }
  const words = [
    ...[made('main', 'Plat', before), made('soup', 'Soupe', before), made('main', 'Danie', now, 'pl')],
    ...[made('main', 'Hauptgang', before, 'de'), made('gone', 'Rien', before, 'it')],
  ]
  expect(toLookAtIn(menu, words)).toEqual([
    { language: 'de', count: 1 },
    { language: 'fr', count: 2 },
  ])
})

it('what was typed is unsaved where it differs from what is stored, also where it was emptied', () => {
  const typed = {
    starter: { name: 'Entrée', description: '' },
    soup: { name: '', description: '' },
    main: { name: 'Plat', description: '' },
    gone: { name: 'Rien', description: '' },
  }
  expect(unsavedOf(entities, stored, typed).map(({ entity }) => entity.id)).toEqual(['soup', 'main'])
})

it('words are sent with the main text beside them, and an error comes back to its field', () => {
  const typed = { soup: { name: 'Potage', description: 'Potiron' }, main: { name: 'Plat', description: '' } }
  const sent = sentOf(unsavedOf(entities, stored, typed))
  expect(sent).toEqual({
    courses: [{ id: 'main', name: 'Plat', of: { name: 'Main', description: '' } }],
    dishes: [
      { id: 'soup', name: 'Potage', description: 'Potiron', of: { name: 'Soup', description: 'Pumpkin' } },
    ],
  })
  expect(errorsOf(sent, { 'dishes.0.description': 'Too long.' })).toEqual({
    'soup description': 'Too long.',
  })
})

it('a side that is chosen stays, and is sent as made on the other', () => {
  const entity = entities.find(({ id }) => id === 'soup')
  if (!entity) throw new Error('there is no soup')
  const words = { name: 'Potage', description: 'Potiron', was: { name: '', description: '' } }
  const both = [
    { of: 'soup name', yours: 'Potage', theirs: 'Soupe' },
    { of: 'soup description', yours: 'Potiron', theirs: 'Courge' },
  ]
  const chosen = { 'soup name': 'yours', 'soup description': 'theirs' } as const
  const was = { name: 'Soupe', description: 'Courge' }
  const [one] = decided([{ entity, words }], both, chosen)
  expect(one?.words).toEqual({ name: 'Potage', description: 'Courge', was })
  expect(sentOf([{ entity, words }]).dishes).toMatchObject([{ was: { name: '', description: '' } }])
})

it('words that are stored and still right are sent with the main text as it is now', () => {
  const entity = entities.find(({ id }) => id === 'soup')
  const words = stored.get('soup')
  if (!entity || !words) throw new Error('there is no soup')
  expect(sentOf([{ entity, words }]).dishes).toEqual([
    { id: 'soup', name: 'Soupe', description: '', of: { name: 'Soup', description: 'Pumpkin' } },
  ])
})
