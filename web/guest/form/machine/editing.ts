import type { Side } from '#party/rules/merge-party'
import type { ResponseView } from '#party/shape/guest'
import { editDraftOf } from '../rules/edit-draft.ts'
import { rebasedOn } from '../rules/rebased.ts'
import { sameDraft } from '../rules/response-draft.ts'
import type { Transition } from './actions.ts'
import { withDraft, withoutFailure } from './change.ts'
import { sendUnchecked } from './send.ts'
import type { EditFormState, FormState } from './state.ts'

/** Discards the changes that were not saved, and keeps them for an undo. */
export function discardChanges(form: EditFormState): Transition<EditFormState> {
  const draft = editDraftOf(form.view.response)
  const after = { ...withoutFailure(form), draft, resuming: false, discarded: form.draft }
  return [after, [{ type: 'store', draft: null }]]
}

/** Brings back the discarded changes, as unsaved ones of an earlier visit. */
export function restoreChanges(form: EditFormState): EditFormState {
  const { discarded } = form
  return discarded ? { ...withDraft(form, discarded), resuming: true, discarded: null } : form
}

/** Saves the draft over the newer response. Changes that only the newer one has are kept. */
export function keepMine(form: EditFormState, response: ResponseView): Transition<FormState> {
  return sendUnchecked(rebaseForm(form, response, 'yours'))
}

/** Discards changes that clash with the newer response, and saves the others. */
export function keepNewer(form: EditFormState, response: ResponseView): Transition<FormState> {
  const after = rebaseForm(form, response, 'theirs')
  return sameDraft(after.draft, editDraftOf(response)) ? [after, []] : sendUnchecked(after)
}

function rebaseForm(form: EditFormState, response: ResponseView, side: Side): EditFormState {
  const withResponse = { ...withoutFailure(form), newerResponse: null, view: { ...form.view, response } }
  return withDraft<EditFormState>(withResponse, rebasedOn(form.draft, response, side))
}

/** Leaves the page and discards the changes. */
export function leave(form: EditFormState): Transition<EditFormState> {
  return [
    form,
    [
      { type: 'store', draft: null },
      { type: 'leave', path: '/' },
    ],
  ]
}
