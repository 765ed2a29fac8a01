import { expect, it } from 'vitest'
import { type InOtherWords, type Language, languages } from './language.ts'
import { pseudoOf } from './pseudo.ts'

const nouns = Object.keys(import.meta.glob('../*/words/*.ts')).filter((path) => !path.includes('.test.'))
const gathered = import.meta.glob<string>('./en/{guest,kitchen,mail}.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

it.each(['guest', 'kitchen', 'mail'])('gathers every noun’s words for the %s', (reader) => {
  const own = nouns.filter((path) => new RegExp(`/words/${reader}[.-]`).test(path))
  expect(own.length).toBeGreaterThan(5)
  for (const path of own) expect(gathered[`./en/${reader}.ts`]).toContain(`'../${path}'`)
})

it('takes a second language, with sentences of its own', async () => {
  const pseudo: Language = {
    ...languages.en,
    guest: async () => pseudoOf({ ...(await languages.en.guest()) }),
    mail: async () => pseudoOf({ ...(await languages.en.mail()) }),
    refusals: async () => pseudoOf({ ...(await languages.en.refusals()) }),
  }
  const { refusals } = await pseudo.refusals()
  expect(refusals.not_found).toMatch(/^⟦Ñöţ/)
  expect(refusals.category_limit({ limit: 3 })).toMatch(/^⟦.* 3 /)
})

it('refuses a language that lacks a sentence, or makes one from other figures', () => {
  type Words = { full: 'The event is full.'; places: (free: number) => string; rules: { length: string } }
  const german: InOtherWords<Words> = {
    full: 'Das Event ist voll.',
    places: (free) => `${free} Plätze`,
    rules: { length: 'Mindestens 6 Zeichen' },
  }
  // @ts-expect-error one sentence is missing
  const lacking: InOtherWords<Words> = { full: german.full, rules: german.rules }
  // @ts-expect-error a rule is missing
  const short: InOtherWords<Words> = { ...german, rules: {} }
  // @ts-expect-error the sentence needs a name, and nobody gives it one
  const other: InOtherWords<Words> = { ...german, places: (free: number, name: string) => `${name} ${free}` }
  for (const wrong of [lacking, short, other]) expect(wrong).not.toEqual(german)
})
