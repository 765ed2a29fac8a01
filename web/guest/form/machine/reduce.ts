import { keyOf } from '../rules/steps.ts'
import type { Effect, FormAction, Transition } from './actions.ts'
import {
  applyHistoryEntry,
  changePrevious,
  continuePressed,
  continueWithPlaces,
  goBack,
  goToDecline,
  keepFirst,
  replaceDecline,
  sendAnother,
  sendAsNew,
  sendFromAnywhere,
  withCurrentStep,
} from './answering.ts'
import {
  changePerson,
  checkField,
  removePerson,
  replacePerson,
  resize,
  restorePerson,
  undoPress,
  withEditedDraft,
} from './change.ts'
import { eventLoaded } from './event-loaded.ts'
import { goTo, showChoice } from './navigate.ts'
import { applyRefusal, menuLoaded, withResumedDraft } from './refusal.ts'
import { nameFieldLeft, trackRename } from './renaming.ts'
import {
  applyStored,
  askAndSend,
  dropDish,
  keepDish,
  sendUnchecked,
  sendWaiting,
  waitForNetwork,
} from './send.ts'
import { type AnswerFormState, currentStep, type FormState, isBusy } from './state.ts'

/** Actions that are handled while the draft is being sent: what loads or arrives, and leaving the page. */
const handledWhileBusy = new Set<FormAction['type']>([
  'draft_loaded',
  'edit_draft_loaded',
  'history_changed',
  'places_updated',
  'places_checked',
  'event_loaded',
  'menu_loaded',
  'waits_for_network',
  'came_online',
  'was_sent',
  'was_refused',
  'receipt_shown',
  'leaving',
])

/** Actions that leave the stored draft as it is: it still holds a dish that left the menu, so that a reload reports it. */
const actionsNotStored = new Set<FormAction['type']>(['draft_loaded', 'edit_draft_loaded', 'event_loaded'])

/** Handles the actions that only one kind of form knows. */
export type ActionHandler<F extends FormState> = (form: F, action: FormAction) => Transition<FormState>

/** The form of a guest who answers. */
export const reduceAnswering = reducerOf<AnswerFormState>(handleAnswering)

/**
 * Makes the pure reducer of a guest's form.
 * @param handleOwn handles the actions that only this kind of form knows
 * @returns the next state, and the effects that the page runs, in order
 */
export function reducerOf<F extends FormState>(
  handleOwn: ActionHandler<F>,
): (form: F, action: FormAction) => Transition<F> {
  return (form, action) => {
    const isIgnored = isBusy(form) && !handledWhileBusy.has(action.type)
    const [next, effects] = isIgnored
      ? noEffects(form)
      : handle(form, action, handleOwn as ActionHandler<FormState>)
    const after = normalize(form, next) as F
    const storesDraft =
      !actionsNotStored.has(action.type) &&
      after.draft !== form.draft &&
      !effects.some(({ type }) => type === 'store')
    return [after, storesDraft ? [...effects, { type: 'store', draft: after.draft }] : effects]
  }
}

/** Adjusts the form after any action: the draft records the step, and only the review waits for the internet to send. */
function normalize(previous: FormState, form: FormState): FormState {
  if (form.kind === 'editing' || previous.kind === 'editing') return form
  const hasLeftReview = form.sending === 'waiting' && currentStep(form).name !== 'review'
  const after = withCurrentStep(previous, hasLeftReview ? { ...form, sending: 'idle', failure: null } : form)
  return keyOf(currentStep(previous)) === keyOf(currentStep(after))
    ? after
    : { ...after, undo: null, hasReopened: false }
}

function handle(
  form: FormState,
  action: FormAction,
  handleOwn: ActionHandler<FormState>,
): Transition<FormState> {
  switch (action.type) {
    case 'person_changed':
      return noEffects(trackRename(form, changePerson(form, action.index, action.part)))
    case 'person_replaced':
      return noEffects(trackRename(form, replacePerson(form, action.index, action.part, action.cause)))
    case 'undo_pressed':
      return noEffects(undoPress(form))
    case 'needs_kept':
      return noEffects({ ...form, nameChange: null })
    case 'draft_changed':
      return noEffects(trackRename(form, withEditedDraft<FormState>(form, { ...form.draft, ...action.part })))
    case 'field_left':
      return noEffects(nameFieldLeft(checkField(form, action.path), action.path))
    case 'person_removed':
      return removePerson(form, action.index)
    case 'person_restored':
      return restorePerson(form)
    case 'resized':
      return noEffects(resize(form, action.size))
    case 'places_updated':
      return noEffects({ ...form, places: action.places })
    case 'send_pressed':
      return askAndSend(form)
    case 'dish_kept':
      return keepDish(form, action.change)
    case 'dish_dropped':
      return dropDish(form, action.change, action.personIndex)
    case 'dishes_postponed':
      return noEffects({ ...form, mayAskAboutDishes: false })
    case 'event_loaded':
      return noEffects(eventLoaded(form, action.menu, action.hasReopened))
    case 'choice_pressed':
      return showChoice(form, action.personIndex, action.categoryId)
    case 'waits_for_network':
      return noEffects(waitForNetwork(form))
    case 'came_online':
      return sendWaiting(form)
    case 'was_sent':
      return applyStored(form, action.receipt)
    case 'was_refused':
      return applyRefusal(form, action.failure)
    case 'menu_loaded':
      return menuLoaded(form, action.menu, action.failure)
    default:
      return handleOwn(form, action)
  }
}

function handleAnswering(form: AnswerFormState, action: FormAction): Transition<FormState> {
  switch (action.type) {
    case 'draft_loaded':
      return noEffects(withResumedDraft({ ...form, ready: true }, action.draft ?? form.draft))
    case 'history_changed':
      return applyHistoryEntry(form, action.entry, action.popped)
    case 'continue_pressed':
      return continuePressed(form, action)
    case 'places_checked':
      return continueWithPlaces(form, action.places)
    case 'back_pressed':
      return goBack(form)
    case 'step_pressed':
      return goTo(form, action.step, action)
    case 'send_now_pressed':
      return sendFromAnywhere(form)
    case 'another_party_pressed':
      return sendAnother(form, action.submissionId)
    case 'save_over_pressed':
      return sendUnchecked(form, action.receipt)
    case 'keep_stored_pressed':
      return keepFirst(form, action.receipt)
    case 'send_as_new_pressed':
      return sendAsNew(form, action.submissionId)
    case 'replace_decline_pressed':
      return replaceDecline(form, action.decline, action.submissionId)
    case 'change_previous_pressed':
      return changePrevious(form, action.previous)
    case 'cannot_come_pressed':
      return goToDecline(form, action.hasAnsweredBefore)
    case 'receipt_shown':
      return noEffects({ ...form, receipt: action.receipt })
    default:
      return noEffects(form)
  }
}

/** A state without effects. */
export function noEffects(form: FormState): [FormState, Effect[]] {
  return [form, []]
}
