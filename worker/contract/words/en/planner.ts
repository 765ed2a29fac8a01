import { figure } from '../../figures.ts'
import { deadlineMonths } from '../../limits.ts'
import { type Deadline, isRefundable, refundableUntil } from '../../refund.ts'
import { refundedKeptDays } from '../../retention.ts'
import { site } from '../../site.ts'
import { terms } from '../../terms.ts'
import { longDay } from './days.ts'
import { noneName } from './guest.ts'

export const nameRequired = 'Name is required'
export const emailRequired = 'Email is required'
export const passwordRequired = 'Password is required'
export const passwordTooShort = 'Password must be at least 6 characters'
export const passwordTooLong = 'Password must be at most 128 characters'
export const passwordNeedsUpper = 'Password must contain at least one uppercase letter'
export const passwordNeedsLower = 'Password must contain at least one lowercase letter'
export const passwordNeedsDigit = 'Password must contain at least one number'
export const passwordTooCommon = 'This password is too common. Please choose another.'
/** The visible checks on a new password. */
export const passwordRules = {
  length: 'At least 6 characters',
  upper: 'One uppercase letter',
  lower: 'One lowercase letter',
  digit: 'One number',
}
export const confirmRequired = 'Please confirm your password'
export const passwordsDiffer = "Passwords don't match"
export const emailNotConfirmed =
  'Please check your email and click the confirmation link to activate your account before signing in.'
export const wrongCredentials = 'Invalid email or password. Please check your credentials and try again.'
export const alreadyRegistered =
  'An account with this email already exists. Please sign in instead or use a different email.'
export const accountCreated =
  'Account created successfully! Please check your email and click the confirmation link to activate your account.'
export const alreadyConfirmed = 'Already confirmed. Please sign in.'
export const confirmed = 'Your email is confirmed, and you are signed in.'
export const confirmPasswordWrong = 'This is not the password that was chosen at sign-up.'
export const confirmLinkInvalid = 'This confirmation link is invalid or has expired.'
export const confirmSent =
  'If this address is waiting for its confirmation, a new link is on its way. Please check your inbox.'
export const resetSent =
  'Password reset email sent! Please check your inbox and follow the instructions to reset your password.'
export const resetLinkInvalid = 'Invalid or expired password reset link. Please request a new one.'
export const tooBusy = 'Many people are signing in right now.'
export const accountGuessed =
  'Too many wrong passwords were tried for this address. If it has an account, a mail with another way in is on its way to it.'
export const resetFailed = 'Failed to reset password. Please try again.'

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

/** Said when a planner comes back from an upgrade: the limit is the server's. */
export function upgraded(title: string, guestLimit: number): string {
  return `${title} now takes up to ${figure(guestLimit)} guests.`
}
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

/** The checkbox of a category in which everybody has to answer, and its hint. */
export const categoryRequired = 'Guests must choose here'
export const categoryRequiredAbout = `Each guest picks a dish, or “${noneName}”. Responses you already have stay as they are.`
/** Shown on such a category's card. */
export const categoryIsRequired = 'Guests must choose'
export const noChoice = 'No choice'
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

export const accountConfirmDiffers = 'Please type your email address exactly as shown'
export const accountDeleteFailed = 'Failed to delete your account. Please try again.'

/** Every person in a party counts as one: said wherever guest responses are the unit of sale. */
export const everyPersonCounts = 'Every person in a party counts as one.'

/** An upgrade of one event. `guests` is the limit it brings. */
export const plan = {
  name: (guests: number) => `${figure(guests)} guest responses`,
  description: (guests: number) => `For one event with up to ${figure(guests)} guests.`,
  responses: (guests: number) => `Up to ${figure(guests)} guest responses`,
  categories: (most: number) => `Up to ${most} menu categories`,
  csv: 'CSV export of all menu selections',
  editLinks: 'Emailed guest-edit links',
}

