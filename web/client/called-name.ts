import type { Person } from '#contract/person'
import { cleanLine } from '#contract/text'
import { guestNumber, you } from '#words/receipt'

/** The first of somebody's names. */
export function firstNameOf(name: string): string {
  return name.split(' ', 1).join()
}

/** A person's name as the page says it before and after it is typed. */
export function calledName(person: Person, index: number): string {
  return cleanLine(person.name) || (index === 0 ? you : guestNumber(index + 1))
}
