import { freePlaces, type Places } from '#events/rules/capacity'
import type { DeclineReceipt } from '#party/shape/decline'
import type { Receipt } from '#party/shape/guest'
import { doublePressMs } from '../../../ui/double-press.ts'
import type { Draft } from '../rules/draft.ts'
import { mergeIntoStored } from '../rules/edit-draft.ts'
import { isChoicePath, personIndexOf } from '../rules/response-draft.ts'
import { keyOf, nextStep, previousStep, type StepEntry } from '../rules/steps.ts'
import type { Transition } from './actions.ts'
import { withDraft, withEditedDraft } from './change.ts'
import { errorsIn, goTo, leadTo } from './navigate.ts'
import { askAndSend, sendNow } from './send.ts'
import { type Answering, currentStep, type FormState, fits, isBusy, type PreviousAnswer } from './state.ts'

/**
 * Applies another entry of the history; one of an earlier draft counts as the first step. While the draft is being sent, the
 * entry that it is sent from is pushed again.
 */
export function applyHistoryEntry(
  form: Answering,
  next: StepEntry | null,
  popped: boolean,
): Transition<Answering> {
  const entry = next?.flowId === form.draft.flowId ? next : null
  if (!popped) return [{ ...form, entry }, []]
  if (isBusy(form)) {
    const again = form.sending === 'sending' && form.entry
    return [form, again ? [{ type: 'push', entry: again }] : []]
  }
  return [{ ...form, entry, moved: true, removedBy: null }, []]
}

/** Continues from a step that was on the screen long enough to be seen: an impatient tap skips nobody's menu. */
export function continuePressed(
  form: Answering,
  { on, stepAgeMs }: { on: string; stepAgeMs: number },
): Transition<FormState> {
  return on === keyOf(currentStep(form)) && stepAgeMs >= doublePressMs ? checkPlaces(form) : [form, []]
}

/** Reads the places again before it refuses: the page's figures may be old. */
function checkPlaces(form: Answering): Transition<FormState> {
  if (currentStep(form).name === 'info' && !fits(form)) return [form, [{ type: 'read_places' }]]
  return advance(form)
}

/** Continues with the figures that were read; null if they could not be. */
export function continueWithPlaces(form: Answering, read: Places | null): Transition<FormState> {
  const places = read ?? form.places
  const now = { ...form, places }
  if (read && fits(now)) return advance(now)
  const full = freePlaces(places) <= 0
  return [{ ...now, refusedPlaces: places }, full ? [] : [{ type: 'focus', field: 'stepper' }]]
}

function advance(form: Answering): Transition<FormState> {
  const step = currentStep(form)
  const size = form.draft.party.length
  const following = step.returns ? { name: 'review' as const, guest: 0 } : nextStep(step, size)
  const asked = following.name === 'review' ? size : step.guest + 1
  // The lead guest's choices are made after the first step.
  const later = (path: string) => personIndexOf(path) >= asked || (step.name === 'info' && isChoicePath(path))
  const stopped = stoppedAt(form, (path) => !later(path))
  if (stopped) return stopped
  return step.returns ? goBack(form) : goTo(form, following)
}

/** Leads to the first of the given fields that has an error; null when none has. Fields of later steps are not checked yet. */
function stoppedAt(form: Answering, concerns: (path: string) => boolean): Transition<FormState> | null {
  const found = Object.entries(errorsIn(form)).filter(([path]) => concerns(path))
  return found.length > 0 ? leadTo(form, Object.fromEntries(found)) : null
}

/** Goes back by the order of steps: to the history's previous entry where that is the step, else replaces the present one. */
export function goBack(form: Answering): Transition<Answering> {
  const step = currentStep(form)
  const moved = { ...form, moved: true, removedBy: null }
  const previous = step.returns ? null : previousStep(step, form.draft.party.length)
  if (step.returns || (previous && step.from === keyOf(previous))) return [moved, [{ type: 'go_back' }]]
  if (!previous) return [moved, [{ type: 'leave', path: '/' }]]
  const entry = { ...previous, flowId: form.draft.flowId }
  return [{ ...moved, entry }, [{ type: 'replace', entry }]]
}

/** Sends an unsent draft from any step; the review shows the outcome. */
export function sendFromAnywhere(form: Answering): Transition<FormState> {
  const [there, leading] = goTo(form, { name: 'review', guest: 0 })
  const [sending, effects] = askAndSend(there)
  return [sending, [...leading, ...effects]]
}

/** Sends the draft although this device answered before. Another party has an id of its own: the first may be stored under this one. */
export function sendAnother(form: Answering, submissionId: string): Transition<FormState> {
  const unsent = form.menu.event.title
  return sendNow(withDraft(form, { ...form.draft, unsent, another: true, submissionId }))
}

/** Keeps the response that was stored first, and shows it. */
export function keepFirst(form: Answering, { editToken: token }: Receipt): Transition<Answering> {
  const replaced = form.draft.decline
  return [
    form,
    [
      { type: 'keep_receipt', token, replaced },
      { type: 'store', draft: null },
      { type: 'show_receipt', token },
    ],
  ]
}

/** Makes the draft a new response: the one it was stored as is gone. */
export function asNew(form: Answering, submissionId: string): Answering {
  const { decline: _, ...draft } = form.draft
  return withEditedDraft<Answering>(form, { ...draft, submissionId })
}

/** Sends the draft in the place of a decline that was stored first. */
export function sendInPlaceOf(
  form: Answering,
  { declineToken: decline }: Pick<DeclineReceipt, 'declineToken'>,
  submissionId: string,
): Transition<FormState> {
  return sendNow(withDraft(form, { ...form.draft, decline, submissionId }))
}

/** Opens the earlier response for editing, with this draft as changes to save. */
export function changePrevious(form: Answering, { token, response }: PreviousAnswer): Transition<Answering> {
  const open = { type: 'leave', path: `/edit/${token}` } as const
  if (!response) return [form, [open]]
  const draft = mergeIntoStored(response, form.draft)
  return [form, [{ type: 'store_edit', token, draft }, { type: 'store', draft: null }, open]]
}

/**
 * Goes to the page for declining; a preview shows its receipt. A first answer needs a name, and a valid address.
 * @param again this device answered before, so that the names are known
 */
export function goToDecline(form: Answering, again: boolean): Transition<FormState> {
  if (form.isPreview) return [form, [{ type: 'show_receipt', token: '' }]]
  if (again) return [form, [{ type: 'leave', path: `/not-coming/${form.menu.event.eventCode}` }]]
  const stopped = stoppedAt(form, (path) => path === 'email' || path === 'party.0.name')
  return stopped ?? [form, [{ type: 'leave', path: `/not-coming/${form.menu.event.eventCode}` }]]
}

/** The form whose draft records the step that was entered. A draft that never left the first step has none. */
export function withCurrentStep(previous: Answering, form: Answering): Answering {
  const { name, guest } = currentStep(form)
  const stepBefore = currentStep(previous)
  if (stepBefore.name === name && stepBefore.guest === guest) return form
  if (!form.ready || form.sending === 'sent' || (name === 'info' && !form.draft.step)) return form
  return withDraft<Answering>(form, { ...form.draft, step: { name, guest } } satisfies Draft)
}
