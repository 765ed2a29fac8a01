/**
 * Per need: the name within a sentence, of a dish's diet in the form of "plato" (`text`); the name with its article, as a
 * person's (`the`), and as a guest ticks it (`guest`); the law's bounds or word behind it where a dish is described
 * (`law`); a diet as a person keeps it, which says nothing of whether it is a woman (`diet`, `told`). Left out, they
 * follow from `text`.
 */
export type Names = {
  law?: string
  text: string
  the?: string
  guest?: string
  diet?: string
  predicate?: string
}

// Names of the allergens: Reglamento (UE) n.º 1169/2011, anexo II, edición en lengua española (DO L 304 de 22.11.2011).
export const names: Record<string, Names> = {
  gluten: { law: 'cereales que contengan gluten', text: 'gluten', the: 'el gluten' },
  wheat: { text: 'trigo', the: 'el trigo' },
  rye: { text: 'centeno', the: 'el centeno' },
  barley: { text: 'cebada', the: 'la cebada' },
  oats: { text: 'avena', the: 'la avena' },
  crustaceans: {
    law: 'crustáceos',
    text: 'crustáceos',
    the: 'gambas, camarones, cangrejo y langosta',
    guest: 'Gambas, camarones, cangrejo, langosta',
  },
  eggs: { text: 'huevos', the: 'los huevos' },
  fish: { text: 'pescado', the: 'el pescado' },
  peanuts: { text: 'cacahuetes', the: 'los cacahuetes', guest: 'Cacahuetes (maní)' },
  soybeans: { text: 'soja', the: 'la soja' },
  milk: { text: 'leche', the: 'la leche' },
  lactose: { text: 'lactosa', the: 'la lactosa' },
  nuts: {
    law: 'frutos de cáscara',
    text: 'frutos de cáscara',
    the: 'los frutos de cáscara',
    guest: 'Nueces, almendras y otros frutos secos',
  },
  almonds: { text: 'almendras', the: 'las almendras' },
  hazelnuts: { text: 'avellanas', the: 'las avellanas' },
  walnuts: { text: 'nueces', the: 'las nueces' },
  cashews: { text: 'anacardos', the: 'los anacardos', guest: 'Anacardos (marañón, cajú)' },
  pecans: { text: 'pacanas', the: 'las pacanas', guest: 'Pacanas (nueces pecanas)' },
  'brazil-nuts': { text: 'nueces de Brasil', the: 'las nueces de Brasil' },
  pistachios: { law: 'alfóncigos', text: 'pistachos', the: 'los pistachos' },
  macadamias: {
    law: 'nueces macadamia o nueces de Australia',
    text: 'nueces macadamia',
    the: 'las nueces macadamia',
  },
  'pine-nuts': { text: 'piñones', the: 'los piñones' },
  celery: { text: 'apio', the: 'el apio' },
  mustard: { text: 'mostaza', the: 'la mostaza' },
  sesame: { law: 'granos de sésamo', text: 'granos de sésamo', the: 'el sésamo', guest: 'Sésamo, ajonjolí' },
  sulphites: {
    law: 'dióxido de azufre y sulfitos, más de 10 mg/kg o 10 mg/litro',
    text: 'sulfitos',
    the: 'los sulfitos',
  },
  lupin: { text: 'altramuces', the: 'los altramuces' },
  molluscs: {
    law: 'moluscos',
    text: 'moluscos',
    the: 'mejillones, ostras, calamares y caracoles',
    guest: 'Mejillones, ostras, calamares, caracoles',
  },
  vegetarian: {
    text: 'vegetariano',
    diet: 'dieta vegetariana',
    predicate: 'sigue una dieta vegetariana',
  },
  vegan: { text: 'vegano', diet: 'dieta vegana', predicate: 'sigue una dieta vegana' },
  pescatarian: {
    text: 'pescetariano',
    guest: 'Pescado sí, carne no',
    diet: 'dieta pescetariana',
    predicate: 'come pescado, pero no carne',
  },
  halal: { text: 'halal', diet: 'dieta halal', predicate: 'come halal' },
  kosher: { text: 'kosher', diet: 'dieta kosher', predicate: 'come kosher' },
  'no-pork': { text: 'sin cerdo', predicate: 'no come cerdo' },
  'no-beef': {
    text: 'sin carne de vacuno',
    guest: 'Sin carne de vacuno (ternera, res)',
    predicate: 'no come carne de vacuno',
  },
  'no-alcohol': { text: 'sin alcohol', predicate: 'no toma alcohol' },
}
