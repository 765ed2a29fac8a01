import { figure } from '../../core/figures.ts'
import { unnamedGuest } from '../../party/words/planner.ts'
import type { Figures, Invitation, Kind } from '../shape/invitation.ts'

// The guest list, on the planner's page of guests.

export const guestListTitle = 'Guest list'
export const answersView = 'Answers'
export const guestViews = 'Guests by list or by answer'
export const listNotLoaded = 'The guest list could not be loaded. Please try again.'
export const listNotAllLoaded = 'Part of the list could not be loaded.'
export const loadListAgain = 'Load the rest'
export const listLoading = 'Loading the rest of the list…'

export const startList = 'Add a guest list'
export const startListAbout = 'Know whom you invited? With a guest list you see who has not answered yet.'
export const noListYet = 'No guest list yet'
export const noListAbout =
  'Add the people you invited, a party a line. Then you see who is coming, who is not, and who has not answered.'
export const importList = 'Import a list'
/** An import that was cut. @param left its parties that are not on the list yet */
export function importWaits(left: number): string {
  return `${figure(left)} ${left === 1 ? 'party of your import waits' : 'parties of your import wait'} on this device.`
}
export const goOnImporting = 'Go on with the import'

export const addLineLabel = 'Add a party'
export const addLineHint =
  'Names with commas between them: Anna Lee, Tom Lee. Or a name and a number: The Lees 4.'
export const addLineAction = 'Add'
export const addWithDetails = 'Add with details'
export function partyAdded(label: string): string {
  return `${label} is on the list.`
}
export function partyNotAdded(label: string, reason: string): string {
  return `${label} was not added. ${reason}`
}

export const findParty = 'Find a party'
export const findPartyFold = 'Find and sort'
export const answerLabel = 'Answer'
export const answers = {
  all: 'Everyone',
  silent: 'Not answered',
  coming: 'Coming',
  not_coming: 'Not coming',
  missing: 'Something missing',
  unaddressed: 'No email',
} as const
export const sortListLabel = 'Sort by'
export const listSorts = {
  label: 'Name',
  places: 'Largest party',
  table: 'Table',
  changed: 'Last changed',
} as const
/** The part of the list that a search shows. */
export function partiesShown(shown: number, all: number): string {
  return `${figure(shown)} of ${figure(all)} ${all === 1 ? 'party' : 'parties'} shown`
}
export function partiesOnList(all: number): string {
  return `${figure(all)} ${all === 1 ? 'party' : 'parties'}`
}
export const noPartyFound = 'No party found'
export const noPartyFoundAbout = 'No party on the list fits your search.'
export const showEveryone = 'Show everyone'
export const allAnswered = 'Everyone has answered'
export const allAnsweredAbout = 'No one on the list is left to ask.'

/** A party's answer as short marks. Nothing is told of a kind that nobody is. */
export function marksOf({
  coming,
  notComing,
  silent,
  unused,
}: Figures): { kind: keyof Figures; text: string }[] {
  const places = coming + notComing + silent + unused
  const mark = (kind: keyof Figures, count: number, text: string) =>
    count === 0
      ? []
      : [{ kind, text: count === places && count === 1 ? text : `${figure(count)} ${text.toLowerCase()}` }]
  return [
    ...mark('coming', coming, 'Coming'),
    ...mark('notComing', notComing, 'Not coming'),
    ...mark('silent', silent, 'Not answered'),
    ...mark('unused', unused, 'Not used'),
  ]
}
/** People who have still to choose, and in which courses: "Tom (Main), Ann (Main, Dessert)". */
export function missingPeople(missing: NonNullable<Invitation['missing']>): string {
  return missing
    .map(({ name, position, courses }) => `${name || unnamedGuest(position)} (${courses.join(', ')})`)
    .join(', ')
}
export function missingLine(missing: NonNullable<Invitation['missing']>): string {
  return `Still to choose: ${missingPeople(missing)}`
}
/**
 * Places of a party that have no name. Where none has one, the party's label names them: "Ada Hofmann" is no guest without a name.
 * @param beside others of the party have one
 */
export function unnamedPlaces(count: number, beside: boolean): string {
  return `${count === 1 ? '1 guest' : `${figure(count)} guests`}${beside ? ' without a name' : ''}`
}
export function atTable(table: string): string {
  return `Table ${table}`
}
export const listKinds: Record<Kind, string> = {
  adult: 'Adult',
  child: 'Child',
  infant: 'Infant',
  vendor: 'Vendor',
}
export const partyFacts = {
  places: 'Places',
  email: 'Email',
  phone: 'Phone',
  table: 'Table',
  note: 'Note',
} as const

export const editParty = 'Edit'
export const removeParty = 'Remove'
export function ofParty(label: string): string {
  return ` ${label}`
}
export function partyRemoved(label: string): string {
  return `${label} is off the list.`
}
export function partyRestored(label: string): string {
  return `${label} is back on the list.`
}

export const newPartyTitle = 'Add a party'
export const editPartyTitle = 'Edit party'
export const labelLabel = 'Name of the party'
export const labelHint = 'Leave it empty to use the people’s names.'
export const peopleLegend = 'People'
export function personLabel(at: number): string {
  return `Name ${figure(at)}`
}
export function kindLabel(at: number): string {
  return `Age of person ${figure(at)}`
}
export function dropPerson(at: number): string {
  return `Take away person ${figure(at)}`
}
export const addPerson = 'Add a person'
export const placesLabel = 'Places'
export const placesHint = 'More places than names leave room for guests you cannot name yet.'
export const emailLabel = 'Email'
export const languageLabel = 'Language'
export const languageHint = 'Their mail and their personal link are written in it.'
export const languageOfEvent = 'As they choose, or the event’s'
export const phoneLabel = 'Phone'
export const phoneHint = 'Only you see it.'
export const tableLabel = 'Table'
export const noteLabel = 'Note'
export const noteHint = 'Only you see it.'
export const saveParty = 'Save'
export const savingParty = 'Saving…'
export const partySaved = 'The party was changed.'
