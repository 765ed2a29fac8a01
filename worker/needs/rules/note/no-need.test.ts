import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noNeedInEnglish } from '#needs/rules/note/lists/no-need-english'
import { inText } from '#needs/words/shared'
import { builtInNeeds } from '../needs.ts'
import { statesNoNeed } from './no-need.ts'
import { noneInAny, statesNeed } from './states-need.ts'
import { needWords } from './suggestions.ts'

describe('words that state no need', () => {
  it.each([
    ...[
      '',
      '  ',
      '-',
      '--',
      '—',
      '…',
      '/',
      '.',
      'None',
      'none.',
      'NONE!!!',
      'no',
      'No',
      'nope',
      'Nothing',
      'nil',
    ],
    ...['n/a', 'N/A', 'n.a.', 'NA', 'Not applicable', 'No.', '"none"', '(none)', 'no / none', 'None, none'],
    ...[
      'no allergies',
      'No allergies.',
      'No known allergies',
      'no food allergies',
      'none known',
      'no intolerances',
    ],
    ...[
      'no allergies or intolerances',
      'No allergies, no intolerances',
      'no allergies / dietary restrictions',
    ],
    ...[
      'No dietary requirements',
      'no special dietary needs',
      'I have no allergies',
      'I don’t have any allergies',
    ],
    ...[
      "I don't have any",
      'do not have any food allergies',
      'none that I know of',
      'None, thank you',
      'No, thanks',
    ],
    ...[
      'nothing special',
      'Not that I know of',
      'I eat everything',
      'eats everything',
      'all good 👍',
      'None 😊',
    ],
    ...[
      'not allergic to anything',
      'without any allergies',
      'nöne',
      'ＮＯＮＥ',
      'We have no allergies at all, thanks',
    ],
  ])('are such as %j', (text) => {
    expect(statesNoNeed(text, noNeedInEnglish)).toBe(true)
  })

  it.each([
    ...[
      'nuts',
      'no nuts',
      'None of the nuts',
      'no nut allergy',
      'No milk',
      'no allergies but no pork',
      '?!x?! nuts',
    ],
    ...[
      'No, I have allergies',
      'I have allergies, no?',
      'no allergies except nuts',
      'none but peanuts',
      'nothing with milk',
    ],
    ...[
      'vegan',
      'vegetarian: no',
      'not vegan',
      'no fish',
      'nothing raw',
      'no alcohol',
      'no gluten',
      'no. 5',
      'n',
      'allergies',
    ],
    ...[
      'nothing spicy, thanks',
      'no food after 9',
      '🥜',
      'none 🥜',
      '无',
      'yes',
      'see email',
      'I have',
      'known allergies',
    ],
    ...[
      'not fine with everything',
      'no needles',
      'nonuts',
      'I cannot eat everything',
      'no allergies. Vegan',
      'no diet cola',
    ],
  ])('are not such as %j', (text) => {
    expect(statesNoNeed(text, noNeedInEnglish)).toBe(false)
  })

  it('never hold the name of something to avoid', () => {
    const saying = fc.constantFrom(
      ...noNeedInEnglish.whole,
      ...noNeedInEnglish.no,
      ...noNeedInEnglish.qualifiers,
      ...noNeedInEnglish.before,
      ...noNeedInEnglish.after,
    )
    const need = fc.constantFrom(...builtInNeeds.map((what) => inText(what)))
    fc.assert(
      fc.property(
        fc.array(saying, { maxLength: 4 }),
        need,
        fc.array(saying, { maxLength: 4 }),
        (before, what, after) => {
          expect(statesNoNeed([...before, what, ...after].join(' '), noNeedInEnglish)).toBe(false)
        },
      ),
    )
  })

  it.each([
    ['no '.repeat(166), true],
    [`no ${'diet '.repeat(99)}`, true],
    [`no ${'diet '.repeat(98)}nuts`, false],
    [`${'no known '.repeat(55)}nuts`, false],
    [`${'no diet or no '.repeat(35)}x y`, false],
  ])('are found in long texts without going back: %#', (text, expected) => {
    expect(statesNoNeed(text, noNeedInEnglish)).toBe(expected)
  })
})

