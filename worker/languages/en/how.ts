import { groupOf, type How, type What } from '../../needs/rules/needs.ts'

const howNames: Record<How, string> = { allergy: 'Allergy', intolerance: 'Intolerance', choice: 'My choice' }

/** How serious a need is. Coeliac disease is named for gluten and the cereals that hold it. */
export function howName(how: How, what: What): string {
  return how === 'allergy' && (groupOf(what) ?? what) === 'gluten'
    ? 'Allergy or coeliac disease'
    : howNames[how]
}
