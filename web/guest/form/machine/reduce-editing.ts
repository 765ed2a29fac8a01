import type { FormAction, Transition } from './actions.ts'
import { keepMine, keepNewer, leave, showSaved } from './editing.ts'
import { noEffects, reducerOf } from './reduce.ts'
import { withResumedDraft } from './refusal.ts'
import type { Editing, FormState } from './state.ts'

/** The form of a guest who changes a stored answer. Of its own file: who answers loads nothing of merging. */
export const reduceEditing = reducerOf<Editing>(actEditing)

function actEditing(form: Editing, action: FormAction): Transition<FormState> {
  switch (action.type) {
    case 'edit_draft_loaded': {
      const { draft, resuming, newer } = action
      return noEffects(withResumedDraft({ ...form, resuming, newer }, draft))
    }
    case 'show_saved_pressed':
      return showSaved(form)
    case 'keep_mine_pressed':
      return keepMine(form, action.response)
    case 'keep_newer_pressed':
      return keepNewer(form, action.response)
    case 'leave_pressed':
      return leave(form)
    default:
      return noEffects(form)
  }
}