it.each([
  ...[
    'keine',
    'Keine.',
    'Nein',
    'nichts',
    'nix',
    'keine Allergien',
    'Keine bekannten Allergien',
    'Nein danke',
  ],
  ...[
    'keine Allergien oder Unverträglichkeiten',
    'Ich habe keine Allergien',
    'esse alles',
    'Keine Allergien, danke',
  ],
  ...[
    'aucune',
    'Aucune.',
    'non',
    'rien',
    'Rien à signaler',
    'pas d’allergie',
    'pas d’allergies',
    'sans allergie',
  ],
  ...['aucune allergie', 'je n’ai pas d’allergie', 'aucune allergie connue', 'ni allergies ni intolérances'],
  ...[
    'ninguna',
    'nada',
    'sin alergias',
    'no tengo alergias',
    'Ninguna, gracias',
    'ninguna alergia',
    'como de todo',
  ],
  ...['nenhuma', 'não', 'sem alergias', 'não tenho alergias', 'nenhuma alergia conhecida', 'Nada a declarar'],
  ...[
    'nessuna',
    'niente',
    'nessuna allergia',
    'non ho allergie',
    'senza allergie',
    'Niente, grazie',
    'No',
    'None',
  ],
  ...[
    'nee',
    'Geen.',
    'geen allergieën',
    'n.v.t.',
    'Ik heb geen allergieën',
    'nee, dank u',
    'niets bijzonders',
  ],
  ...['brak', 'Nie.', 'nic', 'nie mam', 'bez alergii', 'nie dotyczy', 'nie mam żadnych alergii'],
  ...['Nie mam alergii ani nietolerancji pokarmowych', 'jem wszystko', 'Nie jestem na nic uczulona'],
  ...[
    'yok',
    'YOK',
    'Hayır.',
    'hiçbiri',
    'alerjim yok',
    'ALERJİM YOK',
    'Hiçbir alerjim yok',
    'her şeyi yerim',
  ],
  ...['Bilinen bir gıda alerjim yok', 'Yok, teşekkürler', 'alerji veya intolerans yok', 'Alerjik değilim'],
  ...[
    'لا',
    'لا شيء',
    'لا يوجد',
    'لا توجد حساسية',
    'ليس لدي أي حساسية',
    'بدون حساسية',
    'لا، شكرًا',
    'آكل كل شيء',
  ],
  ...['لا يُوجَد', 'لا يوجـــد', 'لا أعاني من أي حساسيه', 'لا حساسية معروفة، الحمد لله'],
  ...['ik eet alles', 'Geen bekende allergieën of intoleranties', 'Ik ben nergens allergisch voor'],
])('“%s” states no need in any language', (text) => {
  expect(statesNeed(text)).toBe(false)
})

it.each([
  ...[
    'keine Nüsse',
    'kein Fisch',
    'ohne Milch',
    'ohne',
    'keine Allergien, aber vegan',
    'nichts mit Nüssen',
    'Allergien',
  ],
  ...[
    'nein, Nussallergie',
    'keine Nussallergie',
    'glutenfrei',
    'keine Tomaten',
    'Ich habe Allergien',
    'esse nicht alles',
  ],
  ...[
    'sans gluten',
    'pas de noix',
    'aucun poisson',
    'non, allergie aux noix',
    'rien de cru',
    'pas d’œufs',
    'allergie',
  ],
  ...[
    'sin gluten',
    'nada de cerdo',
    'no como carne',
    'no tengo alergias pero soy vegana',
    'ninguna fruta',
    'alergia',
  ],
  ...[
    'sem glúten',
    'não como peixe',
    'sem leite',
    'senza lattosio',
    'niente noci',
    'non mangio pesce',
    'non noci',
  ],
  ...['não como de tudo', 'Não come de tudo.', 'non mangio tutto', 'Non mangia tutto', 'no como de todo'],
  ...[
    'geen vis',
    'niet alles',
    'ik eet niet alles',
    'geen allergieën, maar vegetarisch',
    'nee, notenallergie',
  ],
  ...['bez mleka', 'nie jem wszystko', 'nie bez alergii', 'brak alergii, ale bez mięsa', 'mam alergię'],
  ...['fıstık yok', 'her şeyi yemem', 'alerjim var', 'alerjim yok ama et yemem', 'hayır, fıstık alerjisi'],
  ...['لا آكل كل شيء', 'بدون مكسرات', 'لدي حساسية', 'لا توجد حساسية لكن نباتي', 'لا آكل اللحم', 'حساسية'],
  ...['no tengo ninguna alergia excepto a las nueces', 'ho allergie', 'nessuna carne', 'geen noten', 'nuts'],
])('“%s” states a need in some language', (text) => {
  expect(statesNeed(text)).toBe(true)
})

it('is never said with the name of something to avoid, in any language', () => {
  const named = needWords.flatMap(({ foods, states }) =>
    [...foods, ...states].flatMap(([whats, phrases]) => (whats.length > 0 ? phrases.split(',') : [])),
  )
  for (const language of noneInAny) {
    const saying = fc.array(fc.constantFrom(...Object.values(language).flat()), { maxLength: 4 })
    fc.assert(
      fc.property(saying, fc.constantFrom(...named), saying, (before, what, after) => {
        expect(statesNoNeed([...before, what, ...after].join(' '), language)).toBe(false)
      }),
    )
  }
})
