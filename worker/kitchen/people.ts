import { statesNeed } from '#needs/rules/note/states-need'
import { byCourse, byParty, type CourseList, type ListWords, type PartyList } from '#party/rules/people-lists'
import type { Listing } from '#print/shape/documents'
import { menuWithRemovedOf } from '../menu/read.ts'
import { type KitchenRows, partiesOf } from './read.ts'

/** The rows of `kitchenQueries` as people by course and dish, or by party. */
export function peopleBy(by: 'course', rows: KitchenRows, words: ListWords): CourseList
export function peopleBy(by: 'party', rows: KitchenRows, words: ListWords): PartyList
export function peopleBy(
  by: Exclude<Listing, 'name'>,
  rows: KitchenRows,
  words: ListWords,
): CourseList | PartyList {
  const list = by === 'course' ? byCourse : byParty
  return list(
    partiesOf(rows),
    menuWithRemovedOf(rows.menu),
    statesNeed,
    words,
    rows.kitchenEvent[0]?.ownNeeds,
  )
}
