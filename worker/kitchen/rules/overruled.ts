import type { Kitchen } from '../shape/kitchen.ts'

/** The dish served instead, the name of who agreed, and the label of their kitchen's link. */
export type Agreed = { words: string; agreedBy: string; link?: string | null | undefined }

/** An agreement that somebody else's took the place of. `linkId` is null for the planner's; `until` is milliseconds. */
export type Replaced = Agreed & { linkId: string | null; until: number }

/** An agreement of a person in a course, as far as it tells whose word it took the place of. */
export type CurrentAgreement = Agreed & {
  responseId: string
  personId: string
  categoryId: string
  linkId: string | null
  replaced: readonly Replaced[] | null
}

/** One that was taken back. `takenBackId` is the link by which it was, and null for the planner. */
export type TakenBack = Agreed & {
  responseId: string
  personId: string
  categoryId: string
  because: string
  linkId: string | null
  takenBackId: string | null
  takenBackLink: string | null
  replaced: readonly Replaced[] | null
}

/** An agreement that another changed. `now` is null where it was taken back; `by` is null for the planner. */
export type Overruled = {
  number: number | null
  responseId: string
  personId: string
  categoryId: string
  course: string
  was: Agreed
  now: Agreed | null
  by: string | null
}

type Rows = { agreements: readonly CurrentAgreement[]; ended: readonly TakenBack[] }

/**
 * Agreements that somebody else changed since, in the order of the specials.
 * @param kitchen the figures as the reader may see them
 * @param whose a link's id: what was agreed by it; null: all that was changed by a link, as the planner reads it
 */
export function overruledOf(
  kitchen: Pick<Kitchen, 'specials' | 'courses'>,
  { agreements, ended }: Rows,
  whose: string | null,
): Overruled[] {
  return kitchen.specials.flatMap(({ number, responseId, personId, dishes }) =>
    dishes.flatMap(({ categoryId, alternative }): Overruled[] => {
      const theirs = (one: { responseId: string; personId: string; categoryId: string }) =>
        one.responseId === responseId && one.personId === personId && one.categoryId === categoryId
      const course = kitchen.courses.find((one) => one.categoryId === categoryId)?.name ?? ''
      const where = { number, responseId, personId, categoryId, course }
      const holding = alternative ? agreements.find(theirs) : undefined
      if (holding && (whose !== null || holding.linkId !== null))
        return (holding.replaced ?? [])
          .filter(({ linkId }) => whose === null || linkId === whose)
          .map((was) => ({ ...where, was: plain(was), now: plain(holding), by: holding.link ?? null }))
      const gone = alternative ? undefined : ended.find((one) => theirs(one) && one.because === 'taken_back')
      return gone
        ? wordsOver(gone, whose).map((was) => ({ ...where, was, now: null, by: gone.takenBackLink }))
        : []
    }),
  )
}

/** The agreements that went with one that was taken back: its own, and those that it had taken the place of. */
function wordsOver({ takenBackId, replaced, ...gone }: TakenBack, whose: string | null): Agreed[] {
  return [...(replaced ?? []), gone]
    .filter(({ linkId }) => linkId !== takenBackId)
    .filter(({ linkId }) => (whose === null ? takenBackId !== null : linkId === whose))
    .map(plain)
}

function plain({ words, agreedBy, link }: Agreed): Agreed {
  return { words, agreedBy, ...(link && { link }) }
}
