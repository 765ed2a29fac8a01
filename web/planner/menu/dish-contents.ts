import type { NewlyWarned } from '#contract/needs/newly-warned'
import { warnsGuests } from '#words/dish-contents'
import { api, ask } from '../../client/api.ts'
import { type ContentsDraft, statedOfDraft } from './contents-draft.ts'

/** Whom a draft would newly warn if it were stored. */
export function foresee(eventId: string, itemId: string, draft: ContentsDraft): Promise<NewlyWarned> {
  const param = { id: eventId, iid: itemId }
  return ask((options) =>
    api.events[':id'].items[':iid'].contents.foresee.$post({ param, json: statedOfDraft(draft) }, options),
  )
}

/** Stores a draft as all that the planner states of a dish. */
export function storeContents(eventId: string, itemId: string, draft: ContentsDraft): Promise<unknown> {
  const param = { id: eventId, iid: itemId }
  return ask((options) =>
    api.events[':id'].items[':iid'].contents.$put({ param, json: statedOfDraft(draft) }, options),
  )
}

/** What the planner reads of it; empty where it warns nobody. */
export function warningOf({ chose, warned, mailed, allergic }: NewlyWarned): string {
  return warned > 0 ? warnsGuests(chose, warned, mailed, allergic) : ''
}
