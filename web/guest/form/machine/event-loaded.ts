import type { Category } from '#menu/shape/menu'
import { type MissingChoice, missingChoices, type RequirableCategory } from '#party/rules/choices'
import type { GuestMenu } from '#party/shape/guest'
import { clearedByReopening } from '../rules/final-codes.ts'
import { lostChoices } from '../rules/lost-choices.ts'
import { withoutGoneChoices } from '../rules/response-draft.ts'
import { withDraft } from './change.ts'
import { currentStep, type FormState, isBusy, lostChoicesOf, menuOf } from './state.ts'

/**
 * Applies the event as it is now. A draft that is being sent was chosen from the old menu: the server decides about that.
 * @param hasReopened true if it was closed until now
 */
export function eventLoaded(form: FormState, menu: GuestMenu, hasReopened: boolean): FormState {
  const { guestLimit, registeredGuests } = menu
  const after = {
    ...(isBusy(form) ? form : withLiveMenu(form, menu)),
    places: { guestLimit, registeredGuests },
  }
  if (!hasReopened) return after
  const { failure } = form
  return {
    ...after,
    hasReopened,
    failure: failure && clearedByReopening.includes(failure.code) ? null : failure,
  }
}

function withLiveMenu(form: FormState, menu: GuestMenu): FormState {
  const { categories, menuVersion, event } = menu
  const previous = menuOf(form).categories
  const newlyLost = lostChoices(form.draft.party, form.draft.chosenDishes ?? previous, categories)
  const party = withoutGoneChoices(form.draft.party, categories)
  // With the previous menu: `withDraft` records the texts from which the dishes were chosen.
  const after = withDraft<FormState>(form, { ...form.draft, party })
  const newlyRequired = categories.filter(
    (course) => isRequired(course) && !previous.some((one) => one.id === course.id && isRequired(one)),
  )
  const fields = {
    lostChoices: [...lostChoicesOf(form), ...newlyLost],
    newlyRequiredIds: [...form.newlyRequiredIds, ...newlyRequired.map(({ id }) => id)],
  }
  if (after.kind === 'answering') return { ...after, ...fields, menu }
  return { ...after, ...fields, view: { ...after.view, categories, menuVersion, event } }
}

function isRequired({ required, items }: RequirableCategory): boolean {
  return required === true && items.length > 0
}

/**
 * Courses that became required since the page loaded and in which somebody has not chosen, and the missing choices of the
 * people whose courses the guest has already been shown: nobody would be asked for these on a later step.
 */
export function nowRequired(form: FormState): { courses: string[]; missing: MissingChoice<Category>[] } {
  const { party } = form.draft
  const newlyRequired = menuOf(form).categories.filter(({ id }) => form.newlyRequiredIds.includes(id))
  const storedParty = form.kind === 'editing' ? form.view.response.party : []
  const allMissing = missingChoices(party, newlyRequired, storedParty)
  const courses = newlyRequired.filter(({ id }) => allMissing.some(({ category }) => category.id === id))
  const visitedPeople = countVisitedPeople(form)
  return {
    courses: courses.map(({ name }) => name),
    missing: allMissing.filter(({ index }) => index < visitedPeople),
  }
}

/** The number of people whose courses the guest has been shown. */
function countVisitedPeople(form: FormState): number {
  if (form.kind === 'editing') return form.draft.party.length
  const { name, personIndex } = currentStep(form)
  if (name === 'review') return form.draft.party.length
  return name === 'info' ? 0 : personIndex + 1
}
