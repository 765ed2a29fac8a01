import { figure } from '../../core/figures.ts'
import type { AgreedSubstitute } from '../../kitchen/rules/overruled.ts'
import { substituteText } from '../../kitchen/words/shared.ts'

// Declines, in the planner's lists.

export const notComing = 'Not coming'
/** Beside that, in a list of both. */
export const coming = 'Coming'
export function comingAndNot(coming: string, notComing: string): string {
  return `${coming} coming · ${notComing} not coming`
}
export const addNotComing = 'Add “Not coming”'
export const addNotComingAbout =
  'You are answering for a guest. It takes no place, and the deadline does not apply.'
export const namesLabel = 'Names *'
export const namesHint = 'One name per line, the lead guest first.'
export function tooManyNames(most: number): string {
  return `Please name at most ${most} people.`
}
/** Below a list that is cut. @param shown how many stand there */
export function newestShown(shown: string): string {
  return `Only the newest ${shown} are shown.`
}
/** In place of the parties that cannot come. `all` counts their people; a search may show none of them. */
export function noneNotComing(all: number): string {
  if (all === 0) return 'No one has declined yet.'
  return `Your search hides ${all === 1 ? '1 guest who is' : `${figure(all)} guests who are`} not coming.`
}
export const sendLinkAgain = 'Send the link again'
export const linkOnItsWay = 'The link is on its way.'
export const removeDecline = 'Remove'
export function ofNames(names: string): string {
  return ` “Not coming” of ${names}`
}
export function declineRemoved(names: string): string {
  return `“Not coming” of ${names} was removed.`
}
export function declineBack(names: string): string {
  return `“Not coming” of ${names} is back.`
}
export const undo = 'Undo'

/** Said once a planner has answered for a party. @param others how many come with the lead guest */
export function responseAdded(lead: string, others: number): string {
  if (others === 0) return `${lead} was added.`
  return `${lead} and ${others} more were added.`
}
export function declineAdded(names: string): string {
  return `${names} added as not coming.`
}
/** Beside the time of a response that somebody who plans the event wrote on a guest's behalf. */
export const addedBy = (author: string) => `by telephone, added by ${author}`
/** Beside the time of a response that somebody who plans the event changed last. */
export const changedBy = (author: string) => `by ${author}`

// The edit link of a response.

export const copyEditLink = 'Copy edit link'
export const editLink = 'Edit link'
/** Shown where the browser does not let the page copy. */
export const copyLinkByHand = 'Copying did not work. Select the link and press Ctrl+C or ⌘C.'
export const editLinkCopied = 'Edit link copied. Anyone with it can change this response.'
export const sendAgain = 'Send it again'
/** @param name of the lead guest */
export function ofResponse(name: string): string {
  return `of the response of ${name}`
}

/** @param address where the link is sent */
export function linkSentTo(address: string): string {
  return `The edit link is on its way to ${address}.`
}
/** @param address where the link is sent @param time at which it is, with its day */
export function linkWaits(address: string, time: string): string {
  return `One address gets at most three mails an hour. The edit link goes to ${address} at ${time}.`
}

/** The reason for which there is no link to copy, or none is sent. */
export const linkErased = 'The details of this response are erased. It has no edit link any more.'
export const linkNotMailed = 'The deadline has passed: edit links are no longer mailed.'
/** Said where the link was made under a key that the site no longer has. */
export const linkForgotten =
  'Everything is saved, but this link is too old to be shown again. Whoever has it can still use it.'
export const noAddressGiven = 'This response has no email address. Copy the edit link instead.'
export const mailQueueFull =
  'A day’s worth of mail is already waiting for this address. Copy the edit link and pass it on yourself.'

// The planner's page of guests: the table of people, its search and its panel.

export const views = { people: 'People', responses: 'Responses' }
export const viewLabel = 'Show'
export const searchPeople = 'Search by name, email or table'
export const findFold = 'Find'
export const dishLabel = 'Dish'
export const allDishes = 'All dishes'
export const switchLabels = {
  needs: 'Only with allergies',
  missing: 'Missing a pick',
  undelivered: 'Mail not delivered',
  recent: 'Since my last visit',
}
export const clearSearch = 'Clear the search'
export const nobodyFound = 'Nobody found'
export const nobodyFoundAbout = 'No guest matches everything you are looking for.'

/** @param shown people or responses that were found @param all of the event */
export function peopleShown(shown: string, all: string): string {
  return `${shown} of ${all} people shown`
}
export function responsesShown(shown: string, all: string): string {
  return `${shown} of ${all} responses shown`
}
/** While a long list arrives page by page. */
export function responsesLoaded(loaded: string, all: string): string {
  return `${loaded} of ${all} responses loaded`
}
export const notAllLoaded = 'The rest of the list could not be loaded.'
export const loadAgain = 'Try again'

