// Errors of a person’s fields, where a party is typed.

export const leadNameRequired = 'Bitte geben Sie Ihren Namen ein'
export const allergiesTooLong = 'Bitte beschreiben Sie Allergien in weniger als 500 Zeichen'

/** Asks for the name of the first person after the lead guest (index 1): "Bitte geben Sie den Namen von Gast 2 ein". */
export function guestNameRequired(index: number): string {
  return `Bitte geben Sie den Namen von Gast ${index + 1} ein`
}
