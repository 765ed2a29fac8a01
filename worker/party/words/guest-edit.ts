import { figure } from '../../core/figures.ts'
import { plural } from '../../languages/en/forms.ts'

// The edit link after the deadline, where needs can still be changed.

export const changeNeeds = 'Add or change needs'
/** @param who as `needsReader` says */
export function needsStillOpen(who: string): string {
  return `You can no longer change dishes. You can still change allergies and diets until the meal, and we’ll tell ${who}.`
}
/** The reader: the kitchen where it has a link, else who asks. */
export function needsReader(kitchen: boolean, organizer: string): string {
  return kitchen ? 'the kitchen' : organizer
}
export const saveNeeds = 'Save needs'
/** @param who as `needsReader` says */
export function needsSaved(who: string): string {
  return `Saved. We’ll tell ${who}.`
}
export const needsNotSaved = 'We could not save this. Nothing you typed is lost: please try again.'
/** Beside the answer as it is stored now. */
export const needsChangedMeanwhile =
  'This answer was changed somewhere else in the meantime, and is shown above as it is now. What you typed is kept here: compare the two, then save again.'

// Dialogs and questions of the edit page.

export const withdrawWarning =
  'Your whole party is removed, and your places are free for others. To come after all, you would have to answer again.'
export const keepAnswer = 'Keep my answer'
export const withdrawWord = 'Withdraw'
export const notSavedYet = 'You have unsaved changes here.'
export const saveIt = 'Save it'
export const showSaved = 'Show what is saved'
export const changesDropped = 'Your unsaved changes were dropped.'
export const leaveChanged = 'Leave without saving?'
export const leaveWarning = 'You have unsaved changes here. They are lost if you leave.'
export const keepChanging = 'Stay here'
export const leaveWord = 'Leave without saving'
export const savedMeanwhile = 'Saved in the meantime'
export const keepSaved = 'Keep the saved answer'
export const yourChanges = 'Your changes'
export const keepMine = 'Keep my changes'
/** One of two versions says this of a person who is only in the other. */
export function notInParty(name: string): string {
  return `Without ${name}`
}
export const noEmail = 'No email'
export const mailUndelivered =
  'Our mail did not reach this address. Correct it, or keep the link to this page.'

export const eraseOffer =
  'If you like, you can remove the names, allergies and email address of your party now. Your dishes stay in the count.'
export const eraseWarning =
  'The kitchen will no longer know about your allergies. The names, allergies and email address of your whole party are removed.'
export const keepDetails = 'Keep my details'
export const eraseWord = 'Erase'

export const eraseFailed = 'We could not erase your details. Please try again.'
export const withdrawn = 'Your answer was withdrawn.'
export const withdrawFailed = 'We could not withdraw your answer. Please try again.'
export const changedMeanwhile =
  'This answer was changed somewhere else in the meantime. Which one should be kept?'

// The edit page.

export const editing = 'Editing Menu Selections'
export const yourInformation = 'Your Information'
export const additionalGuests = 'Additional Guests'
export const withdrawAnswer = 'Withdraw my answer'
export const cancel = 'Cancel'
export const update = 'Update Menu Selections'
export const updating = 'Updating...'
export const savedShort = 'Saved'
export const saveWithout = 'Save without these dishes'

export const eventLimitation = 'Event Limitation'
/**
 * Places a small event has left beside this party.
 * @param limit guests in all. @param others registered beside this party. @param free slots for this party
 */
export function limitation(limit: number, others: number, free: number): string {
  const registered = plural(others, {
    one: `${figure(others)} other guest is registered.`,
    other: `${figure(others)} other guests are registered.`,
  })
  const slots = plural(free, { one: `${figure(free)} slot`, other: `${figure(free)} slots` })
  const left = free > 0 ? `${slots} remaining for your party.` : 'The event is at capacity.'
  return `This event is limited to ${figure(limit)} guests total. ${registered} ${left}`
}

export const updated = 'Menu selections updated successfully!'
export const updateFailed = 'Failed to update selections. Please try again.'
