// Errors of a person’s fields, where a party is typed.

export const leadNameRequired = 'Indichi il Suo nome'
export const allergiesTooLong = 'Per le allergie non superi i 500 caratteri'

export function guestNameRequired(index: number): string {
  return `Indichi il nome dell’ospite ${index + 1}`
}
