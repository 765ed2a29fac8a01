import type { Places } from '#events/rules/capacity'
import type { EditView, GuestMenu, ResponseView } from '#party/shape/guest'
import { permanentAnswerRefusals, permanentEditRefusals } from '../rules/final-codes.ts'
import { lostChoices } from '../rules/lost-choices.ts'
import { serverErrorsOf, withoutGoneChoices } from '../rules/response-draft.ts'
import type { Transition } from './actions.ts'
import { withDraft } from './change.ts'
import { showErrors } from './navigate.ts'
import { type FormState, menuOf, placesForEdit, type SendFailure } from './state.ts'

// After these codes a retry cannot succeed, so the draft is no longer marked as unsent. After `answered_before` the page asks
// whether the guest means the earlier response.
const finalCodes = {
  answering: ['answered_before', ...permanentAnswerRefusals],
  editing: permanentEditRefusals,
}
// After these codes the page's menu is out of date.
const menuChangeCodes = ['required', 'dish_changed', 'menu_changed']

/** Applies a refusal. One that concerns the menu is shown once the menu has been read again. */
export function applyRefusal(form: FormState, failure: SendFailure): Transition<FormState> {
  if (menuChangeCodes.includes(failure.code)) return [form, [{ type: 'read_menu', failure }]]
  return [withFailure(withRefusal(form, failure), failure), []]
}

function withRefusal(form: FormState, { code, details, fields }: SendFailure): FormState {
  if (code === 'capacity') return withPlaces(form, details as Places)
  // Too many answers with one address are refused at its field.
  if (code === 'invalid' || code === 'too_many') return { ...form, fieldErrors: serverErrorsOf(fields) }
  if (code === 'changed' && form.kind === 'editing')
    return { ...form, newerResponse: (details as { response: ResponseView }).response }
  if (finalCodes[form.kind].includes(code))
    return withDraft<FormState>(form, { ...form.draft, unsentEventTitle: undefined })
  return form
}

/** The form with the places of a refusal. A refused edit's count leaves out this party and the places kept for it. */
function withPlaces(form: FormState, { guestLimit, registeredGuests }: Places): FormState {
  const ownPlaces =
    form.kind === 'editing' ? placesForEdit(form).partySize + (form.view.reservedForParty ?? 0) : 0
  return { ...form, places: { guestLimit, registeredGuests: registeredGuests + ownPlaces } }
}

function withFailure(form: FormState, failure: SendFailure): FormState {
  return { ...form, failure, sending: 'idle' }
}

/** Applies the menu that was read again after a refusal; null if it could not be read. */
export function menuLoaded(
  form: FormState,
  menu: GuestMenu | EditView | null,
  failure: SendFailure,
): Transition<FormState> {
  const after = menu
    ? withFailure(withMenu(form, menu), failure)
    : withFailure(form, failure.code === 'required' ? failure : { ...failure, isMenuUnread: true })
  return failure.code === 'required' ? showErrors(after, serverErrorsOf(failure.fields)) : [after, []]
}

/** The form with the device's draft. Choices that have left the menu since are listed as lost. */
export function withResumedDraft<F extends FormState>(form: F, draft: F['draft']): F {
  const { categories } = menuOf(form)
  const lost = lostChoices(draft.party, draft.chosenDishes ?? [], categories)
  if (lost.length === 0) return { ...form, draft }
  const party = withoutGoneChoices(draft.party, categories)
  return { ...form, draft: { ...draft, party }, lostChoices: lost }
}

function withMenu(form: FormState, menu: GuestMenu | EditView): FormState {
  const { draft } = form
  const lost = lostChoices(draft.party, draft.chosenDishes ?? menuOf(form).categories, menu.categories)
  const party = withoutGoneChoices(draft.party, menu.categories)
  // With the previous menu: `withDraft` records the texts from which the dishes were chosen.
  const after = withDraft<FormState>(form, { ...draft, party, unsentEventTitle: menuOf(form).event.title })
  const next = { ...after, lostChoices: lost, mayAskAboutDishes: true }
  if (next.kind === 'editing') return { ...next, view: menu as EditView }
  return { ...next, menu: menu as GuestMenu, places: menu as GuestMenu }
}
