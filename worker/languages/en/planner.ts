import { figure } from '../../core/figures.ts'
import { deadlineMonths } from '../../core/limits.ts'
import { type Agreed, agreedInstead } from './agreed.ts'
import { noneName } from './guest.ts'

export const plannersNotLoaded = 'Failed to load planners data'
export const eventsNotLoaded = 'Failed to load events data'
export const auditNotLoaded = 'Failed to load the audit log'
export const adminEventDeleted = 'Event deleted successfully'
export const adminEventNotFound = 'Event not found or could not be deleted'
export const adminDeleteFailed = 'Failed to delete event. Please try again.'

/** How lately a planner signed in. */
export const activities = {
  never: 'never signed in',
  active: 'Active',
  recent: 'Recent',
  inactive: 'Inactive',
}

export const nothingChosen = 'Nothing Chosen'
export const unknownCategory = 'Unknown Category'
export const unknownItem = 'Unknown Item'
export const responsesNotLoaded = 'Failed to load guest responses. Please try again.'
export const declineNotFound = 'This answer was deleted.'
export const responseGone = 'This response was deleted.'
export const guestsErased =
  'The details of this event’s guests are erased for good. Nobody can be added to it any more.'
export const restoreOver = 'This response can no longer be restored.'

/** A name as it stands in lists: one that was taken off the menu says so. */
export function shownName({ name, removed }: { name: string; removed: boolean }): string {
  return removed ? `${name} (removed)` : name
}

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

/** Shown beside the address a mail never reached. */
export const sameNameAsOther = 'Same name as another party'
export const notDelivered = 'Mail could not be delivered'
export const notDeliveredAbout =
  'The mail with the edit link could not be delivered to this address. Ask the guest for the right one and correct it: the link is sent again.'

/** 2 mails could not be delivered: the line above the list. */
export function notDeliveredLine(mails: number): string {
  const marked = mails === 1 ? 'Its address is marked' : 'Their addresses are marked'
  return `${counted(mails, 'mail')} could not be delivered. ${marked} below.`
}

export const coverTypeWrong = 'Please choose a JPEG, PNG or WebP image.'
export const coverTooLarge = 'This image is larger than 5 MB. Please choose a smaller one.'
export const coverUnreadable = 'This image could not be read. Please choose another one.'

/** Said when an event was created and its cover was not stored. */
export const coverNotSaved = 'Event created, but its cover image was not saved. Edit the event to try again.'

export const urlCopied = 'URL copied to clipboard'
export const copyByHand = 'Copying did not work. The link is selected: press Ctrl+C or ⌘C.'
export const noEvents = 'No events yet'
export const noMenuItemsAdded = 'No Menu Items Added Yet'
export const eventNearCapacity = 'Event near capacity'
export const eventAtCapacity = 'Event at capacity'
export const csvNeedsUpgrade = 'CSV export comes with an upgrade of the event'
export const eventCreated = 'Event created. Add a menu next.'
export const eventUpdated = 'Event updated.'
export const eventDeleted = 'Event deleted.'
export const countsNotLoaded = 'The figures could not be refreshed. They may be out of date.'
export const csvFailed = 'Failed to download CSV. Please try again.'

export const deleteEventQuestion = 'Are you sure you want to delete this event? This action cannot be undone.'
export const confirmWord = 'Delete'
export const confirmDiffers = `Please type "${confirmWord}" exactly as shown.`
/** What the deletion of a premium event takes along, as its dialog lists it. */
export const premiumDeletionTakes = [
  'Event details',
  'Menu categories and items',
  'Guest responses',
  'The premium upgrade',
]
export const premiumDeletion =
  'This is a premium event. Deleting it cannot be undone, and its upgrade does not move to another event.'

export const titleRequired = 'Event title is required'
export const titleTooLong = 'Title must be less than 100 characters'
export const titleCharacters = 'Title contains invalid characters'
export const descriptionTooLong = 'Description must be less than 500 characters'
export const deadlineRequired = 'Submission deadline is required'
export const deadlinePast = 'Submission deadline must be today or in the future'
export const deadlineTooFar = `Submission deadline must be within the next ${deadlineMonths} months`
export const deadlineLocked =
  'Premium Event Restriction: the submission deadline cannot be changed for premium events to ensure proper guest capacity management.'
export const zoneUnknown = 'Please choose a time zone from the list'

export const noSelections = 'No guest selections found for this event'
export const noCategoriesFound = 'No menu categories found for this event'
export const noItemsFound = 'No menu items found for this event'
export const noSelectionsToExport = 'No guest selections to export'
export const noSelection = 'No Selection'

/** The fixed columns of the export, in their order. */
export const exportColumns = [
  'Lead Guest Name',
  'Lead Guest Email',
  'Guest Name',
  'Allergies/Dietary Restrictions',
  'Guest Number in Party',
  'Total Party Size',
  'Submission Date',
]
/** The columns behind the menu's, each where there is something to say. */
export const exportColumnsOfMore = {
  age: 'Age',
  table: 'Table',
  special: 'Special Number',
  needs: 'Needs',
  instead: 'Served Instead',
  attendance: 'Attendance',
}
export function servedInstead(category: string, agreed: Agreed): string {
  return `${category}: ${agreedInstead(agreed)}`
}

/** The checkbox of a category in which everybody has to answer, and its hint. */
export const categoryRequired = 'Guests must choose here'
export const categoryRequiredAbout = `Each guest picks a dish, or “${noneName}”. Responses you already have stay as they are.`
/** Shown on such a category's card. */
export const categoryIsRequired = 'Guests must choose'
export const noChoice = 'Not chosen'
/** In the place of dishes, for an infant who eats nothing. */
export const noPlate = 'No plate'
export const categoryNameRequired = 'Category name is required'
export const categoryNameTooLong = 'Name must be less than 50 characters'
export const categoryNameCharacters = 'Category name contains invalid characters'
export const itemNameRequired = 'Item name is required'
export const itemNameTooLong = 'Name must be less than 100 characters'
export const itemNameCharacters = 'Item name contains invalid characters'

/** Said when a category more than the event's limit is asked for. */
export function categoryLimitReached(limit: number): string {
  return `You have reached the maximum limit of ${limit} categories per event.`
}

/** Said when an item more than a category's limit is asked for. */
export function itemLimitReached(limit: number): string {
  return `You have reached the maximum limit of ${limit} items per category.`
}
export const deleteCategoryAsked =
  'Are you sure you want to delete this category? All items in this category will also be deleted.'
export const deleteItemAsked = 'Are you sure you want to delete this menu item?'
export const menuMovedOn = 'The menu was changed somewhere else. It is shown as it is now.'

/** Said before something that guests chose is deleted; empty when nobody did. */
export function chosenBy(guests: number): string {
  if (guests === 0) return ''
  return guests === 1 ? '1 guest has chosen this.' : `${figure(guests)} guests have chosen this.`
}
/** Opens place cards, service sheets and the rest that is printed. */
export const cardsAndLists = 'Cards and lists'
