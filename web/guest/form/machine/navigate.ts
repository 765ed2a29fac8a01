import {
  allFieldErrors,
  choicePath,
  type FieldErrors,
  isChoicePath,
  personIndexOf,
} from '../rules/response-draft.ts'
import { keyOf, type Step } from '../rules/steps.ts'
import type { Transition } from './actions.ts'
import { type AnswerFormState, asksEmail, currentStep, type FormState, menuOf } from './state.ts'

/** Goes on to a step. With `returns`, Continue on that step comes back to this one. */
export function goTo(
  form: AnswerFormState,
  next: Step,
  { returns = false } = {},
): Transition<AnswerFormState> {
  const entry = { ...next, from: keyOf(currentStep(form)), returns, flowId: form.draft.flowId }
  return [{ ...form, entry, hasChangedStep: true, removalCause: null }, [{ type: 'push', entry }]]
}

/** The step of a person's choices. */
export function stepOfChoices(personIndex: number): Step {
  return { name: personIndex === 0 ? 'lead-menu' : 'additional-guests', personIndex }
}

/** Leads to a person's choice in a course. Continue on its step comes back. */
export function showChoice(form: FormState, personIndex: number, categoryId: string): Transition<FormState> {
  const [after, effects] =
    form.kind === 'answering'
      ? goTo(form, stepOfChoices(personIndex), { returns: true })
      : ([form, []] satisfies Transition<FormState>)
  return [after, [...effects, { type: 'focus', field: choicePath(personIndex, categoryId) }]]
}

/** Shows errors, and leads to the first of their fields. */
export function showErrors(form: FormState, fieldErrors: FieldErrors): Transition<FormState> {
  const [first = ''] = Object.keys(fieldErrors)
  const withErrors = { ...form, fieldErrors }
  const [after, effects] =
    withErrors.kind === 'answering'
      ? goToStepOf(withErrors, first)
      : ([withErrors, []] as Transition<FormState>)
  return [after, [...effects, { type: 'focus', field: first }]]
}

/** Goes to the step of a field, unless it is the current one. */
function goToStepOf(form: AnswerFormState, path: string): Transition<AnswerFormState> {
  const personIndex = personIndexOf(path)
  const name = personIndex > 0 ? 'additional-guests' : isChoicePath(path) ? 'lead-menu' : 'info'
  const step = currentStep(form)
  return step.name === name && step.personIndex === personIndex
    ? [form, []]
    : goTo(form, { name, personIndex })
}

/** All errors of the draft as it is now. */
export function errorsIn(form: FormState): FieldErrors {
  const storedParty = form.kind === 'editing' ? form.view.response.party : []
  return allFieldErrors(form.draft, asksEmail(form), menuOf(form).categories, storedParty)
}
