import { freePlaces, type Places } from '#events/rules/capacity'
import type { DeclineReceipt } from '#party/shape/decline'
import type { Receipt } from '#party/shape/guest'
import { doublePressMs } from '../../../ui/double-press.ts'
import type { Draft } from '../rules/draft.ts'
import { mergeIntoStored } from '../rules/edit-draft.ts'
import { isChoicePath, personIndexOf } from '../rules/response-draft.ts'
import { keyOf, nextStep, previousStep, type StepEntry } from '../rules/steps.ts'
import type { Effect, Transition } from './actions.ts'
import { withDraft, withEditedDraft } from './change.ts'
import { errorsIn, goTo, showErrors } from './navigate.ts'
import { askAndSend, sendUnchecked } from './send.ts'
import {
  type AnswerFormState,
  currentStep,
  type FormState,
  fits,
  isBusy,
  type PreviousAnswer,
} from './state.ts'

/**
 * Applies another entry of the history; one of an earlier draft counts as the first step. While the draft is being sent, Back
 * pushes the entry of the review again.
 */
export function applyHistoryEntry(
  form: AnswerFormState,
  next: StepEntry | null,
  popped: boolean,
): Transition<AnswerFormState> {
  const entry = next?.flowId === form.draft.flowId ? next : null
  if (!popped) return [{ ...form, entry }, []]
  if (isBusy(form)) {
    const currentEntry = form.sending === 'sending' && form.entry
    return [form, currentEntry ? [{ type: 'push', entry: currentEntry }] : []]
  }
  return [{ ...form, entry, hasChangedStep: true, removalCause: null }, []]
}

/** Continues from a step that was on the screen long enough to be read, so that an impatient tap skips nobody's menu. */
export function continuePressed(
  form: AnswerFormState,
  { stepKey, stepAgeMs }: { stepKey: string; stepAgeMs: number },
): Transition<FormState> {
  return stepKey === keyOf(currentStep(form)) && stepAgeMs >= doublePressMs ? checkPlaces(form) : [form, []]
}

/** Reads the places again before it refuses, since those on the page may be out of date. */
function checkPlaces(form: AnswerFormState): Transition<FormState> {
  if (currentStep(form).name === 'info' && !fits(form)) return [form, [{ type: 'read_places' }]]
  return advance(form)
}

/** Continues with the places that were read; null if they could not be read. */
export function continueWithPlaces(form: AnswerFormState, readPlaces: Places | null): Transition<FormState> {
  const places = readPlaces ?? form.places
  const next = { ...form, places }
  if (readPlaces && fits(next)) return advance(next)
  const isFull = freePlaces(places) <= 0
  return [{ ...next, refusedPlaces: places }, isFull ? [] : [{ type: 'focus', field: 'party-size' }]]
}

function advance(form: AnswerFormState): Transition<FormState> {
  const step = currentStep(form)
  const size = form.draft.party.length
  const next = step.returns ? { name: 'review' as const, personIndex: 0 } : nextStep(step, size)
  const peopleToCheck = next.name === 'review' ? size : step.personIndex + 1
  // The lead guest's choices are made after the first step.
  const isLater = (path: string) =>
    personIndexOf(path) >= peopleToCheck || (step.name === 'info' && isChoicePath(path))
  const atError = leadToFirstError(form, (path) => !isLater(path))
  if (atError) return atError
  return step.returns ? goBack(form) : goTo(form, next)
}

/** Leads to the first error among the fields to check; null without one. */
function leadToFirstError(
  form: AnswerFormState,
  isToCheck: (path: string) => boolean,
): Transition<FormState> | null {
  const errors = Object.entries(errorsIn(form)).filter(([path]) => isToCheck(path))
  return errors.length > 0 ? showErrors(form, Object.fromEntries(errors)) : null
}

