// Errors of a person’s fields, where a party is typed.

export const leadNameRequired = 'Vul uw naam in'
export const allergiesTooLong = 'Schrijf over allergieën hoogstens 500 tekens'

/** Asks for the name of the first person after the lead guest (index 1): "Vul de naam van gast 2 in". */
export function guestNameRequired(index: number): string {
  return `Vul de naam van gast ${index + 1} in`
}
