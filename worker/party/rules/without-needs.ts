import type { Person } from '../shape/person.ts'

/** A person for readers who may not see needs: name, choices, and the age, by which portions are counted. */
export function withoutNeeds({ id, name, selections, age }: Person): Person {
  return { ...(id !== undefined && { id }), name, allergies: '', selections, ...(age && { age }) }
}
