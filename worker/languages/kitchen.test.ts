import { describe, expect, it } from 'vitest'
import * as words from '../kitchen/words/shared.ts'
import * as wordsKitchenSharedCounts from '../kitchen/words/shared-counts.ts'
import type { NeedOnDish } from '../needs/rules/conflicts.ts'
import * as wordsSeatingShared from '../seating/words/shared.ts'
import type { BareNeed } from '../sheets/rules/about.ts'
import type { SheetDish } from '../sheets/shape/sheet.ts'
import { newsFold } from '../sheets/words/kitchen.ts'
import * as sheets from '../sheets/words/shared.ts'
import { dayText, whenText } from './en/days.ts'
import { languages, offered } from './languages.ts'

const peanuts: BareNeed = { what: 'peanuts', how: 'allergy' }
const milk: BareNeed = { what: 'milk', how: 'intolerance' }
const vegan: BareNeed = { what: 'vegan' }

function then(needs: BareNeed[], dish: Partial<SheetDish> = {}, name: string | null = 'Satay skewers') {
  const whole = {
    categoryId: 'c',
    itemId: 'i',
    state: null,
    needs: [],
    wish: null,
    changed: false,
    alternative: null,
  }
  return { dish: { ...whole, ...dish } as SheetDish, name, needs }
}
const met = (need: BareNeed, state: NeedOnDish['state']): NeedOnDish => ({ ...need, state })

describe('what a special guest eats', () => {
  const contains = [met(peanuts, 'contains')]
  const agreed = { words: 'cucumber salad', agreedBy: 'Marta', at: 5 }

  it.each([
    [then([peanuts], { itemId: null }, null), 'NOT CHOSEN'],
    [then([peanuts], { itemId: 'none' }, null), 'None for me'],
    [then([]), 'Satay skewers'],
    [then([], {}, null), 'i'],
    [
      then([peanuts], { needs: [met(peanuts, 'not_confirmed')] }, 'Beef fillet'),
      'Beef fillet, PEANUTS NOT CONFIRMED',
    ],
    [
      then([], { namedInNote: [met(peanuts, 'contains')] }),
      'Satay skewers, by the guest’s words: CONTAINS PEANUTS?',
    ],
    [then([milk], { needs: [met(milk, 'may')] }), 'Satay skewers, MAY CONTAIN MILK'],
    [
      then(
        [milk],
        { needs: [met(milk, 'contains'), met(peanuts, 'not_confirmed')], wish: 'as_is' },
        'Risotto',
      ),
      'Risotto, CONTAINS MILK, guest’s own decision, PEANUTS NOT CONFIRMED',
    ],
    [
      then([milk], { needs: [met(milk, 'contains')], wish: 'as_is' }, 'Risotto'),
      'Risotto, CONTAINS MILK, guest’s own decision',
    ],
    [then([vegan], { needs: [met(vegan, 'not_confirmed')] }), 'Satay skewers, VEGAN NOT CONFIRMED'],
    [
      then([vegan], { needs: [met(vegan, 'contains')], wish: 'as_is' }),
      'Satay skewers, NOT VEGAN, guest’s own decision',
    ],
    [
      then([peanuts], { needs: contains, wish: 'ask', changed: true }),
      'NOT the Satay skewers (contains): NOT AGREED',
    ],
    [
      then([peanuts], { needs: contains, wish: 'ask', changed: true, alternative: agreed }),
      'NOT the Satay skewers (contains): cucumber salad, agreed by Marta',
    ],
    [
      then([peanuts, milk], { needs: [...contains, met(milk, 'not_confirmed')], changed: true }),
      'NOT the Satay skewers (contains peanuts and milk not confirmed): NOT AGREED',
    ],
    [
      then([vegan], { needs: [met(vegan, 'contains')], changed: true }),
      'NOT the Satay skewers (not vegan): NOT AGREED',
    ],
    [then([], { wish: 'ask', changed: true }), 'NOT the Satay skewers (asked for): NOT AGREED'],
  ])('reads as the kitchen needs it: %#', (given, expected) => {
    expect(words.specialGuestDish(given)).toBe(expected)
  })

  it('stands in one row with number, table and needs', () => {
    const guest = { number: 14, table: '4', seat: 3, needs: [peanuts], words: '' }
    const satay = then([peanuts], { needs: contains, wish: 'ask', changed: true })
    expect(words.kitchenRow(guest, [satay])).toBe(
      'S14 · Table 4, seat 3 · PEANUTS (allergy) · Satay skewers CONTAINS PEANUTS: alternative asked',
    )
    const instead = then([peanuts], { needs: contains, changed: true, alternative: agreed })
    expect(
      words.kitchenRow({ ...guest, table: null, needs: [vegan], words: 'no sauce' }, [
        instead,
        then([vegan]),
      ]),
    ).toBe(
      'S14 · vegan · “no sauce” · Satay skewers CONTAINS PEANUTS: cucumber salad, agreed by Marta · Satay skewers',
    )
  })

  it('ends with a warning while nobody has sorted the words', () => {
    const guest = { number: 3, table: null, seat: null, needs: [], words: 'uczulenie na orzechy' }
    expect(words.kitchenRow({ ...guest, noteUnsorted: true }, [then([], {}, 'Hazelnut torte')])).toBe(
      'S3 · “uczulenie na orzechy” · Hazelnut torte · WORDS NOT CHECKED AGAINST DISHES: ask',
    )
  })

  it('says how many guests wrote what nobody has compared', () => {
    expect([1, 2, 1200].map(wordsKitchenSharedCounts.wordsNotCompared)).toEqual([
      'What 1 guest wrote is not checked against dishes: ask',
      'What 2 guests wrote is not checked against dishes: ask',
      'What 1,200 guests wrote is not checked against dishes: ask',
    ])
  })
})

