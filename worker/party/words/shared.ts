// Errors of a person’s fields, where a party is typed.

export const leadNameRequired = 'Your name is required'
export const allergiesTooLong = 'Please keep allergies under 500 characters'

/** 'Guest 2 name is required' for the first person after the lead guest (index 1). */
export function guestNameRequired(index: number): string {
  return `Guest ${index + 1} name is required`
}
