// The planner's page of guests: the table of people, its search and its panel.

export const views = { people: 'People', responses: 'Responses' }
export const viewLabel = 'Show'
export const searchPeople = 'Search by name, email or table'
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
export const nobodyFoundAbout = 'No guest has everything that is looked for.'

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
export { erased } from './places.ts'
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
