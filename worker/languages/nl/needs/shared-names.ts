/**
 * Per need: the name within a sentence (`text`), as a guest ticks it and speaks of it (`guest`), and the law's bounds or word
 * behind that where a dish is described (`law`).
 */
export type Names = { law?: string; text: string; guest?: string }

// The law's words: Verordening (EU) nr. 1169/2011, bijlage II, Nederlandse tekst. "Pinda’s" stand for its "aardnoten", which
// few guests and cooks would know.
export const names: Record<string, Names> = {
  gluten: { law: 'glutenbevattende granen', text: 'gluten' },
  wheat: { text: 'tarwe' },
  rye: { text: 'rogge' },
  barley: { text: 'gerst' },
  oats: { text: 'haver' },
  crustaceans: { law: 'schaaldieren', text: 'schaaldieren', guest: 'garnalen, krab, kreeft' },
  eggs: { text: 'eieren' },
  fish: { text: 'vis' },
  peanuts: { law: 'aardnoten', text: 'pinda’s' },
  soybeans: { law: 'sojabonen', text: 'soja' },
  milk: { text: 'melk' },
  lactose: { text: 'lactose' },
  nuts: { text: 'noten' },
  almonds: { text: 'amandelen' },
  hazelnuts: { text: 'hazelnoten' },
  walnuts: { text: 'walnoten' },
  cashews: { text: 'cashewnoten' },
  pecans: { text: 'pecannoten' },
  'brazil-nuts': { text: 'paranoten' },
  pistachios: { text: 'pistachenoten' },
  macadamias: { text: 'macadamianoten' },
  'pine-nuts': { text: 'pijnboompitten' },
  celery: { text: 'selderij' },
  mustard: { text: 'mosterd' },
  sesame: { text: 'sesamzaad' },
  sulphites: {
    law: 'zwaveldioxide en sulfieten, meer dan 10 mg/kg of 10 mg/l',
    text: 'zwaveldioxide en sulfieten',
    guest: 'sulfiet',
  },
  lupin: { text: 'lupine' },
  molluscs: { law: 'weekdieren', text: 'weekdieren', guest: 'mosselen, oesters, inktvis, slakken' },
  vegetarian: { text: 'vegetarisch' },
  vegan: { text: 'veganistisch' },
  pescatarian: { text: 'pescotarisch' },
  halal: { text: 'halal' },
  kosher: { text: 'koosjer' },
  'no-pork': { text: 'geen varkensvlees' },
  'no-beef': { text: 'geen rundvlees' },
  'no-alcohol': { text: 'geen alcohol' },
}
