/**
 * Per need: the name within a sentence (`text`), as a guest ticks it (`guest`) and after «allergia» (`to`: allergia al
 * latte); the law's bounds or word behind it where a dish is described (`law`); a diet as its person's doing (`told`),
 * which is the same for Lei and for a name.
 */
export type Names = {
  law?: string
  text: string
  guest?: string
  to?: string
  diet?: string
  predicate?: string
}

// Regolamento (UE) n. 1169/2011, allegato II, edizione italiana.
export const names: Record<string, Names> = {
  gluten: { law: 'cereali contenenti glutine', text: 'glutine', to: 'al glutine' },
  wheat: { text: 'grano', to: 'al grano' },
  rye: { text: 'segale', to: 'alla segale' },
  barley: { text: 'orzo', to: 'all’orzo' },
  oats: { text: 'avena', to: 'all’avena' },
  crustaceans: {
    law: 'crostacei',
    text: 'crostacei',
    guest: 'Gamberi, granchi, aragoste',
    to: 'ai crostacei',
  },
  eggs: { text: 'uova', to: 'alle uova' },
  fish: { text: 'pesce', to: 'al pesce' },
  peanuts: { text: 'arachidi', to: 'alle arachidi' },
  soybeans: { text: 'soia', to: 'alla soia' },
  milk: { text: 'latte', to: 'al latte' },
  lactose: { text: 'lattosio', to: 'al lattosio' },
  nuts: { text: 'frutta a guscio', to: 'alla frutta a guscio' },
  almonds: { text: 'mandorle', to: 'alle mandorle' },
  hazelnuts: { text: 'nocciole', to: 'alle nocciole' },
  walnuts: { text: 'noci', to: 'alle noci' },
  cashews: { law: 'noci di acagiù', text: 'anacardi', to: 'agli anacardi' },
  pecans: { text: 'noci di pecan', to: 'alle noci di pecan' },
  'brazil-nuts': { text: 'noci del Brasile', to: 'alle noci del Brasile' },
  pistachios: { text: 'pistacchi', to: 'ai pistacchi' },
  macadamias: {
    law: 'noci macadamia o noci del Queensland',
    text: 'noci macadamia',
    to: 'alle noci macadamia',
  },
  'pine-nuts': { text: 'pinoli', to: 'ai pinoli' },
  celery: { text: 'sedano', to: 'al sedano' },
  mustard: { text: 'senape', to: 'alla senape' },
  sesame: { law: 'semi di sesamo', text: 'semi di sesamo', guest: 'Sesamo', to: 'al sesamo' },
  sulphites: {
    law: 'anidride solforosa e solfiti, oltre 10 mg/kg o 10 mg/litro',
    text: 'solfiti',
    to: 'ai solfiti',
  },
  lupin: { text: 'lupini', to: 'ai lupini' },
  molluscs: {
    law: 'molluschi',
    text: 'molluschi',
    guest: 'Cozze, ostriche, calamari, lumache',
    to: 'ai molluschi',
  },
  vegetarian: { text: 'vegetariano', diet: 'dieta vegetariana', predicate: 'segue una dieta vegetariana' },
  vegan: { text: 'vegano', diet: 'dieta vegana', predicate: 'segue una dieta vegana' },
  pescatarian: {
    text: 'pescetariano',
    guest: 'Pesce sì, carne no',
    diet: 'dieta pescetariana',
    predicate: 'mangia pesce, ma non carne',
  },
  halal: { text: 'halal', predicate: 'mangia halal' },
  kosher: { text: 'kosher', predicate: 'mangia kosher' },
  'no-pork': { text: 'senza maiale', predicate: 'non mangia maiale' },
  'no-beef': { text: 'senza manzo', predicate: 'non mangia manzo' },
  'no-alcohol': { text: 'senza alcol', predicate: 'non assume alcol' },
}
