import { hostContactMax, hostNameMax, mealMonths, proposedDaysBefore, venueMax } from '../../core/limits.ts'

// The meal and who asks, in the event form.

export const aboutTheMeal = 'About the meal'
export const mealDay = 'Day of the meal (Optional)'
export const mealTime = 'Time (Optional)'
export const mealPlace = 'Place (Optional)'
export const shownToGuests = 'Shown to guests'
export const whoAsks = 'Who asks (Optional)'
export const whoAsksHint =
  'A name your guests know, such as “Anna and Tom”. It is never taken from your account.'
export const hostContactLabel = 'How to reach them (Optional)'
export const hostContactHint = 'A phone number or an email address, for questions.'

export const mealDayInvalid = 'Please choose a day that exists'
export const mealTimeInvalid = 'Please enter a time as hours and minutes, such as 19:30'
export const mealTooFar = `The day of the meal must be within the next ${mealMonths} months`
export const mealIsPast = 'This day is over. You can keep it all the same.'
export const mealBeforeDeadline =
  'The meal is before the deadline: guests could still answer after it. You can keep both all the same.'
export const timeNeedsDay = 'Guests see the time once the day is given.'
export const deadlineProposed = `Proposed from the day of the meal: ${proposedDaysBefore} days before it, today at the earliest. You can change it.`
export const venueTooLong = `Please keep the place under ${venueMax} characters`
export const hostTooLong = `Please keep the name under ${hostNameMax} characters`
export const contactTooLong = `Please keep the contact under ${hostContactMax} characters`
