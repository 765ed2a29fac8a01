import { expect, it } from 'vitest'
import type { InOtherWords } from './in-other-words.ts'
import { languages } from './languages.ts'

const nouns = Object.keys(import.meta.glob('../*/words/*.ts')).filter((path) => !path.includes('.test.'))
const gathered = import.meta.glob<string>(
  './en/{guest,guest-home,guest-edit,guest-invite,kitchen,mail,planner-mail}.ts',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

it.each(['guest', 'kitchen', 'mail'])('gathers every noun’s words for the %s', (reader) => {
  const own = nouns.filter((path) => new RegExp(`/words/${reader}[.-]`).test(path))
  expect(own.length).toBeGreaterThan(5)
  const files = Object.entries(gathered).filter(([file]) => file.includes(reader))
  const all = files.map(([, source]) => source).join('\n')
  for (const path of own) expect(all).toContain(`'../${path}'`)
})

it('speaks each language with sentences of its own', () => {
  const { guest, kitchen, mail, refusals } = languages['en-XA']()
  expect(refusals.not_found).toMatch(/^⟦Ñöţ/)
  expect(refusals.category_limit({ limit: 3 })).toMatch(/^⟦.* 3 /)
  for (const words of [guest, kitchen, mail]) expect(words.lang).toBe('en-XA')
  expect(guest.site.loading).toMatch(/^⟦Ļöåðîñĝ/)
  expect(languages.en().guest.site.loading).toBe('Loading...')
})

it('writes days and figures by its own locale', () => {
  const { days, figure, percent, plural, list } = languages.en().guest
  expect(days.longDay('2026-11-21')).toBe('Saturday, November 21, 2026')
  expect([figure(1000), percent(0.5), plural(1, { one: 'guest', other: 'guests' })]).toEqual([
    '1,000',
    '50%',
    'guest',
  ])
  expect(list(['Ada', 'Ben', 'Cleo'])).toBe('Ada, Ben, and Cleo')
  expect(languages['en-XA']().guest.days.longDay('2026-11-21')).toMatch(/^⟦Šåţûŕðåý/)
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
