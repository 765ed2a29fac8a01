/**
 * Per need: the name within a sentence (`text`), as a guest ticks it (`guest`), the law's bounds or word behind that where a
 * dish is described (`law`), and what stands before "allergie" in one word (`stem`), else the guest's name follows "gegen".
 */
export type Names = { law?: string; text: string; guest?: string; stem?: string }

// The law's words: Verordnung (EU) Nr. 1169/2011, Anhang II, deutsche Fassung. "Fisch" stands for its "Fische".
export const names: Record<string, Names> = {
  gluten: { law: 'glutenhaltiges Getreide', text: 'Gluten', stem: 'Gluten' },
  wheat: { text: 'Weizen', stem: 'Weizen' },
  rye: { text: 'Roggen', stem: 'Roggen' },
  barley: { text: 'Gerste', stem: 'Gersten' },
  oats: { text: 'Hafer', stem: 'Hafer' },
  crustaceans: { law: 'Krebstiere', text: 'Krebstiere', guest: 'Garnelen, Krabben, Hummer' },
  eggs: { text: 'Eier', stem: 'Ei' },
  fish: { text: 'Fisch', stem: 'Fisch' },
  peanuts: { text: 'Erdnüsse', stem: 'Erdnuss' },
  soybeans: { law: 'Sojabohnen', text: 'Sojabohnen', guest: 'Soja', stem: 'Soja' },
  milk: { text: 'Milch', stem: 'Milch' },
  lactose: { text: 'Laktose', stem: 'Laktose' },
  nuts: { law: 'Schalenfrüchte', text: 'Schalenfrüchte', guest: 'Nüsse', stem: 'Nuss' },
  almonds: { text: 'Mandeln', stem: 'Mandel' },
  hazelnuts: { text: 'Haselnüsse', stem: 'Haselnuss' },
  walnuts: { text: 'Walnüsse', stem: 'Walnuss' },
  cashews: { law: 'Kaschunüsse', text: 'Kaschunüsse', guest: 'Cashewkerne', stem: 'Cashew' },
  pecans: { law: 'Pecannüsse', text: 'Pecannüsse', guest: 'Pekannüsse', stem: 'Pekannuss' },
  'brazil-nuts': { text: 'Paranüsse', stem: 'Paranuss' },
  pistachios: { text: 'Pistazien', stem: 'Pistazien' },
  macadamias: { law: 'Macadamia- oder Queenslandnüsse', text: 'Macadamianüsse', stem: 'Macadamia' },
  'pine-nuts': { text: 'Pinienkerne', stem: 'Pinienkern' },
  celery: { text: 'Sellerie', stem: 'Sellerie' },
  mustard: { text: 'Senf', stem: 'Senf' },
  sesame: { law: 'Sesamsamen', text: 'Sesamsamen', guest: 'Sesam', stem: 'Sesam' },
  sulphites: {
    law: 'Schwefeldioxid und Sulphite, mehr als 10 mg/kg oder 10 mg/l',
    text: 'Schwefeldioxid und Sulphite',
    guest: 'Sulfite',
    stem: 'Sulfit',
  },
  lupin: { text: 'Lupinen', stem: 'Lupinen' },
  molluscs: { law: 'Weichtiere', text: 'Weichtiere', guest: 'Muscheln, Austern, Tintenfisch, Schnecken' },
  vegetarian: { text: 'vegetarisch' },
  vegan: { text: 'vegan' },
  pescatarian: { text: 'pescetarisch' },
  halal: { text: 'halal' },
  kosher: { text: 'koscher' },
  'no-pork': { text: 'ohne Schweinefleisch' },
  'no-beef': { text: 'ohne Rindfleisch' },
  'no-alcohol': { text: 'ohne Alkohol' },
}
