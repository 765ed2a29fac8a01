// The head that an event's pages share.

export const eventPages = 'This event'
export const backToEvents = 'Back to your events'
/** Said in the place of an open event that went away. */
export const noAccess = 'You no longer have access to this event'
export const noAccessWhy = 'It was deleted, or you are no longer among those who plan it.'
export const overviewTab = 'Overview'
export const menuTab = 'Menu'
export const guestsTab = 'Guests'
export const tablesTab = 'Tables'
export const kitchenTab = 'Kitchen'

/** State of an open event. @param day of the deadline @param zone as `inZone` says it */
export function openUntil(day: string, zone: string): string {
  return `Open · closes ${day}${zone}`
}
export function closedOn(day: string, zone: string): string {
  return `Closed · ${day}${zone}`
}
/** @param zone name of the zone a day is counted in */
export function inZone(zone: string): string {
  return ` (${zone})`
}
/** The same within a line. */
export function closesOnDay(day: string, zone: string): string {
  return `deadline ${day} (${zone})`
}
export function closedOnDay(day: string, zone: string): string {
  return `closed ${day} (${zone})`
}
/** Guests coming, of all places. */
export function comingOf(coming: string, limit: string): string {
  return `${coming} of ${limit} coming`
}

/** @param name the host's, as shown to guests */
export function askedBy(name: string): string {
  return `Hosted by ${name}`
}

export const eventCode = 'Guest event code'
export const copy = 'Copy'
export const copyCode = 'Copy the code'
export const codeCopied = 'Code copied to clipboard'
export const copyCodeByHand = 'Copying did not work. The code is selected: press Ctrl+C or ⌘C.'

export const share = 'Share'
export const moreActions = 'More for this event'
export const editEvent = 'Edit'
export const upgradeEvent = 'Upgrade'
export const downloadCsv = 'Download CSV'
export const deleteEvent = 'Delete'

/** The next thing an event needs. */
export const menuStep = 'Add your menu'
export const shareStep = 'Share with your guests'
export const peopleOfEvent = 'People'

/** Read aloud for the initials of those who have the event open, too. @param names each of theirs */
export function alsoHere(names: readonly string[]): string {
  return `Also here: ${names.join(', ')}`
}
/** After the initials of the first. */
export const moreHere = (count: number) => `+${count}`
