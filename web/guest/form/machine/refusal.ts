import type { Places } from '#events/rules/capacity'
import type { EditView, GuestMenu, ResponseView } from '#party/shape/guest'
import { finalForAnswer, finalForEdit } from '../rules/final-codes.ts'
import { lostChoices } from '../rules/lost-choices.ts'
import { serverErrorsOf, withoutGoneChoices } from '../rules/response-draft.ts'
import type { Transition } from './actions.ts'
import { withDraft } from './change.ts'
import { leadTo } from './navigate.ts'
import { type FormState, placesForEdit, type SendFailure } from './state.ts'

// A retry cannot succeed, so the draft is not kept as unsent. After `answered` the page asks which response is meant.
const notKept = {
  answering: ['answered', ...finalForAnswer],
  editing: finalForEdit,
}
// After these the menu is another than the page read.
const ofMenu = ['required', 'dish_changed', 'menu_changed']

/** Applies a refusal. One that concerns the menu is shown once the menu has been read again. */
export function applyRefusal(form: FormState, failure: SendFailure): Transition<FormState> {
  if (ofMenu.includes(failure.code)) return [form, [{ type: 'read_menu', failure }]]
  return [withFailure(withRefusal(form, failure), failure), []]
}

function withRefusal(form: FormState, { code, details, fields }: SendFailure): FormState {
  if (code === 'capacity') return withFigures(form, details as Places)
  if (code === 'invalid' || code === 'too_many') return { ...form, fieldErrors: serverErrorsOf(fields) }
  if (code === 'changed' && form.kind === 'editing')
    return { ...form, newer: (details as { response: ResponseView }).response }
  if (notKept[form.kind].includes(code))
    return withDraft<FormState>(form, { ...form.draft, unsent: undefined })
  return form
}

/** The figures of a refusal. An edit's leave out the party itself. */
function withFigures(form: FormState, { guestLimit, registeredGuests }: Places): FormState {
  const freedPlaces = form.kind === 'editing' ? placesForEdit(form).partySize + (form.menu.kept ?? 0) : 0
  return { ...form, places: { guestLimit, registeredGuests: registeredGuests + freedPlaces } }
}

function withFailure(form: FormState, failure: SendFailure): FormState {
  return { ...form, failure, sending: 'idle' }
}

/** Applies a menu that was read again, and lists the choices it no longer has; null if it could not be read. */
export function menuLoaded(
  form: FormState,
  menu: GuestMenu | EditView | null,
  failure: SendFailure,
): Transition<FormState> {
  const after = menu
    ? withFailure(withMenu(form, menu), failure)
    : withFailure(form, failure.code === 'required' ? failure : { ...failure, isMenuUnread: true })
  return failure.code === 'required' ? leadTo(after, serverErrorsOf(failure.fields)) : [after, []]
}

/** The form with the device's draft. Choices that left the menu meanwhile are listed as lost. */
export function withResumedDraft<F extends FormState>(form: F, draft: F['draft']): F {
  const { categories } = form.menu
  const lost = lostChoices(draft.party, draft.seen ?? [], categories)
  if (lost.length === 0) return { ...form, draft }
  return { ...form, draft: { ...draft, party: withoutGoneChoices(draft.party, categories) }, lost }
}

function withMenu(form: FormState, menu: GuestMenu | EditView): FormState {
  const { draft } = form
  const lost = lostChoices(draft.party, draft.seen ?? form.menu.categories, menu.categories)
  const party = withoutGoneChoices(draft.party, menu.categories)
  // The dishes keep the words of the menu they were chosen from.
  const after = withDraft<FormState>(form, { ...draft, party, unsent: form.menu.event.title })
  const asking = { ...after, lost, isDishDialogOpen: true }
  if (asking.kind === 'editing') return { ...asking, menu: menu as EditView }
  return { ...asking, menu: menu as GuestMenu, places: menu as GuestMenu }
}
