import { type ChosenDish, mustAsk } from '../../needs/rules/conflicts.ts'

/** Reasons an agreement ends: another choice, other needs or another note, another wish, other contents of the dish, or a hand. */
export type EndedBecause = 'choice' | 'needs' | 'wish' | 'contents' | 'taken_back'

/** An agreement that ended (`at`, milliseconds). */
export type EndedAgreement = {
  responseId: string
  personId: string
  categoryId: string
  words: string
  agreedBy: string
  /** As of an agreement. */
  link?: string | null | undefined
  because: EndedBecause
  at: number
}

/** `again`: somebody has to ask the kitchen again. */
export type Ended = EndedAgreement & { again: boolean }

/**
 * A person's agreements that ended, by course, where they still have a dish and nothing is agreed. The kitchen must be
 * asked again about a dish that is not settled, and for who wrote a note: nobody can compute what that means.
 */
export function endedOf(
  ended: readonly EndedAgreement[],
  dishes: readonly ChosenDish[],
  agreed: (categoryId: string) => boolean,
  writes: boolean,
): Map<string, Ended> {
  return new Map(
    ended.flatMap((one) => {
      const dish = dishes.find(({ categoryId }) => categoryId === one.categoryId)
      if (!dish || agreed(one.categoryId)) return []
      const again = mustAsk(dish, false) || (writes && dish.wish !== 'as_is')
      return [[one.categoryId, { ...one, again }] as const]
    }),
  )
}
