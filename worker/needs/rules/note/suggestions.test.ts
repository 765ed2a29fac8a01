import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { needInText } from '#needs/words/shared'
import { builtInNeeds, isDiet, type OwnNeed } from '../needs.ts'
import { needWords, suggestionsFrom } from './suggestions.ts'

const ownNeeds: OwnNeed[] = [
  { id: 'own:k', name: 'Kiwi', archived: false },
  { id: 'own:m', name: 'Coconut milk', archived: false },
  { id: 'own:x', name: 'Mango', archived: true },
]
const suggested = (text: string) => suggestionsFrom(text, ownNeeds).map(({ what }) => what)
const lines = (text: string) => text.trim().split(/\s*\n\s*/)

/** By language: words with the needs they suggest, and words that suggest nothing. */
const table = {
  english: [
    `nut allergy: nuts peanuts
    Nuts!: nuts peanuts
    nut-free please: nuts peanuts
    no nuts: nuts peanuts
    No nuts, please. No dairy.: peanuts milk nuts
    allergic to tree nuts: nuts
    nuts but not peanuts: nuts
    no nut allergy but a peanut allergy: peanuts
    Peanut butter: peanuts
    severe almond and cashew allergy: almonds cashews
    almond milk is what I must avoid: almonds
    lactose intolerant: lactose
    coeliac: gluten
    Célìac: gluten
    gluten free, vegan: gluten vegan
    I eat gluten free: gluten
    eats vegan: vegan
    I would like halal food: halal
    vegan, no nuts: vegan nuts peanuts
    shellfish: crustaceans molluscs
    no seafood: crustaceans fish molluscs
    prawns: crustaceans
    does not eat meat: vegetarian
    no pork or alcohol: no-pork no-alcohol
    I don’t eat fish: fish
    cannot have nuts or milk: nuts peanuts milk
    nut allergy, no milk: nuts peanuts milk
    must not contain egg: eggs
    I get ill if I eat nuts: nuts peanuts
    unable to eat wheat: wheat
    eats no nuts: nuts peanuts
    I eat everything but nuts: nuts peanuts
    no allergies except peanuts: peanuts
    not allergic to nuts but to milk: milk
    no nut allergy, but no milk please: milk
    not vegan but vegetarian: vegetarian
    non-dairy: milk
    kiwi: own:k
    KIWIS? kiwi!: own:k
    coconut milk: own:m
    halal: halal`,
    `no nut allergy
    not allergic to nuts
    No nut allergies
    I am not allergic to nuts or milk
    not allergic to nuts, milk, eggs
    no nut, milk or egg allergy
    no allergy to any kind of nuts
    never had a nut allergy
    I do not have a nut allergy
    doesn’t have a milk intolerance
    no nut or milk allergy
    neither nut nor milk allergy
    no nut allergy or milk allergy
    no known allergies to nuts
    isn’t lactose intolerant
    no longer allergic to fish
    not vegan
    non-vegetarian
    I am not a vegetarian
    no coeliac disease
    no problem with nuts
    nuts are fine
    nuts are no problem
    fine with milk and eggs
    I can eat nuts
    I don’t mind nuts
    loves cheese
    nut allergy: no
    Nut allergy? None.
    not nuts
    without nut allergy
    I eat meat
    meat eater
    tree nuts (not peanuts)
    nuts, fish and milk are fine
    nut allergy, no
    nut allergy, no problem
    no allergies, vegan
    not allergic to nuts, milk allergy
    no nuts, milk allergy
    not only allergic to nuts
    nuts are not fine
    milk is fine, eggs are not
    none
    diabetic
    coconut
    doughnut
    nutmeg
    buckwheat
    butternut squash
    cocoa butter
    mango
    oyster mushrooms
    constructor
    __proto__`,
  ],
  german: [
    `Nussallergie: nuts peanuts
    keine Nüsse: nuts peanuts
    Ich esse keine Nüsse: nuts peanuts
    allergisch gegen Erdnüsse und Soja: peanuts soybeans
    laktoseintolerant: lactose
    glutenfrei: gluten
    Zöliakie: gluten
    esse vegan: vegan
    vegetarisch, keine Eier: eggs vegetarian
    keine Krustentiere: crustaceans
    ohne Milch und Ei: milk eggs
    Laktoseintoleranz, keine Nüsse: lactose nuts peanuts
    Zöliakie, Laktoseintoleranz, bitte ohne Fisch, Soja: fish gluten lactose soybeans
    keine Allergie gegen Nüsse, aber gegen Milch: milk
    bitte nicht mit Nüssen: nuts peanuts`,
    `keine Nüsse-Allergie
    keine Nussallergie
    nicht allergisch gegen Nüsse
    nicht vegan
    Muskatnuss
    Ich esse Nüsse
    keine Allergien
    Nüsse sind ok
    Nussallergie? Nein.
    Nussallergie: nein
    nein, Nussallergie
    keine Laktoseintoleranz
    keine Zöliakie
    Nüsse, Milch, keine Allergie
    keine Nüsse, Laktoseintoleranz
    Milchallergie, keine Nussallergie
    ich habe keine Allergie gegen Nüsse oder Milch
    Ich vertrage Milch nicht
    Ich esse Fisch nicht, Milch schon`,
  ],
  french: [
    `allergie aux noix: nuts
    sans gluten: gluten
    allergique à l’arachide: peanuts
    pas de porc: no-pork
    végétarienne: vegetarian
    pas d’œufs: eggs
    pas d'arachides: peanuts
    Je ne mange pas d’œufs: eggs
    je ne bois pas d’alcool: no-alcohol
    sans noix ni arachides: nuts peanuts
    je vis sans gluten: gluten
    allergique aux noix de pécan: pecans
    noix de Grenoble, noix du Brésil: walnuts brazil-nuts
    ni pistaches ni pignons: pistachios pine-nuts
    allergie à la noix de macadamia: macadamias
    sans seigle, sans orge, sans avoine: rye barley oats`,
    `pas d’intolérance au lactose
    pas allergique aux œufs
    allergie aux noix ? non
    je mange des œufs
    sans allergie aux noix
    je ne suis pas allergique aux noix
    pas d’allergie au lait
    aucune allergie
    noix de coco`,
  ],
  spanish: [
    `alergia a los frutos secos: nuts peanuts
    sin lactosa: lactose
    no como carne ni marisco: crustaceans molluscs vegetarian
    soy celíaca: gluten
    no tolero la leche: milk
    sin leche ni huevos: milk eggs
    alergia a anacardos y pistachos: cashews pistachios
    no como res: no-beef
    no como carne de vacuno: no-beef`,
    `no soy celíaco
    no tengo ninguna alergia a los huevos
    el pescado está bien
    sin alergia
    sin alergia a las nueces
    no soy alérgico a los frutos secos
    no soy vegana
    alérgico a la leche, no a los huevos`,
  ],
  portuguese: [
    `alergia ao amendoim: peanuts
    não como peixe: fish
    sem glúten: gluten
    não bebo álcool: no-alcohol
    sem leite e ovos: milk eggs
    sem castanhas: nuts
    alergia a castanha-do-pará: brazil-nuts
    castanhas de caju: cashews
    sem siri nem salsão: crustaceans celery
    não como carne bovina: no-beef`,
    `não sou intolerante à lactose
    nenhuma alergia a nozes
    sem alergia a nozes
    não tenho alergia ao leite
    não sou vegana`,
  ],
  italian: [
    `allergia alle noci: nuts
    senza lattosio: lactose
    non mangio pesce: fish
    allergica all’uovo: eggs
    senza lattosio né uova: lactose eggs
    niente maiale: no-pork`,
    `non ho nessuna allergia alle noci
    senza allergia alle noci
    non sono allergico alle noci
    nessuna allergia
    non sono vegano
    noce moscata`,
  ],
  dutch: [
    `notenallergie: nuts peanuts
    geen noten: nuts peanuts
    geen noten, geen vis: nuts peanuts fish
    Allergisch voor pinda’s en garnalen: peanuts crustaceans
    koemelkeiwitallergie: milk
    lactose-intolerant: lactose
    glutenvrij: gluten
    coeliakie: gluten
    Ik eet geen vlees: vegetarian
    mag geen varkensvlees of alcohol: no-pork no-alcohol
    kan niet tegen selderij en mosterd: celery mustard
    eet veganistisch: vegan
    vegetarisch, zonder ei: eggs vegetarian
    Niet allergisch voor noten, maar wel voor sesam: sesame
    schaal- en schelpdieren: crustaceans molluscs
    geen room: milk
    haver: oats`,
    `nee
    geen notenallergie
    niet allergisch voor noten
    geen allergie voor melk of ei
    geen lactose-intolerantie
    notenallergie? nee
    Ik eet vis
    noten zijn prima
    kokosnoot
    nootmuskaat
    niet veganistisch
    is er room service
    rund um die Uhr
    vai haver bolo`,
  ],
  polish: [
    `bez orzechów: nuts peanuts
    uczulenie na orzechy: nuts peanuts
    UCZULENIE NA ORZECHY LASKOWE: hazelnuts
    mam alergię na orzeszki ziemne: peanuts
    bez orzechow i mleka: nuts peanuts milk
    nie jem mięsa ani ryb: fish vegetarian
    Nie mogę jeść jajek: eggs
    nietolerancja laktozy: lactose
    celiakia: gluten
    bezglutenowe: gluten
    jem bez soi: soybeans
    jestem wegetarianką: vegetarian
    menu wege: vegetarian
    żadnych krewetek i żadnych małży: crustaceans molluscs
    bez wieprzowiny i alkoholu: no-pork no-alcohol
    jestem uczulona na ryby i sezam: fish sesame
    bez selera; bez gorczycy: celery mustard
    nie mam alergii na mleko, ale na jajka: eggs
    żółty ser: milk`,
    `nie
    brak
    ser
    nie mam alergii na orzechy
    nie jestem uczulony na mleko
    bez alergii na jajka
    orzechy są w porządku
    nie jestem weganką
    jem ryby
    lubię sery
    brak nietolerancji laktozy
    mleko kokosowe
    orzech kokosowy
    auf diesem Wege vielen Dank
    Malz
    cela va de soi
    boi się psów
    por serem dois`,
  ],
  turkish: [
    `İNEK SÜTÜ ALERJİSİ: milk
    inek sütü alerjisi: milk
    FISTIK: peanuts pistachios
    fıstığa alerjim var: peanuts pistachios
    yer fıstığı alerjisi: peanuts
    süt olmasın: milk
    Kuruyemiş ve yumurta yemiyorum: nuts peanuts eggs
    fındık, ceviz, badem alerjim var: almonds hazelnuts walnuts
    glutensiz: gluten
    sütsüz ve yumurtasız: milk eggs
    çölyak hastasıyım: gluten
    laktoz intoleransı: lactose
    et yemem: vegetarian
    vejetaryenim: vegetarian
    domuz eti ve alkol olmasın: no-pork no-alcohol
    helal yemek: halal
    Fıstık alerjim yok ama süte alerjim var: milk
    deniz ürünlerine alerjim var: crustaceans molluscs`,
    `yok
    hayır
    fıstık alerjim yok
    süte alerjim yok
    süt ve yumurtaya alerjim yok
    gluten sorun değil
    vegan değilim
    balık yerim
    Fıstık alerjisi? Yok.
    hindistan cevizi
    du riz et du pain
    Dana`,
  ],
  arabic: [
    `حساسية من المكسرات: nuts peanuts
    حساسيه من المكسرات: nuts peanuts
    مكسرات: nuts peanuts
    بدون مكسرات: nuts peanuts
    بدون حليب أو بيض: milk eggs
    حَسَاسِيَّة مِن السَّمَك: fish
    حســاسية من الفســتق: peanuts pistachios
    حساسية للوز: almonds
    حساسية للبن وللبيض: milk eggs
    لدي حساسية من الفول السوداني والسمسم: peanuts sesame
    لا آكل لحم الخنزير: no-pork
    لا آكل اللحم ولا السمك: fish vegetarian
    عدم تحمل اللاكتوز: lactose
    أنا نباتية: vegetarian
    نباتي صرف: vegan
    بدون غلوتين، حلال: gluten halal
    ليس لدي حساسية من الحليب، لكن لدي حساسية من البيض: eggs
    لا حساسية؛ بدون كحول: no-alcohol
    حساسية من الفستق الحلبى: pistachios
    مأكولات بحرية: crustaceans fish molluscs`,
    `لا
    لا يوجد
    ليس لدي حساسية من المكسرات
    لا أعاني من حساسية الحليب
    لست نباتياً
    آكل السمك
    حساسية من المكسرات؟ لا
    جوز الهند
    جوزة الطيب
    المكسرات عادي`,
  ],
} satisfies Record<string, [suggestions: string, nothing: string]>

