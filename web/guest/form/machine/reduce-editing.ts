import type { FormAction, Transition } from './actions.ts'
import { discardChanges, keepMine, keepNewer, leave, restoreChanges } from './editing.ts'
import { noEffects, reducerOf } from './reduce.ts'
import { withResumedDraft } from './refusal.ts'
import type { EditFormState, FormState } from './state.ts'

/** The form of a guest who edits a stored response. In a file of its own, so that new answers do not load the merging. */
export const reduceEditing = reducerOf<EditFormState>(handleEditing)

function handleEditing(form: EditFormState, action: FormAction): Transition<FormState> {
  switch (action.type) {
    case 'edit_draft_loaded': {
      const { draft, resuming, newerResponse } = action
      return noEffects(withResumedDraft({ ...form, resuming, newerResponse }, draft))
    }
    case 'discard_pressed':
      return discardChanges(form)
    case 'discard_undone':
      return noEffects(restoreChanges(form))
    case 'keep_mine_pressed':
      return keepMine(form, action.response)
    case 'keep_newer_pressed':
      return keepNewer(form, action.response)
    case 'leaving':
      return leave(form)
    default:
      return noEffects(form)
  }
}
