import { withChosenTexts } from '../rules/changed-dishes.ts'
import type { PersonDraft } from '../rules/person-draft.ts'
import {
  errorsOfLead,
  fieldErrorOf,
  withFieldError,
  withLastRestored,
  withoutPerson,
  withPerson,
  withSize,
} from '../rules/response-draft.ts'
import type { Transition } from './actions.ts'
import { type FormState, menuOf, type RemovalCause, type Undo } from './state.ts'

/** The form with another draft, which records the chosen dishes with the texts that they had when they were chosen. */
export function withDraft<F extends FormState>(form: F, draft: F['draft']): F {
  return { ...form, draft: withChosenTexts<F['draft']>(draft, menuOf(form).categories) }
}

/** The form without the outcome of sending. A draft that was edited no longer waits to be sent by itself. */
export function withoutFailure<F extends FormState>(form: F): F {
  const sending = form.sending === 'waiting' ? 'idle' : form.sending
  return {
    ...form,
    failure: null,
    sending,
    hasReopened: false,
    ...(form.kind === 'answering' && { refusedPlaces: null }),
  }
}

/** The form with a draft that the guest edited. */
export function withEditedDraft<F extends FormState>(form: F, draft: F['draft']): F {
  return withDraft({ ...withoutFailure(form), undo: null }, draft)
}

export function changePerson(form: FormState, index: number, part: Partial<PersonDraft>): FormState {
  const path = `party.${index}.needs`
  const after = withEditedDraft(form, withPerson(form.draft, index, part))
  // Clear the error once the needs are agreed to or removed.
  if (!after.fieldErrors[path] || fieldErrorOf(after.draft, path)) return after
  return checkField(after, path)
}

/** Changes a person by one press, and remembers the previous one for an undo. */
export function replacePerson(
  form: FormState,
  index: number,
  part: Partial<PersonDraft>,
  cause: Undo['cause'],
): FormState {
  const previous = form.draft.party[index]
  const after = changePerson(form, index, part)
  return previous ? { ...after, undo: { index, previous, cause } } : after
}

/** Restores the person as they were before the press. */
export function undoPress(form: FormState): FormState {
  return form.undo ? changePerson(form, form.undo.index, form.undo.previous) : form
}

/** Checks one field when it loses the focus. */
export function checkField(form: FormState, path: string): FormState {
  const fieldErrors = withFieldError(form.fieldErrors, path, fieldErrorOf(form.draft, path))
  return { ...form, fieldErrors }
}

/** Removes a guest from the party. The button that had the focus is gone with them, so a heading takes it. */
export function removePerson(form: FormState, index: number): Transition<FormState> {
  return focusHeading(withParty(form, withoutPerson(form.draft, index), 'remove'))
}

/** Makes the party smaller or larger. */
export function resize(form: FormState, size: number): FormState {
  const { draft } = form
  return withParty(form, withSize(draft, size), size < draft.party.length ? 'size' : null)
}

/** Restores the person removed last. */
export function restorePerson(form: FormState): Transition<FormState> {
  return focusHeading(withParty(form, withLastRestored(form.draft), null))
}

function withParty(form: FormState, draft: FormState['draft'], cause: RemovalCause): FormState {
  const hasDropped = draft.dropped && draft.dropped !== form.draft.dropped
  const fieldErrors = errorsOfLead(form.fieldErrors)
  return {
    ...withEditedDraft(form, draft),
    fieldErrors,
    removalCause: hasDropped ? cause : null,
    nameChange: null,
  }
}

function focusHeading(form: FormState): Transition<FormState> {
  const heading = form.kind === 'answering' ? 'step' : 'party'
  const [removed] = form.removalCause === 'remove' ? (form.draft.dropped ?? []) : []
  return [form, [{ type: 'focus_heading', heading, ...(removed && { removed }) }]]
}