it('puts allergies in capitals and before everything else', () => {
  expect(words.needsLine([vegan, milk, peanuts, { what: 'celery', how: 'choice' }])).toBe(
    'ALLERGY: PEANUTS · Intolerance: milk · Choice: celery · vegan',
  )
  expect(words.needsLine([])).toBe('')
  expect(words.needsInText([peanuts, milk, vegan])).toBe('peanuts, milk (intolerance), vegan')
})

it('names tables and seats in sentences and on paper', () => {
  expect(['4', 'Table 4', 'Bride', ''].map(wordsSeatingShared.tableName)).toEqual([
    'Table 4',
    'Table 4',
    'Bride',
    'no table',
  ])
  expect(['4', 'table 12', 'Bride', 'Table A'].map(wordsSeatingShared.tableShort)).toEqual([
    'T4',
    'T12',
    'Bride',
    'Table A',
  ])
  expect(words.tableSeatShort({ table: 'Table 4', seat: 3 })).toBe('T4/3')
  expect(words.tableSeatShort({ table: null, seat: null })).toBe('')
  expect([wordsSeatingShared.specialNumber(14), wordsSeatingShared.specialNumber(null)]).toEqual([
    'S14',
    'S?',
  ])
})

it('says how many of a dish are for children', () => {
  expect([
    wordsKitchenSharedCounts.ofThemYoung(3, 0),
    wordsKitchenSharedCounts.ofThemYoung(1, 2),
    wordsKitchenSharedCounts.ofThemYoung(0, 0),
  ]).toEqual(['including 3 children', 'including 1 child, 2 infants', ''])
})

it.each(offered(false))('names no diet and no unsorted words that nobody has: %s', (tag) => {
  const { dietsLine } = languages[tag]().kitchen.counts
  const none = { specials: [], wordsNotSorted: 0 }
  expect(dietsLine({ ...none, diets: [{ what: 'vegan', count: 6 }] })).toMatch(/^\D+6\D*$/)
  expect(dietsLine({ ...none, diets: [] })).toMatch(/^\D+$/)
  expect(wordsKitchenSharedCounts.dietsLine({ ...none, diets: [] })).toBe('none stated')
})

