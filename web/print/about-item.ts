import { specialsWithDish } from '#kitchen/rules/needs-at-dish'
import type { KitchenWords } from '#languages/language'
import type { PrintedFigures } from '#print/shape/documents'
import type { SheetItem } from '#sheets/shape/sheet'

/** Above this many the numbers are left to the list of specials: the counts stay on the first page. */
const numbersShown = 60

/** Lines below a dish's name on paper: how many are children, what is changed, and how many need care. */
export function aboutItem(
  words: KitchenWords,
  { id, asListed, changed, changedFor, children, infants, removed, total }: SheetItem,
  { specials }: Pick<PrintedFigures, 'specials'>,
): string[] {
  const numbers =
    changedFor.length > numbersShown ? '' : changedFor.map(words.seating.specialNumber).join(' ')
  const eatenBy = specialsWithDish(specials, id).length
  return [
    removed ? words.counts.chooseAgain(total) : '',
    words.counts.ofThemYoung(children, infants),
    changed > 0 ? words.counts.listedAndChanged(asListed, changed, numbers) : '',
    eatenBy > 0 ? words.print.needing(eatenBy) : '',
  ].filter(Boolean)
}
