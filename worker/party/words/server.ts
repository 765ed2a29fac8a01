// Refusals of answers that no page words itself.

export const answerRemoved = 'This answer was removed. Please contact the event organizer.'
export const declineGone =
  'This answer was changed or removed in the meantime. Please send it as a new answer.'
export const declineSaved = 'You told us before that you cannot come.'
export const firstAnswerSaved = 'Your first answer was already saved. Save your changes to it?'
export const linkInvalid = 'Invalid or expired edit link. Please contact the event organizer.'
export const noAddress = 'There is no email address to send the link to.'
export const tooManyAddresses =
  'Too many email addresses were given. Please leave the address as it was, or empty.'
export const needsClosed =
  'What must be avoided can no longer be changed here. Please tell the organizer, and the staff on the day.'
