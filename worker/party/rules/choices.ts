import type { Person, SentPerson } from '../shape/person.ts'

/** The choice that stands for "None for me"; never a dish's id. */
export const noneForMe = 'none'

/**
 * Stands for the dish of somebody who has a substitute in a course but no dish, whether they chose nothing or "None for me". Never
 * stored as a choice, and never a dish's id, but `isServed` is true of it.
 */
export const noDishButSubstitute = 'agreed'

/** True for a choice by which something is served: a dish, or `noDishButSubstitute` among the kitchen's figures. */
export function isServed(choice: string | undefined): choice is string {
  return Boolean(choice) && choice !== noneForMe
}

/** The parts of a category that decide whether somebody has to choose in it. */
export type RequirableCategory = {
  id: string
  required?: boolean | undefined
  items: readonly { id: string }[]
}

/** A required course in which a person has not chosen. `index` is the person's in the party. */
export type MissingChoice<C extends RequirableCategory> = { index: number; category: C }

/**
 * The required categories in which people have chosen neither a dish nor "None for me", in the order of the screen. Nobody has to
 * choose in a category without dishes, and an infant nowhere.
 * @param storedParty the party before an edit, which need not choose where a person had not chosen, or where the choice has left the
 * menu since
 */
export function missingChoices<C extends RequirableCategory>(
  party: readonly SentPerson[],
  categories: readonly C[],
  storedParty: readonly Person[] = [],
): MissingChoice<C>[] {
  const requiredCategories = categories.filter(({ required, items }) => required && items.length > 0)
  if (requiredCategories.length === 0) return []
  return party.flatMap((person, index) => {
    if (person.age === 'infant') return []
    const stored = storedPersonIn(person, index, party, storedParty)
    return requiredCategories
      .filter(({ id }) => !person.selections[id])
      .filter((category) => !stored || hasChoice(category, stored))
      .map((category) => ({ index, category }))
  })
}

function hasChoice({ id, items }: RequirableCategory, { selections }: SentPerson): boolean {
  return selections[id] === noneForMe || items.some((item) => item.id === selections[id])
}

// Without ids, people are matched by their index, as when the party is stored.
function storedPersonIn(
  { id }: SentPerson,
  index: number,
  party: readonly SentPerson[],
  storedParty: readonly Person[],
): Person | undefined {
  if (party.every((person) => person.id === undefined)) return storedParty[index]
  return id === undefined ? undefined : storedParty.find((person) => person.id === id)
}