export const tableCaption = 'Everybody with their dishes'
export const columns = {
  name: 'Name',
  needs: 'Allergies',
  party: 'Party',
  table: 'Table',
  arrival: 'Answered',
}
export const sortLabel = 'Sort by'
export const sortNames = { arrival: 'Newest first', name: 'Name', party: 'Party', table: 'Table' }
/** Leads to an event's tables, while it has none. */
export const seatGuests = 'Seat guests at tables'
/** Leads from a name to the party's lead guest, who has another one. */
export function inPartyOf(lead: string): string {
  return `in the party of ${lead}`
}
export function partyOfPeople(count: string): string {
  return `${count} people`
}
/** Before the names of a party's people that a search found. */
export const foundIn = 'with'

export const closePanel = 'Close'
export const panelFacts = { guests: 'Guests', email: 'Email', answered: 'Answered', changed: 'Changed' }

export const nothingChosen = 'Nothing Chosen'
export const responsesNotLoaded = 'Failed to load guest responses. Please try again.'
export const declineNotFound = 'This answer was deleted.'
export const responseGone = 'This response was deleted.'
export const guestsErased =
  'The details of this event’s guests are erased for good. Nobody can be added to it any more.'
export const restoreOver = 'This response can no longer be restored.'

/** Asked before a response is deleted. @param leadGuestName empty once it is erased */
export function deleteResponseAsked(leadGuestName: string): string {
  const whose = leadGuestName ? `the response of ${leadGuestName}'s` : "this erased response's"
  return `Are you sure you want to delete ${whose} group?`
}

/** Said once a response is deleted, or restored. @param leadGuestName empty once it is erased */
export function responseDeleted(leadGuestName: string): string {
  return leadGuestName
    ? `The response of ${leadGuestName}'s group was deleted.`
    : 'The erased response was deleted.'
}
export function responseRestored(leadGuestName: string): string {
  return leadGuestName ? `The response of ${leadGuestName}'s group is back.` : 'The erased response is back.'
}

/** 12 responses, 30 guests: the line above the list. */
export function totalLine(responses: number, guests: number): string {
  return `${counted(responses, 'response')} · ${counted(guests, 'total guest')}`
}

function counted(count: number, what: string): string {
  return `${figure(count)} ${what}${count === 1 ? '' : 's'}`
}

/** Somebody who was counted before they had a name. @param position in the party; the lead guest is 1 */
export function unnamedGuest(position: number): string {
  return `Guest ${position}`
}
export const sameNameAsOther = 'Same name as another party'
/** Shown beside the address a mail never reached. */
export const notDelivered = 'Mail could not be delivered'
export const notDeliveredAbout =
  'The mail with the edit link could not be delivered to this address. Ask the guest for the right one and correct it: the link is sent again.'

/** 2 mails could not be delivered: the line above the list. */
export function notDeliveredLine(mails: number): string {
  const marked = mails === 1 ? 'Its address is marked' : 'Their addresses are marked'
  return `${counted(mails, 'mail')} could not be delivered. ${marked} below.`
}
export const csvNeedsUpgrade = 'CSV and Excel export come with an upgrade of the event'
export const csvFailed = 'Failed to download CSV. Please try again.'

export const noSelections = 'No guest selections found for this event'
export const noCategoriesFound = 'No menu categories found for this event'
export const noItemsFound = 'No menu items found for this event'
export const noSelectionsToExport = 'No guest selections to export'
export const noSelection = 'No Selection'

/** The fixed columns of the export. `rules/export.ts` has their order. */
export const exportColumns = {
  leadGuestName: 'Lead Guest Name',
  leadGuestEmail: 'Lead Guest Email',
  guestName: 'Guest Name',
  allergies: 'Allergies/Dietary Restrictions',
  guestNumber: 'Guest Number in Party',
  partySize: 'Total Party Size',
  submissionDate: 'Submission Date',
}
/** Optional columns after the menu's: each is exported only if some guest has a value. */
export const optionalExportColumns = {
  age: 'Age',
  table: 'Table',
  special: 'Special Number',
  needs: 'Needs',
  instead: 'Served Instead',
  attendance: 'Attendance',
}
export function servedInstead(category: string, agreed: AgreedSubstitute): string {
  return `${category}: ${substituteText(agreed)}`
}

// A planner's preview of the guest's form.

export const tryAsGuest = 'Try it as a guest'
export const nothingToPreview = 'There is nothing to choose yet. Add a dish to your menu first.'
