import type { Person } from '#contract/person'
import { cleanLine } from '#contract/text'

/** A person's name as the page says it before and after it is typed. */
export function calledName(person: Person, index: number): string {
  return cleanLine(person.name) || (index === 0 ? 'You' : `Guest ${index + 1}`)
}
