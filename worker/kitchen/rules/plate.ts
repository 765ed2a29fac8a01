import { isServed } from '../../party/rules/choices.ts'
import type { Person } from '../../party/shape/person.ts'

/** True for everybody but an infant for whom no dish was chosen. */
export function getsPlate({ age, selections }: Pick<Person, 'age' | 'selections'>): boolean {
  return age !== 'infant' || Object.values(selections).some(isServed)
}