describe.each(Object.entries(table))('typed words in %s', (_, [suggestions, nothing]) => {
  it.each(lines(suggestions).map((line) => [line.slice(0, line.lastIndexOf(': ')), line.split(': ').at(-1)]))(
    '“%s” suggest %s',
    (text, whats) => {
      expect(suggested(text ?? '').sort()).toEqual(whats?.split(' ').sort())
    },
  )

  it.each(lines(nothing))('“%s” suggest nothing', (text) => {
    expect(suggested(text)).toEqual([])
  })
})

describe('a suggestion', () => {
  it('has the word the text has for how serious it is, and the graver one where it has none', () => {
    const how = (text: string) => suggestionsFrom(text).map((need) => need.how)
    expect(how('lactose intolerant')).toEqual(['intolerance'])
    expect(how('milk sensitivity, egg allergy')).toEqual(['allergy', 'allergy'])
    expect(how('no mustard')).toEqual(['allergy'])
    expect(suggestionsFrom('Laktoseintoleranz, keine Eier')).toEqual([
      { what: 'eggs', how: 'allergy' },
      { what: 'lactose', how: 'intolerance' },
    ])
    expect(suggestionsFrom('vegan')).toEqual([{ what: 'vegan' }])
  })

  it('is made by the words a need is shown with, and not once these are denied', () => {
    for (const what of builtInNeeds) {
      const need = isDiet(what) ? { what } : { what, how: 'allergy' as const }
      expect(suggested(needInText(need))).toContain(what)
      if (!what.startsWith('no-')) expect(suggested(`not ${needInText(need)}`)).toEqual([])
    }
  })

  it('is never of a food whose allergy is denied in the same clause, in any language', () => {
    for (const { foods, needs, negators, leaveOut } of needWords)
      for (const negator of `${negators},${leaveOut}`.split(','))
        for (const food of foods.map(([, phrases]) => phrases.split(',')[0]))
          expect(suggestionsFrom(`${negator} ${needs.split(',')[0]} ${food}`)).toEqual([])
  })

  it('is not made of a list on the lines below a denial', () => {
    expect(suggested('not allergic to:\nnuts')).toEqual([])
    expect(suggested('no allergies.\nnuts')).toEqual(['peanuts', 'nuts'])
    expect(suggested('ليس لدي حساسية من:\nالمكسرات')).toEqual([])
    expect(suggested('حساسية من المكسرات؟\nلا')).toEqual([])
    expect(suggested('لا حساسية،\nالمكسرات')).toEqual([])
  })

  it('is of the vocabulary, in its order and once, whatever is typed', () => {
    const phrases = needWords
      .flatMap((language) => Object.values(language))
      .flatMap((list) =>
        typeof list === 'string' ? list.split(',') : list.flatMap(([, names]) => names.split(',')),
      )
    const text = fc.array(fc.oneof(fc.constantFrom(...phrases, ',', '.', '?'), fc.string()), {
      maxLength: 30,
    })
    fc.assert(
      fc.property(text, (tokens) => {
        const whats = suggestionsFrom(tokens.join(' ')).map(({ what }) => what)
        expect(whats).toEqual(builtInNeeds.filter((what) => whats.includes(what)))
      }),
    )
  })

  it('is possible of every allergen and diet a guest ticks, in each language', () => {
    const kinds =
      'wheat rye barley oats lactose almonds hazelnuts walnuts cashews pecans brazil-nuts pistachios macadamias pine-nuts'
    const asked = builtInNeeds.filter((what) => !kinds.split(' ').includes(what))
    for (const { foods, states } of needWords) {
      const known = new Set([...foods, ...states].flatMap(([whats]) => whats))
      expect(asked.filter((what) => !known.has(what))).toEqual([])
    }
  })
})
