import type { What } from '../../needs.ts'

/**
 * Phrases by which a language names needs and denies them. Each list is one text, its phrases separated by commas, folded: without
 * case, accents and apostrophes, a hyphen as a space.
 * - `foods` are avoided ("nuts"), `states` are what a person is ("vegan"); a phrase that names nothing is a look-alike.
 * - `needs` are words for a need ("allergy"); `intoleranceWords` are those that mean an intolerance.
 * - `negators` deny every name in their clause, also by saying that a food may be served ("nuts are fine").
 * - `leaveOut` are negators that ask for a need where a food follows ("no nuts"), unless the clause has a word for a need.
 * - `but` begins a new clause.
 * - `endings` are written together with a food (Nussallergie).
 */
export type NeedWords = Record<Role, string> & {
  foods: readonly Named[]
  states: readonly Named[]
  endings?: string
}

export type Role = 'needs' | 'intoleranceWords' | 'negators' | 'leaveOut' | 'but'

export type Named = readonly [whats: readonly What[], phrases: string]