/** Goes to the previous step: by the browser's Back if that is the previous entry, else in place of the current entry. */
export function goBack(form: AnswerFormState): Transition<AnswerFormState> {
  const step = currentStep(form)
  const next = { ...form, hasChangedStep: true, removalCause: null }
  const previous = step.returns ? null : previousStep(step, form.draft.party.length)
  if (step.returns || (previous && step.from === keyOf(previous))) return [next, [{ type: 'go_back' }]]
  if (!previous) return [next, [{ type: 'leave', path: '/' }]]
  const entry = { ...previous, flowId: form.draft.flowId }
  return [{ ...next, entry }, [{ type: 'replace', entry }]]
}

/** Sends an unsent draft from any step; the review shows the outcome. */
export function sendFromAnywhere(form: AnswerFormState): Transition<FormState> {
  const [atReview, navigation] = goTo(form, { name: 'review', personIndex: 0 })
  const [next, effects] = askAndSend(atReview)
  return [next, [...navigation, ...effects]]
}

/** Sends the draft although this device answered before: another party, under an id of its own. */
export function sendAnother(form: AnswerFormState, submissionId: string): Transition<FormState> {
  const unsentEventTitle = form.menu.event.title
  return sendUnchecked(withDraft(form, { ...form.draft, unsentEventTitle, another: true, submissionId }))
}

/** Keeps the response that was stored first, and shows it. */
export function keepFirst(form: AnswerFormState, { editToken: token }: Receipt): Transition<AnswerFormState> {
  const replacedToken = form.draft.decline
  return [
    form,
    [
      { type: 'keep_receipt', token, replacedToken },
      { type: 'store', draft: null },
      { type: 'show_receipt', token },
    ],
  ]
}

/** Sends the draft as a new response, after the one it was stored as was removed, or the decline it was to replace. */
export function sendAsNew(form: AnswerFormState, submissionId: string): Transition<FormState> {
  const { decline: _, ...draft } = form.draft
  return askAndSend(withEditedDraft<AnswerFormState>(form, { ...draft, submissionId }))
}

/** Sends the draft in place of a decline that was stored first. */
export function replaceDecline(
  form: AnswerFormState,
  { declineToken: decline }: Pick<DeclineReceipt, 'declineToken'>,
  submissionId: string,
): Transition<FormState> {
  return sendUnchecked(withDraft(form, { ...form.draft, decline, submissionId }))
}

/** Opens the earlier response for editing, with this draft as changes to save. */
export function changePrevious(
  form: AnswerFormState,
  { token, response }: PreviousAnswer,
): Transition<AnswerFormState> {
  const leave = { type: 'leave', path: `/edit/${token}` } as const
  if (!response) return [form, [leave]]
  const draft = mergeIntoStored(response, form.draft)
  return [form, [{ type: 'store_edit', token, draft }, { type: 'store', draft: null }, leave]]
}

/**
 * Goes to the page for declining; a preview shows its receipt. A first answer needs a name, and a valid address.
 * @param hasAnsweredBefore this device has, so that the names are known
 */
export function goToDecline(form: AnswerFormState, hasAnsweredBefore: boolean): Transition<FormState> {
  if (form.isPreview) return [form, [{ type: 'show_receipt', token: '' }]]
  const leave: Effect = { type: 'leave', path: `/not-coming/${form.menu.event.eventCode}` }
  if (hasAnsweredBefore) return [form, [leave]]
  const isToCheck = (path: string) => path === 'email' || path === 'party.0.name'
  return leadToFirstError(form, isToCheck) ?? [form, [leave]]
}

/** The form whose draft records the current step. A draft that never left the first step has none. */
export function withCurrentStep(previous: AnswerFormState, form: AnswerFormState): AnswerFormState {
  const { name, personIndex } = currentStep(form)
  const stepBefore = currentStep(previous)
  if (stepBefore.name === name && stepBefore.personIndex === personIndex) return form
  if (!form.ready || form.sending === 'sent' || (name === 'info' && !form.draft.step)) return form
  return withDraft<AnswerFormState>(form, { ...form.draft, step: { name, personIndex } } satisfies Draft)
}
