import type { Receipt } from '#party/shape/guest'
import { changedDishes, type DishChange, withChangeAccepted, withoutDish } from '../rules/changed-dishes.ts'
import type { Transition } from './actions.ts'
import { withDraft, withEditedDraft } from './change.ts'
import { errorsIn, showChoice, showErrors } from './navigate.ts'
import { type FormState, fits, menuOf } from './state.ts'

/** Sends the draft, or asks first about a chosen dish that changed. */
export function askAndSend(form: FormState): Transition<FormState> {
  const next = { ...form, mayAskAboutDishes: true }
  return changedDishes(form.draft, menuOf(form).categories).length > 0 ? [next, []] : startSending(next)
}

/** Sends the draft if it has no errors. */
export function startSending(form: FormState, draft = form.draft): Transition<FormState> {
  const found = errorsIn(form)
  if (Object.keys(found).length > 0) return showErrors(form, found)
  if (form.kind === 'answering' && form.isPreview)
    return [form, [{ type: 'show_receipt', token: '', draft: form.draft }]]
  const valid = { ...form, fieldErrors: {} }
  if (valid.kind === 'editing' && !fits(valid)) return [valid, [{ type: 'focus', field: 'party-size' }]]
  return sendUnchecked(
    withDraft<FormState>(
      { ...valid, lostChoices: [] },
      { ...draft, unsentEventTitle: menuOf(form).event.title },
    ),
  )
}

/**
 * Sends the draft as it is.
 * @param replacedReceipt the receipt of the stored response that it replaces
 */
export function sendUnchecked(
  form: FormState,
  replacedReceipt: Receipt | null = null,
): Transition<FormState> {
  const { draft } = form
  return [
    { ...form, sending: 'sending', failure: null, ...(form.kind === 'answering' && { replacedReceipt }) },
    [{ type: 'send', draft, menuVersion: menuOf(form).menuVersion, replacedReceipt }],
  ]
}

/** Waits for the internet. */
export function waitForNetwork(form: FormState): FormState {
  return { ...form, sending: 'waiting', failure: { code: 'offline' } }
}

/** Sends a draft that waited for the internet. */
export function sendWaiting(form: FormState): Transition<FormState> {
  if (form.sending !== 'waiting') return [form, []]
  return sendUnchecked(form, form.kind === 'answering' ? form.replacedReceipt : null)
}

/** Keeps a changed dish. After the last one it sends the draft, unless another refusal is shown, which comes first. */
export function keepDish(form: FormState, change: DishChange): Transition<FormState> {
  const draft = withChangeAccepted(form.draft, change)
  const isLast = changedDishes(form.draft, menuOf(form).categories).length === 1
  if (isLast && (form.failure?.code ?? 'dish_changed') === 'dish_changed') return startSending(form, draft)
  return [withDraft(form, draft), []]
}

/** Clears the choices of a dish that changed, and leads to its course. */
export function dropDish(form: FormState, change: DishChange, personIndex: number): Transition<FormState> {
  const party = withoutDish(form.draft.party, change)
  const next = withEditedDraft<FormState>({ ...form, mayAskAboutDishes: false }, { ...form.draft, party })
  return showChoice(next, personIndex, change.category)
}

/** Handles that the response was stored: the device keeps its receipt and deletes the draft. */
export function applyStored(form: FormState, receipt?: Receipt): Transition<FormState> {
  const { draft } = form
  const token = form.kind === 'editing' ? form.token : (receipt?.editToken ?? '')
  const replacedToken = form.kind === 'answering' ? form.draft.decline : undefined
  return [
    { ...form, sending: 'sent' },
    [
      { type: 'keep_receipt', token, replacedToken },
      { type: 'store', draft: null },
      { type: 'saved', draft, ...(receipt && { receipt }) },
    ],
  ]
}
