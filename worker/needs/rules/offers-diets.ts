import type { What } from './needs.ts'

/** The diets of a language. Halal and kosher are written alike in all of them. */
export const diets = (vegetarian: string, vegan: string): [readonly What[], string][] => [
  [['vegetarian'], vegetarian],
  [['vegan'], vegan],
  [['pescatarian'], 'pescetarier,pescetarierin,pescetarien,pescetariano,pescetariana'],
  [['halal'], 'halal'],
  [['kosher'], 'koscher,casher,kasher,kosher'],
]
