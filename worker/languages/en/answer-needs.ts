// Needs of a person, where a planner adds or corrects an answer and where it is shown.

export const needsTitle = 'Needs'
export function needsOfPerson(name: string): string {
  return `Needs of ${name}`
}
export function guestOf(index: number): string {
  return `guest ${index + 1}`
}
export const moreNeeds = 'More'
/** Labels the choice between adult, child and infant. */
export function ageOf(name: string): string {
  return `Age of ${name}`
}
export const ageName = { adult: 'Adult', child: 'Child', infant: 'Infant' }
export const needsShown = 'Needs:'
export const noConsent = 'consent not recorded'
export const servedInstead = 'Served instead:'
