import type { KitchenFigures } from '../shape/kitchen.ts'
import type { EndedSubstitute } from './ended.ts'

/** The dish served instead, the name of who agreed, and the label of their kitchen's link. */
export type AgreedSubstitute = { words: string; agreedBy: string; linkLabel?: string | null | undefined }

/** A substitute that somebody else replaced, at `replacedAt` (milliseconds). `linkId` is null for the planner's. */
export type ReplacedSubstitute = AgreedSubstitute & { linkId: string | null; replacedAt: number }

/** A person's substitute in a course, with those that it replaced. */
export type SubstituteWithReplaced = AgreedSubstitute & {
  responseId: string
  personId: string
  categoryId: string
  linkId: string | null
  replaced: readonly ReplacedSubstitute[] | null
}

/** An ended substitute with those that it replaced. `takenBackId` is the link that took it back, and null for the planner. */
export type EndedWithReplaced = EndedSubstitute & {
  linkId: string | null
  takenBackId: string | null
  takenBackLabel: string | null
  replaced: readonly ReplacedSubstitute[] | null
}

/**
 * A substitute that another changed. `after` is null where it was taken back; `changedBy` is a link's label, and null for the
 * planner.
 */
export type OverruledSubstitute = {
  number: number | null
  responseId: string
  personId: string
  categoryId: string
  course: string
  before: AgreedSubstitute
  after: AgreedSubstitute | null
  changedBy: string | null
}

type Rows = {
  substitutes: readonly SubstituteWithReplaced[]
  endedSubstitutes: readonly EndedWithReplaced[]
}

/**
 * Substitutes that somebody else changed since, in the order of the special guests.
 * @param kitchen the figures as the reader may see them
 * @param agreedByLink a link's id, for the substitutes agreed by it; null for all that a link changed, as the planner reads them
 */
export function overruledOf(
  kitchen: Pick<KitchenFigures, 'specials' | 'courses'>,
  { substitutes, endedSubstitutes }: Rows,
  agreedByLink: string | null,
): OverruledSubstitute[] {
  return kitchen.specials.flatMap(({ number, responseId, personId, dishes }) =>
    dishes.flatMap(({ categoryId, alternative }): OverruledSubstitute[] => {
      const isTheirs = (one: { responseId: string; personId: string; categoryId: string }) =>
        one.responseId === responseId && one.personId === personId && one.categoryId === categoryId
      const course = kitchen.courses.find((one) => one.categoryId === categoryId)?.name ?? ''
      const subject = { number, responseId, personId, categoryId, course }
      const current = alternative ? substitutes.find(isTheirs) : undefined
      if (current && (agreedByLink !== null || current.linkId !== null))
        return (current.replaced ?? [])
          .filter(({ linkId }) => agreedByLink === null || linkId === agreedByLink)
          .map((was) => ({
            ...subject,
            before: withoutHistory(was),
            after: withoutHistory(current),
            changedBy: current.linkLabel ?? null,
          }))
      const takenBack = alternative
        ? undefined
        : endedSubstitutes.find((one) => isTheirs(one) && one.reason === 'taken_back')
      return takenBack
        ? endedTogether(takenBack, agreedByLink).map((was) => ({
            ...subject,
            before: was,
            after: null,
            changedBy: takenBack.takenBackLabel,
          }))
        : []
    }),
  )
}

/** The substitutes that ended with one that was taken back: itself, and those that it had replaced. */
function endedTogether(
  { takenBackId, replaced, ...takenBack }: EndedWithReplaced,
  agreedByLink: string | null,
): AgreedSubstitute[] {
  return [...(replaced ?? []), takenBack]
    .filter(({ linkId }) => linkId !== takenBackId)
    .filter(({ linkId }) => (agreedByLink === null ? takenBackId !== null : linkId === agreedByLink))
    .map(withoutHistory)
}

function withoutHistory({ words, agreedBy, linkLabel }: AgreedSubstitute): AgreedSubstitute {
  return { words, agreedBy, ...(linkLabel && { linkLabel }) }
}