it('sums an event up', () => {
  expect(wordsKitchenSharedCounts.guestsLine({ guests: 120, children: 6, infantsWithoutPlate: 2 })).toBe(
    '(120 guests, including 6 children; 2 infants without)',
  )
  expect(wordsKitchenSharedCounts.guestsLine({ guests: 1000, children: 0, infantsWithoutPlate: 0 })).toBe(
    '(1,000 guests)',
  )
  expect(wordsKitchenSharedCounts.guestsLine({ guests: 1, children: 1, infantsWithoutPlate: 1 })).toBe(
    '(1 guest, including 1 child; 1 infant without)',
  )
  expect(
    wordsKitchenSharedCounts.guestsLine({ guests: 9, children: 0, infantsWithoutPlate: 0, perhapsTwice: 4 }),
  ).toBe('(9 guests; 4 perhaps twice)')
  expect(
    wordsKitchenSharedCounts.dietsLine({
      diets: [
        { what: 'vegan', count: 6 },
        { what: 'halal', count: 4 },
      ],
      specials: [{ needs: [{ what: 'vegan' }, { what: 'milk' }] }, { needs: [{ what: 'no-pork' }] }] as never,
      wordsNotSorted: 1,
    }),
  ).toBe('vegan 6 (and 1 special) · halal 4 · no pork 0 (and 1 special) · words not sorted 1')
  const due = Date.UTC(2026, 5, 16, 11)
  const guaranteed = (plates: number, count: number, by: number | null) =>
    wordsKitchenSharedCounts.guaranteedLine({ count, due: by }, plates, 'Europe/Lisbon')
  expect(guaranteed(118, 118, due)).toBe('guaranteed 118, due Tue 16 June, 12:00')
  expect(guaranteed(117, 118, null)).toBe('guaranteed 118')
  expect(guaranteed(433, 430, due)).toBe('guaranteed 430, due Tue 16 June, 12:00: 3 over')
  expect(guaranteed(1433, 430, null)).toBe('guaranteed 430: 1,003 over')
  const was = { words: 'cucumber salad', agreedBy: 'Marta', reason: 'needs', mustAskAgain: true } as const
  const then = 'ended because their needs changed; ask again'
  expect(words.wasAgreed(was)).toBe(`was agreed: cucumber salad (Marta), ${then}`)
  expect(words.wasAgreed({ ...was, linkLabel: 'Pastry' })).toBe(
    `was agreed: cucumber salad (Marta, Pastry), ${then}`,
  )
  expect(words.eachNotConfirmed([milk], null)).toBe('(MILK NOT CONFIRMED in each)')
  expect(words.eachNotConfirmed([milk], ['Starter', 'Main'])).toBe('(MILK NOT CONFIRMED: Starter, Main)')
  expect(
    wordsKitchenSharedCounts.extrasLine([
      { label: 'crew', count: 5 },
      { label: 'vendor', count: 3 },
    ]),
  ).toBe('crew 5, vendor 3 (not guests)')
  const dishes = [
    { name: 'Fish', sparePlates: 2 },
    { name: 'Risotto', sparePlates: 1 },
  ]
  expect(wordsKitchenSharedCounts.spareLine(3, dishes)).toBe('3%, rounded up: Fish 2 · Risotto 1')
  expect(
    wordsKitchenSharedCounts.ofThem([
      { what: 'gluten', count: 3 },
      { what: 'nuts', count: 1 },
    ]),
  ).toBe('including 3 gluten, 1 nuts')
  expect(wordsKitchenSharedCounts.ofThem([])).toBe('')
  expect(words.detailsErased).toBe('details erased')
})

it('writes days and instants where the event is', () => {
  expect(dayText('2026-06-20')).toBe('Sat 20 June 2026')
  expect(whenText(Date.UTC(2026, 5, 12, 17, 5), 'Europe/Lisbon')).toBe('Fri 12 June, 18:05')
  expect(whenText(Date.UTC(2026, 5, 12, 23, 0), 'Europe/Lisbon')).toBe('Sat 13 June, 00:00')
})

describe('a sheet', () => {
  const at = Date.UTC(2026, 5, 12, 17, 5)

  it('is followed by what changed since, or by nothing', () => {
    const lines = [
      { section: 'ALLERGY', words: 'new S14, Table 4, peanuts', from: null, to: 'peanuts' },
      { section: 'GUESTS', words: '119 → 120', from: 119, to: 120 },
    ]
    expect(sheets.since(3, at, 'Europe/Lisbon', lines)).toBe(
      'Since sheet 3 (Fri 12 June, 18:05): ALLERGY new S14, Table 4, peanuts. GUESTS 119 → 120.',
    )
    expect(sheets.since(3, at, 'Europe/Lisbon', [])).toBe('Nothing changed since sheet 3.')
  })

  it('is seen by somebody, replaced and final', () => {
    expect(sheets.seenBy('Marta', 'Kitchen', at, 'Europe/Lisbon')).toBe(
      'Seen by Marta (Kitchen), Fri 12 June, 18:05.',
    )
    expect(sheets.superseded(4)).toBe('Sheet 4 has replaced this one.')
    expect(sheets.replaces(5, 4)).toBe('Sheet 5 replaces sheet 4')
    expect(sheets.changedSinceFinal(1)).toBe('1 change since the final sheet. The kitchen has not been told.')
    const lines = ['ALLERGY', 'MAIN', 'GUESTS'].map((section) => ({ section }))
    expect(newsFold(lines)).toBe('ALLERGY 1 · others 2')
    expect(newsFold(lines.slice(1))).toBe('What changed')
    expect(sheets.changedSinceSeen(3, 3)).toBe('3 changes since you saw sheet 3')
  })
})
