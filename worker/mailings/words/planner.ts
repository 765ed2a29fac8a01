import { mailNoteMax } from '../rules/limits.ts'

export const mailNoteTooLong = `Please keep your note under ${mailNoteMax} characters`
export const mailNoteHasLink = 'Your note cannot hold a link, an address or a telephone number'
export const tooManyWindows = 'Please choose at most three days'
export const hourInvalid = 'Please choose an hour from 8 to 19'
