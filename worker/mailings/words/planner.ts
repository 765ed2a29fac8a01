import { mailNoteMax, reminderHours, windowsMax } from '../rules/limits.ts'

export const mailNoteTooLong = `Please keep your note to ${mailNoteMax} characters or fewer`
export const mailNoteHasLink = 'Your note cannot contain links, email addresses or phone numbers'
export const tooManyWindows = `Please choose at most ${windowsMax} days`
export const hourInvalid = `Please choose an hour from ${reminderHours.first} to ${reminderHours.last}`
