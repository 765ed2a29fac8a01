// What stands on the receipt of a response just given, beside what was chosen.

export const savedWord = 'Saved.'
export function thankYou(firstName: string): string {
  return `Thank you, ${firstName}.`
}
/** @param day the deadline. @param zone the time zone's name */
export function keepLink(day: string, zone: string): string {
  return `You can change your answer until ${day} (${zone}). Keep this link for that:`
}
export const linkLabel = 'Link to change your answer'
export const viewOrEditButton = 'View or edit'
export const addToCalendar = 'Add to calendar'
export const copyLink = 'Copy link'
export const shareLink = 'Share link'
export const linkCopied = 'The link was copied.'
export const linkNotCopied = 'The link could not be copied. Please select it and copy it yourself.'
export const mailLink = 'Email me the link'
