/**
 * Per need: the name within a sentence, of a dish's diet in the form of "prato" (`text`); the name behind "alergia", with its
 * preposition (`to`), and behind "evita" (`what`), as a person says it; the name as a guest ticks it (`guest`); the law's
 * bounds or word behind it where a dish is described (`law`); a diet as a person keeps it, which says nothing of whether
 * it is a woman (`diet`, `told`). Left out, they follow from `text`.
 */
export type Names = {
  law?: string
  text: string
  what?: string
  to?: string
  guest?: string
  diet?: string
  predicate?: string
}

// Names of the allergens: Anvisa, RDC n.º 727/2022 (antes RDC n.º 26/2015), lista dos principais alimentos que causam
// alergias alimentares. Aipo, mostarda, gergelim, sulfitos, tremoço e moluscos are not on that list: the plain word.
export const names: Record<string, Names> = {
  gluten: { text: 'glúten' },
  wheat: { text: 'trigo' },
  rye: { text: 'centeio' },
  barley: { text: 'cevada' },
  oats: { text: 'aveia' },
  crustaceans: {
    law: 'crustáceos',
    text: 'crustáceos',
    what: 'camarão, caranguejo, siri e lagosta',
    guest: 'Camarão, caranguejo, siri, lagosta',
  },
  eggs: { text: 'ovos', what: 'ovo' },
  fish: { text: 'peixes', what: 'peixe', guest: 'Peixe' },
  peanuts: { text: 'amendoim' },
  soybeans: { text: 'soja' },
  milk: { text: 'leite' },
  lactose: { text: 'lactose', to: 'à lactose' },
  nuts: { text: 'castanhas e nozes' },
  almonds: { text: 'amêndoas' },
  hazelnuts: { text: 'avelãs' },
  walnuts: { text: 'nozes' },
  cashews: { text: 'castanha-de-caju' },
  pecans: { text: 'pecãs', guest: 'Nozes-pecã' },
  'brazil-nuts': {
    law: 'castanha-do-brasil',
    text: 'castanha-do-brasil',
    what: 'castanha-do-pará',
    guest: 'Castanha-do-pará',
  },
  pistachios: { text: 'pistaches' },
  macadamias: { text: 'macadâmias' },
  'pine-nuts': { text: 'pinoli' },
  celery: { text: 'aipo', guest: 'Aipo (salsão)' },
  mustard: { text: 'mostarda' },
  sesame: { text: 'gergelim' },
  sulphites: { law: 'acima de 10 mg/kg ou 10 mg/litro', text: 'sulfitos' },
  lupin: { text: 'tremoço' },
  molluscs: {
    law: 'moluscos',
    text: 'moluscos',
    what: 'mexilhão, ostra, lula, polvo e caracol',
    guest: 'Mexilhão, ostra, lula, polvo, caracol',
  },
  vegetarian: {
    text: 'vegetariano',
    diet: 'dieta vegetariana',
    predicate: 'segue uma dieta vegetariana',
  },
  vegan: { text: 'vegano', diet: 'dieta vegana', predicate: 'segue uma dieta vegana' },
  pescatarian: {
    text: 'pescetariano',
    guest: 'Peixe sim, carne não',
    diet: 'dieta pescetariana',
    predicate: 'come peixe, mas não carne',
  },
  halal: { text: 'halal', diet: 'dieta halal', predicate: 'come halal' },
  kosher: { text: 'kosher', diet: 'dieta kosher', predicate: 'come kosher' },
  'no-pork': { text: 'sem carne de porco', predicate: 'não come carne de porco' },
  'no-beef': { text: 'sem carne bovina', predicate: 'não come carne bovina' },
  'no-alcohol': { text: 'sem álcool', predicate: 'não consome álcool' },
}
