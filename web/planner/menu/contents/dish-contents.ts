import type { PlannerItem } from '#menu/shape/menu'
import type { NewlyWarned } from '#needs/rules/newly-warned'
import { warnsGuests } from '#needs/words/planner'
import { api, callApi } from '../../../client/calls/api.ts'
import { statedOfDraft } from './contents-draft.ts'
import { draftIn, type OpenContents } from './open-contents.ts'

/** Statements of a dish's form, and the version they were made on. */
export function statedIn(form: OpenContents) {
  return { ...statedOfDraft(draftIn(form)), version: form.open.version }
}

/** Guests whom a form would newly warn if it were stored. */
export function foresee(eventId: string, itemId: string, form: OpenContents): Promise<NewlyWarned> {
  const given = { param: { id: eventId, iid: itemId }, json: statedIn(form) }
  return callApi((options) => api.events[':id'].items[':iid'].contents.foresee.$post(given, options))
}

/** Stores a form as all that the planner states of a dish. */
export async function storeContents(
  eventId: string,
  itemId: string,
  form: OpenContents,
): Promise<PlannerItem> {
  const given = { param: { id: eventId, iid: itemId }, json: statedIn(form) }
  const { item } = await callApi((options) => api.events[':id'].items[':iid'].contents.$put(given, options))
  return item
}

/** The warning for the planner; empty if nobody is warned. */
export function warningOf({ chose, warned, mailed, allergic }: NewlyWarned): string {
  return warned > 0 ? warnsGuests(chose, warned, mailed, allergic) : ''
}
