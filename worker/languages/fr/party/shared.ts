// Errors of a person’s fields, where a party is typed.

export const leadNameRequired = 'Veuillez indiquer votre nom'
export const allergiesTooLong = 'Veuillez rester en dessous de 500 caractères pour les allergies'

export function guestNameRequired(index: number): string {
  return `Veuillez indiquer le nom du convive ${index + 1}`
}
