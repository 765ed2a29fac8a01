import type { CourseItem } from '#kitchen/shape/kitchen'
import { chooseAgain, listedAndChanged } from '#kitchen/words/planner'
import { ofThemYoung } from '#kitchen/words/shared-counts'
import type { PrintedFigures } from '#print/shape/documents'
import { needing } from '#print/words/kitchen'
import { specialNumber } from '#seating/words/shared'

/** Above this many the numbers are left to the list of specials: the counts stay on the first page. */
const numbersShown = 60

/** Lines below a dish's name on paper: how many are children, what is changed, and how many need care. */
export function aboutItem(
  { id, asListed, changed, changedBy, children, infants, removed, total }: CourseItem,
  { specials }: Pick<PrintedFigures, 'specials'>,
): string[] {
  const numbers = changedBy.length > numbersShown ? '' : changedBy.map(specialNumber).join(' ')
  const eatenBy = specials.filter(({ dishes }) => dishes.some(({ itemId }) => itemId === id)).length
  return [
    removed ? chooseAgain(total) : '',
    ofThemYoung(children, infants),
    changed > 0 ? listedAndChanged(asListed, changed, numbers) : '',
    eatenBy > 0 ? needing(eatenBy) : '',
  ].filter(Boolean)
}
