import { statesNeed } from '#needs/rules/states-need'
import { byCourse, byParty, type CourseList, type ListWords, type PartyList } from '#party/rules/people-lists'
import type { Totals } from '#party/shape/responses'
import type { Listing } from '#print/shape/documents'
import { knownMenuOf } from '../menu/read.ts'
import { type KitchenRows, kitchenOf, partiesOf } from './read.ts'
import { type TotalsWords, totalsFrom } from './rules/totals.ts'

/**
 * The rows of `kitchenQueries` as the totals. Removed dishes are listed, with "(removed)", as long as somebody
 * has chosen them.
 */
export function totalsOf(rows: KitchenRows, words: TotalsWords): Totals {
  return totalsFrom(kitchenOf(rows), partiesOf(rows), knownMenuOf(rows.menu), words, rows.about[0]?.ownNeeds)
}

/** The rows of `kitchenQueries` as people by course and dish, or by party. */
export function peopleBy(by: 'course', rows: KitchenRows, words: ListWords): CourseList
export function peopleBy(by: 'party', rows: KitchenRows, words: ListWords): PartyList
export function peopleBy(
  by: Exclude<Listing, 'name'>,
  rows: KitchenRows,
  words: ListWords,
): CourseList | PartyList {
  const list = by === 'course' ? byCourse : byParty
  return list(partiesOf(rows), knownMenuOf(rows.menu), statesNeed, words, rows.about[0]?.ownNeeds)
}
