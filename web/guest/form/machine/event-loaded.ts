import type { Category } from '#menu/shape/menu'
import { type Asking, type MissingChoice, missingChoices } from '#party/rules/choices'
import type { GuestMenu } from '#party/shape/guest'
import { clearedByReopening } from '../rules/final-codes.ts'
import { lostChoices } from '../rules/lost-choices.ts'
import { withoutGoneChoices } from '../rules/response-draft.ts'
import { withDraft } from './change.ts'
import { currentStep, type FormState, isBusy, lostChoicesOf } from './state.ts'

/**
 * Applies the event as it is now. A draft that is being sent was chosen from the old menu: the server decides about that.
 * @param hasReopened it was closed until now
 */
export function eventLoaded(form: FormState, menu: GuestMenu, hasReopened: boolean): FormState {
  const { guestLimit, registeredGuests } = menu
  const after = { ...(isBusy(form) ? form : withNews(form, menu)), places: { guestLimit, registeredGuests } }
  if (!hasReopened) return after
  const { failure } = form
  return {
    ...after,
    hasReopened,
    failure: failure && clearedByReopening.includes(failure.code) ? null : failure,
  }
}

function withNews(form: FormState, menu: GuestMenu): FormState {
  const { categories, menuVersion, event } = menu
  const shown = form.menu.categories
  const gone = lostChoices(form.draft.party, form.draft.seen ?? shown, categories)
  const party = withoutGoneChoices(form.draft.party, categories)
  // The dishes keep the words of the menu they were chosen from.
  const after = withDraft<FormState>(form, { ...form.draft, party })
  const since = categories.filter(
    (course) => asks(course) && !shown.some((one) => one.id === course.id && asks(one)),
  )
  const fields = {
    lost: [...lostChoicesOf(form), ...gone],
    newlyRequiredIds: [...form.newlyRequiredIds, ...since.map(({ id }) => id)],
  }
  if (after.kind === 'answering') return { ...after, ...fields, menu }
  return { ...after, ...fields, menu: { ...after.menu, categories, menuVersion, event } }
}

function asks({ required, items }: Asking): boolean {
  return required === true && items.length > 0
}

/**
 * Courses that became required since the page loaded and in which somebody has not chosen, and the people who are asked about
 * it here: those whose courses were shown already.
 */
export function nowRequired(form: FormState): { courses: string[]; open: MissingChoice<Category>[] } {
  const { party } = form.draft
  const since = form.menu.categories.filter(({ id }) => form.newlyRequiredIds.includes(id))
  const storedParty = form.kind === 'editing' ? form.menu.response.party : []
  const missingNow = missingChoices(party, since, storedParty)
  const courses = since.filter(({ id }) => missingNow.some(({ category }) => category.id === id))
  const shown = shownTo(form)
  return {
    courses: courses.map(({ name }) => name),
    open: missingNow.filter(({ index }) => index < shown),
  }
}

/** The number of people whose courses were shown. */
function shownTo(form: FormState): number {
  if (form.kind === 'editing') return form.draft.party.length
  const { name, guest } = currentStep(form)
  if (name === 'review') return form.draft.party.length
  return name === 'info' ? 0 : guest + 1
}
