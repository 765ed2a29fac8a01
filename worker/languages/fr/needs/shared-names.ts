/**
 * Per need: the name within a sentence (`text`), as a guest ticks it (`guest`), after a verb (`some`: contient du lait)
 * and after « allergie » (`to`: allergie au lait); the law's bounds or word behind it where a dish is described (`law`); a
 * diet as a person keeps it, which says nothing of whether it is a woman (`diet`, `told`).
 */
export type Names = {
  law?: string
  text: string
  guest?: string
  some?: string
  to?: string
  diet?: string
  predicate?: readonly [you: string, other: string]
}

// Règlement (UE) nº 1169/2011, annexe II, édition française.
export const names: Record<string, Names> = {
  gluten: { law: 'céréales contenant du gluten', text: 'gluten', some: 'du gluten', to: 'au gluten' },
  wheat: { text: 'blé', some: 'du blé', to: 'au blé' },
  rye: { text: 'seigle', some: 'du seigle', to: 'au seigle' },
  barley: { text: 'orge', some: 'de l’orge', to: 'à l’orge' },
  oats: { text: 'avoine', some: 'de l’avoine', to: 'à l’avoine' },
  crustaceans: {
    law: 'crustacés',
    text: 'crustacés',
    guest: 'Crevettes, crabe, homard',
    some: 'des crustacés',
    to: 'aux crustacés',
  },
  eggs: { text: 'œufs', some: 'des œufs', to: 'aux œufs' },
  fish: { text: 'poissons', guest: 'Poisson', some: 'du poisson', to: 'au poisson' },
  peanuts: {
    text: 'arachides',
    guest: 'Arachides (cacahuètes)',
    some: 'des arachides',
    to: 'aux arachides',
  },
  soybeans: { text: 'soja', some: 'du soja', to: 'au soja' },
  milk: { text: 'lait', some: 'du lait', to: 'au lait' },
  lactose: { text: 'lactose', some: 'du lactose', to: 'au lactose' },
  nuts: { text: 'fruits à coque', some: 'des fruits à coque', to: 'aux fruits à coque' },
  almonds: { text: 'amandes', some: 'des amandes', to: 'aux amandes' },
  hazelnuts: { text: 'noisettes', some: 'des noisettes', to: 'aux noisettes' },
  walnuts: { text: 'noix', some: 'des noix', to: 'aux noix' },
  cashews: { text: 'noix de cajou', some: 'des noix de cajou', to: 'aux noix de cajou' },
  pecans: { text: 'noix de pécan', some: 'des noix de pécan', to: 'aux noix de pécan' },
  'brazil-nuts': { text: 'noix du Brésil', some: 'des noix du Brésil', to: 'aux noix du Brésil' },
  pistachios: { text: 'pistaches', some: 'des pistaches', to: 'aux pistaches' },
  macadamias: {
    law: 'noix de Macadamia ou du Queensland',
    text: 'noix de Macadamia',
    some: 'des noix de Macadamia',
    to: 'aux noix de Macadamia',
  },
  'pine-nuts': { text: 'pignons de pin', some: 'des pignons de pin', to: 'aux pignons de pin' },
  celery: { text: 'céleri', some: 'du céleri', to: 'au céleri' },
  mustard: { text: 'moutarde', some: 'de la moutarde', to: 'à la moutarde' },
  sesame: {
    law: 'graines de sésame',
    text: 'graines de sésame',
    guest: 'Sésame',
    some: 'des graines de sésame',
    to: 'au sésame',
  },
  sulphites: {
    law: 'anhydride sulfureux et sulfites, plus de 10 mg/kg ou 10 mg/litre',
    text: 'sulfites',
    some: 'des sulfites',
    to: 'aux sulfites',
  },
  lupin: { text: 'lupin', some: 'du lupin', to: 'au lupin' },
  molluscs: {
    law: 'mollusques',
    text: 'mollusques',
    guest: 'Moules, huîtres, calamars, escargots',
    some: 'des mollusques',
    to: 'aux mollusques',
  },
  vegetarian: {
    text: 'végétarien',
    diet: 'régime végétarien',
    predicate: ['suivez un régime végétarien', 'suit un régime végétarien'],
  },
  vegan: {
    text: 'végane',
    diet: 'régime végane',
    predicate: ['suivez un régime végane', 'suit un régime végane'],
  },
  pescatarian: {
    text: 'pescétarien',
    guest: 'Poisson oui, viande non',
    diet: 'régime pescétarien',
    predicate: ['mangez du poisson, mais pas de viande', 'mange du poisson, mais pas de viande'],
  },
  halal: { text: 'halal', predicate: ['mangez halal', 'mange halal'] },
  kosher: { text: 'casher', predicate: ['mangez casher', 'mange casher'] },
  'no-pork': { text: 'sans porc', predicate: ['ne mangez pas de porc', 'ne mange pas de porc'] },
  'no-beef': { text: 'sans bœuf', predicate: ['ne mangez pas de bœuf', 'ne mange pas de bœuf'] },
  'no-alcohol': { text: 'sans alcool', predicate: ['ne prenez pas d’alcool', 'ne prend pas d’alcool'] },
}
