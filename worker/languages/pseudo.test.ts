import { expect, test } from 'vitest'
import { languages } from './languages.ts'
import { pseudo, pseudoOf } from './pseudo.ts'

test('a sentence is accented, in brackets, and 40 % longer', () => {
  const sentence = 'The event is full. Please contact the event organizer.'
  const made = pseudo(sentence)
  expect(made).toMatch(/^⟦Ţĥé évéñţ îš fûļļ\. Pļéåšé çöñţåçţ .*⟧$/)
  expect(made.length - 2).toBeGreaterThanOrEqual(sentence.length * 1.4)
  expect(made.length - 2).toBeLessThan(sentence.length * 1.4 + 2)
})

test('what is longer may break between words', () => {
  const [, filler = ''] = pseudo('x'.repeat(100)).split('x'.repeat(100))
  expect(Math.max(...filler.split(' ').map((word) => word.length))).toBeLessThanOrEqual(6)
})

test('figures, links and addresses stay as they are', () => {
  const made = pseudo('Write to help@example.com or see https://example.com/help within 30 days')
  for (const part of ['help@example.com', 'https://example.com/help', '30']) expect(made).toContain(part)
})

test('an empty sentence stays empty', () => {
  expect(pseudo('')).toBe('')
  expect(pseudo(' ')).toBe(' ')
})

test('a module’s sentences are made anew, their parameters and what is no text stay', () => {
  const words = pseudoOf({
    title: 'Your menu',
    kinds: { vegan: 'Vegan' },
    places: (name: string, free: number) => `${name} has ${free} place${free === 1 ? '' : 's'}`,
    open: ({ guest }: { guest: string }) => `Please choose for ${guest}`,
    most: 30,
    none: () => undefined,
  })
  expect(words.title).toBe('⟦Ýöûŕ méñû ẋẋẋ⟧')
  expect(words.kinds.vegan).toMatch(/^⟦Véĝåñ/)
  expect(words.places('Ada Lane', 1)).toMatch(/^⟦Ada Lane ĥåš 1 pļåçé ẋ/)
  expect(words.places('Ada Lane', 2)).toMatch(/^⟦Ada Lane ĥåš 2 pļåçéš ẋ/)
  expect(words.open({ guest: 'Ada Lane' })).toMatch(/ Ada Lane /)
  expect(words.most).toBe(30)
  expect(words.none()).toBeUndefined()
})

test('a sentence may be made of what it does not show as it was given', () => {
  const words = pseudoOf({ until: (day: string) => `until ${new Date(day).getUTCDate()} May` })
  expect(words.until('2027-05-20')).toMatch(/^⟦ûñţîļ 20 Måý/)
})

test('data with signs that patterns are made of stays as it is', () => {
  const words = pseudoOf({ for: (name: string) => `for ${name} and more` })
  expect(words.for('(Ada) [*] $1')).toMatch(/^⟦föŕ \(Ada\) \[\*\] \$1 åñð möŕé/)
})

test('the mirrored one says the same from right to left', () => {
  const [accents, mirrored] = [languages['en-XA']().guest, languages['ar-XB']().guest]
  expect(mirrored.party.leadName).toBe(accents.party.leadName)
  expect([accents.dir, mirrored.dir, mirrored.lang]).toEqual(['ltr', 'rtl', 'ar-XB'])
})
