import { type ChosenDish, mustAskKitchen } from '../../needs/rules/conflicts.ts'

/** Reasons a substitute ends: another choice, other needs or another note, another wish, other contents of the dish, or removal by hand. */
export type EndedReason = 'choice' | 'needs' | 'wish' | 'contents' | 'taken_back'

/** A substitute that ended (`at`, milliseconds). */
export type EndedSubstitute = {
  responseId: string
  personId: string
  categoryId: string
  words: string
  agreedBy: string
  /** As of a substitute. */
  linkLabel?: string | null | undefined
  reason: EndedReason
  at: number
}

/** `mustAskAgain`: somebody has to ask the kitchen again. */
export type EndedForPerson = EndedSubstitute & { mustAskAgain: boolean }

/**
 * A person's ended substitutes by course, where they still have a dish and nothing else is agreed. The kitchen must be asked
 * again about a dish that is not settled, and always for a person with a note, whose meaning cannot be computed.
 */
export function endedByCourse(
  endedSubstitutes: readonly EndedSubstitute[],
  dishes: readonly ChosenDish[],
  hasSubstitute: (categoryId: string) => boolean,
  hasNote: boolean,
): Map<string, EndedForPerson> {
  return new Map(
    endedSubstitutes.flatMap((one) => {
      const dish = dishes.find(({ categoryId }) => categoryId === one.categoryId)
      if (!dish || hasSubstitute(one.categoryId)) return []
      const mustAskAgain =
        mustAskKitchen(dish, { hasSubstitute: false }) || (hasNote && dish.wish !== 'as_is')
      return [[one.categoryId, { ...one, mustAskAgain }] as const]
    }),
  )
}
