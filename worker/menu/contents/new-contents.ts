import { Refusal } from '#core/http/refusal'
import type { EventRow } from '#events/table/events'
import type { Content } from '#needs/rules/contents'
import { knownContents, mergeContents } from '#needs/rules/merge-contents'
import type { SentDishStatements, StoredContents } from '#needs/rules/stored-contents'

/** A new dish's statements by its planner; null where nothing is stated. */
export function newContents(
  { contents = [], facts = [] }: SentDishStatements,
  at: number,
): StoredContents | null {
  return mergeContents(null, { contents, facts }, { by: 'planner', at })
}

/** Refuses with 400 an own need that the event does not have. */
export function checkKnown(
  { ownNeeds }: Pick<EventRow, 'ownNeeds'>,
  { contents = [] }: { contents?: readonly Content[] | undefined },
): void {
  if (knownContents([...contents], ownNeeds).length < contents.length)
    throw new Refusal('invalid', { fields: { contents: { code: 'need_unknown' } } })
}