/** What the planner is told before paying. */
export const upgradeNotes = [
  'Event dates cannot be changed after upgrade.',
  'The upgrade applies only to this event. Your other events keep their limits.',
  'Payment goes through Stripe, our card provider. We never see your card.',
  'It takes effect right after payment.',
]

/** What the planner sees when the server could not start a checkout. */
export const checkoutFailed = 'Failed to start checkout. Please try again.'
export const pastDeadline = 'Cannot upgrade past deadline'
export const notAboveLimit = 'This plan is not above the current limit of the event.'
export const paymentUnderWay =
  'A payment for this plan is already on its way. The limit rises as soon as it is confirmed.'
export const refundFailed = 'The refund could not be made. Please try again.'
export const nothingToRefund = 'There is no payment to refund.'
export const ordersNotLoaded = 'Your purchases could not be loaded. Please try again.'
export const upgradeUnavailable = 'Upgrade Not Available'
export const maximumReached = 'Maximum Capacity Reached'

/** Why a payment that came in changes nothing and should be given back. */
export const refundReasons = {
  event_gone: 'The event was deleted before the payment was confirmed.',
  event_refunded: 'The event was refunded before the payment was confirmed.',
  closed: 'The payment was confirmed after the deadline.',
  not_above: 'The event already had this limit or a higher one.',
  mismatch: 'What was paid is not what was ordered.',
} as const

/** Why a payment is listed again although it was given back, by whether its event has come back with it. */
export const refundFailedReasons = {
  event: 'The refund failed: the money has not reached the planner. The event is back, as it was before.',
  none: 'The refund failed: the money has not reached the planner.',
} as const

/** Why a payment is listed, in words. */
export function refundReason({
  reason,
  refundFailedAt,
  counts,
}: {
  reason: keyof typeof refundReasons | null
  refundFailedAt: number | null
  counts: boolean
}): string {
  if (refundFailedAt !== null) return refundFailedReasons[counts ? 'event' : 'none']
  return reason ? refundReasons[reason] : ''
}

export const notRefundable = `Not refundable: the deadline is less than ${terms.refundBeforeDeadlineDays} days away.`
export const noLongerRefundable = 'Not refundable any more: the time for asking has passed.'

/** What a refund does to the event, wherever it is told. */
export const refundDeletes = `A refund closes and hides the event at once, and deletes it with all its data ${refundedKeptDays} days later.`

/** Said to its planner of a refunded event, by its address. */
export const eventRefunded =
  'This event was refunded. It is closed and hidden, and will be deleted with all its data.'

/** Said on the dashboard of a refunded event. `deletedOn` is a calendar day. */
export function refundedNotice(title: string, deletedOn: string): string {
  return `${title} was refunded. It is closed and hidden, and will be deleted with all its data on ${longDay(deletedOn)}.`
}

/** The guarantee as a rule, for whoever has no event in mind: FAQ and terms. */
export const refundRule = `You can ask for your money back within ${terms.refundWithinDays} days of the purchase, and at least ${terms.refundBeforeDeadlineDays} days before the event's submission deadline. ${refundDeletes}`

/** What is said of refunds before paying: `Refundable until {date}`, or that it is not. */
export function refundWords(event: Deadline, now: number): string {
  return isRefundable(event, now, now)
    ? `Refundable until ${longDay(refundableUntil(event, now))}`
    : notRefundable
}

/** The same of a purchase already made. */
export function refundWordsOf(event: Deadline, boughtAt: number, now: number): string {
  if (isRefundable(event, boughtAt, now))
    return `Refundable until ${longDay(refundableUntil(event, boughtAt))}`
  return isRefundable(event, boughtAt, boughtAt) ? noLongerRefundable : notRefundable
}

/** What the delete dialog of a premium event says: to ask first while that is possible. */
export function deletingDoesNotRefund(event: Deadline, boughtAt: number, now: number): string {
  return isRefundable(event, boughtAt, now)
    ? `Deleting does not refund. Ask for a refund first: ${site.supportEmail}`
    : 'Deleting does not refund.'
}
