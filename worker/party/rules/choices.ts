import type { Person, SentPerson } from '../shape/person.ts'

/** The choice that stands for "None for me"; never a dish's id. */
export const noneForMe = 'none'

/**
 * Stands for the dish of somebody who chose none in a course, by leaving it open or by "None for me", and for whom the
 * kitchen agreed something. Never stored as a choice, and never a dish's id.
 */
export const substituteAlone = 'agreed'

/** True for a choice that is a dish. */
export function isDish(choice: string | undefined): choice is string {
  return Boolean(choice) && choice !== noneForMe
}

/** Facts of a category that decide whether somebody has to choose in it. */
export type Asking = { id: string; required?: boolean | undefined; items: readonly { id: string }[] }

/** A required course in which a person has not chosen. `index` is the person's in the party. */
export type MissingChoice<C extends Asking> = { index: number; category: C }

/**
 * The required categories in which people have chosen neither a dish nor "None for me", in the order of the screen. A category
 * without dishes asks nobody, and an infant is asked for nothing.
 * @param before the stored party: an edit may leave open what was open in it, or has left the menu since
 */
export function missingChoices<C extends Asking>(
  party: readonly SentPerson[],
  categories: readonly C[],
  before: readonly Person[] = [],
): MissingChoice<C>[] {
  const asking = categories.filter(({ required, items }) => required && items.length > 0)
  if (asking.length === 0) return []
  return party.flatMap((person, index) => {
    if (person.age === 'infant') return []
    const stored = storedOf(person, index, party, before)
    return asking
      .filter(({ id }) => !person.selections[id])
      .filter((category) => !stored || hasChoice(category, stored))
      .map((category) => ({ index, category }))
  })
}

function hasChoice({ id, items }: Asking, { selections }: SentPerson): boolean {
  return selections[id] === noneForMe || items.some((item) => item.id === selections[id])
}

// A page that sends no ids means the people at the same positions, as the store does.
function storedOf(
  { id }: SentPerson,
  index: number,
  party: readonly SentPerson[],
  before: readonly Person[],
): Person | undefined {
  if (party.every((person) => person.id === undefined)) return before[index]
  return id === undefined ? undefined : before.find((person) => person.id === id)
}
