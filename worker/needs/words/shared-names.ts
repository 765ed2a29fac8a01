/**
 * Per need: the name within a sentence (`text`), as a guest ticks it (`guest`) and before "allergy" (`before`); the law's
 * bounds or word behind it where a dish is described (`law`); a diet as its person's doing (`predicate`). Left out, they follow
 * from `text`.
 */
export type Names = {
  law?: string
  text: string
  guest?: string
  before?: string
  predicate?: readonly [you: string, other: string]
}

export const names: Record<string, Names> = {
  gluten: { text: 'gluten' },
  wheat: { text: 'wheat' },
  rye: { text: 'rye' },
  barley: { text: 'barley' },
  oats: { text: 'oats', before: 'oat' },
  crustaceans: {
    law: 'crustaceans',
    text: 'crustaceans',
    guest: 'Prawns, crab, lobster',
    before: 'prawn, crab and lobster',
  },
  eggs: { text: 'eggs', before: 'egg' },
  fish: { text: 'fish' },
  peanuts: { text: 'peanuts', before: 'peanut' },
  soybeans: { text: 'soya' },
  milk: { text: 'milk' },
  lactose: { text: 'lactose' },
  nuts: { text: 'nuts', before: 'nut' },
  almonds: { text: 'almonds', before: 'almond' },
  hazelnuts: { text: 'hazelnuts', before: 'hazelnut' },
  walnuts: { text: 'walnuts', before: 'walnut' },
  cashews: { text: 'cashews', before: 'cashew' },
  pecans: { text: 'pecans', before: 'pecan' },
  'brazil-nuts': { text: 'Brazil nuts', before: 'Brazil nut' },
  pistachios: { text: 'pistachios', before: 'pistachio' },
  macadamias: { text: 'macadamias', before: 'macadamia' },
  'pine-nuts': { text: 'pine nuts', before: 'pine nut' },
  celery: { text: 'celery' },
  mustard: { text: 'mustard' },
  sesame: { text: 'sesame' },
  sulphites: {
    law: 'above 10 mg/kg or 10 mg/litre',
    text: 'sulphites',
    before: 'sulphite',
  },
  lupin: { text: 'lupin' },
  molluscs: {
    law: 'molluscs',
    text: 'molluscs',
    guest: 'Mussels, oysters, squid, snails',
    before: 'mussel, oyster, squid and snail',
  },
  vegetarian: { text: 'vegetarian', predicate: ['are vegetarian', 'is vegetarian'] },
  vegan: { text: 'vegan', predicate: ['are vegan', 'is vegan'] },
  pescatarian: { text: 'pescatarian', predicate: ['are pescatarian', 'is pescatarian'] },
  halal: { text: 'halal', predicate: ['eat halal', 'eats halal'] },
  kosher: { text: 'kosher', predicate: ['eat kosher', 'eats kosher'] },
  'no-pork': { text: 'no pork', predicate: ['eat no pork', 'eats no pork'] },
  'no-beef': { text: 'no beef', predicate: ['eat no beef', 'eats no beef'] },
  'no-alcohol': { text: 'no alcohol', predicate: ['take no alcohol', 'takes no alcohol'] },
}
