import { figure } from '../../core/figures.ts'
import { personNameMax } from '../../core/limits.ts'
import { labelMax, noteMax, tableLabelMax } from '../rules/limits.ts'

// The planner's guest list.

export const labelRequired = 'Please enter a name for this party'
export const labelTooLong = `Please keep the name of the party under ${figure(labelMax + 1)} characters`
export const invitedNameTooLong = `Name must be less than ${figure(personNameMax)} characters`
export const seatsInvalid = 'A party has 1 to 10 places'
export const tooManyNamed = 'A party has at most 10 people'
export const tooFewSeats = 'More people are named than there are places'
export const emailInvalid = 'Please enter a valid email address'
export const phoneInvalid = 'Please enter a valid phone number'
export const tableLabelTooLong = `Please keep the table under ${figure(tableLabelMax + 1)} characters`
export const noteTooLong = `Please keep the note under ${figure(noteMax + 1)} characters`

export const noInvitations = 'This event has no guest list yet.'
export const listedAnswered = 'They have answered meanwhile. Close this to see their answer.'
export function listedSize(places: number): string {
  return `This party has ${places === 1 ? '1 place' : `${figure(places)} places`} on your list. Take somebody out, or give the party more places.`
}
export const invitationNotFound = 'This party is no longer on the list.'
export const importNotFound = 'Nothing of this import is on the list any more.'
export const importUndoOver = 'An import can be undone for a day, and that day is over.'
export const invitationRestoreOver = 'It is too late to undo this. Please add the party again.'
export function listFull(limit: number): string {
  return `A list holds at most ${figure(limit)} parties.`
}
