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
  return `${title} now takes up to ${guestLimit} guests.`
}
export const csvFailed = 'Failed to download CSV. Please try again.'
