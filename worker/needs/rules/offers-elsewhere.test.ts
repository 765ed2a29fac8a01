import { expect, it } from 'vitest'
import { offerWords } from '#words/offers'
import { vocabulary } from './needs.ts'
import { offersFrom } from './offers.ts'
import { offersElsewhere } from './offers-elsewhere.ts'

const all = [offerWords, ...offersElsewhere]
const offered = (text: string) => offersFrom(text, all).map(({ what }) => what)

it.each([
  ['Nussallergie', 'nuts peanuts'],
  ['keine Nüsse', 'nuts peanuts'],
  ['Ich esse keine Nüsse', 'nuts peanuts'],
  ['allergisch gegen Erdnüsse und Soja', 'peanuts soybeans'],
  ['laktoseintolerant', 'lactose'],
  ['glutenfrei', 'gluten'],
  ['Zöliakie', 'gluten'],
  ['vegetarisch, keine Eier', 'eggs vegetarian'],
  ['allergie aux noix', 'nuts'],
  ['sans gluten', 'gluten'],
  ['allergique à l’arachide', 'peanuts'],
  ['pas de porc', 'no-pork'],
  ['végétarienne', 'vegetarian'],
  ['alergia a los frutos secos', 'nuts peanuts'],
  ['sin lactosa', 'lactose'],
  ['no como carne ni marisco', 'crustaceans molluscs vegetarian'],
  ['soy celíaca', 'gluten'],
  ['alergia ao amendoim', 'peanuts'],
  ['não como peixe', 'fish'],
  ['sem glúten', 'gluten'],
  ['allergia alle noci', 'nuts'],
  ['senza lattosio', 'lactose'],
  ['non mangio pesce', 'fish'],
  ['allergica all’uovo', 'eggs'],
  // What is denied behind what may be eaten is avoided.
  ['Ich vertrage Milch nicht', 'milk'],
  ['Nüsse darf ich nicht', 'nuts peanuts'],
  ['Ich esse Fisch nicht, Milch schon', 'fish milk'],
  ['keine Krustentiere', 'crustaceans'],
  ['ohne Milch und Ei', 'milk eggs'],
  ['keine Allergie gegen Nüsse, aber gegen Milch', 'milk'],
  ['nein, Nussallergie', 'nuts peanuts'],
  ['pas d’œufs', 'eggs'],
  ["pas d'arachides", 'peanuts'],
  ['Je ne mange pas d’œufs', 'eggs'],
  ['je ne bois pas d’alcool', 'no-alcohol'],
  ['sans noix ni arachides', 'nuts peanuts'],
  ['no tolero la leche', 'milk'],
  ['sin leche ni huevos', 'milk eggs'],
  ['não bebo álcool', 'no-alcohol'],
  ['sem leite e ovos', 'milk eggs'],
  ['senza lattosio né uova', 'lactose eggs'],
  ['niente maiale', 'no-pork'],
  // Not understood for certain: asked rather than passed over.
  ['alérgico a la leche, no a los huevos', 'milk eggs'],
  ['bitte nicht mit Nüssen', 'nuts peanuts'],
  ['nut allergy', 'nuts peanuts'],
  ['halal', 'halal'],
])('“%s” offers %s', (text, whats) => {
  expect(offered(text).sort()).toEqual(whats.split(' ').sort())
})

it.each([
  ...[
    'keine Nüsse-Allergie',
    'keine Nussallergie',
    'nicht allergisch gegen Nüsse',
    'nicht vegan',
    'Muskatnuss',
  ],
  ...['Ich esse Nüsse', 'keine Allergien', 'Nüsse sind ok', 'Nussallergie? Nein.', 'Nussallergie: nein'],
  ...['keine Laktoseintoleranz', 'keine Zöliakie', 'ich habe keine Allergie gegen Nüsse oder Milch'],
  ...[
    'pas d’intolérance au lactose',
    'pas allergique aux œufs',
    'allergie aux noix ? non',
    'je mange des œufs',
  ],
  ...['no soy celíaco', 'no tengo ninguna alergia a los huevos', 'el pescado está bien'],
  ...['não sou intolerante à lactose', 'nenhuma alergia a nozes', 'non ho nessuna allergia alle noci'],
  ...[
    'sans allergie aux noix',
    'je ne suis pas allergique aux noix',
    'pas d’allergie au lait',
    'aucune allergie',
  ],
  ...['sin alergia', 'sin alergia a las nueces', 'no soy alérgico a los frutos secos', 'no soy vegana'],
  ...['sem alergia a nozes', 'não tenho alergia ao leite', 'não sou vegana'],
  ...['senza allergia alle noci', 'non sono allergico alle noci', 'nessuna allergia', 'non sono vegano'],
  ...['no nut allergy', 'gluten is fine', 'noix de coco', 'noce moscata'],
])('“%s” offers nothing', (text) => {
  expect(offered(text)).toEqual([])
})

it('knows every allergen and diet a guest ticks, in each language', () => {
  const kinds =
    'wheat rye barley oats lactose almonds hazelnuts walnuts cashews pecans brazil-nuts pistachios macadamias pine-nuts'
  const asked = vocabulary.filter((what) => !kinds.split(' ').includes(what))
  for (const { foods, states } of offersElsewhere) {
    const known = new Set([...foods, ...states].flatMap(([whats]) => whats))
    expect(asked.filter((what) => !known.has(what))).toEqual([])
  }
})
