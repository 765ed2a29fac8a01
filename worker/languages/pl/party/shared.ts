// Errors of a person’s fields, where a party is typed.

export const leadNameRequired = 'Proszę podać swoje imię i nazwisko'
export const allergiesTooLong = 'Opis alergii może mieć mniej niż 500 znaków'

/** „Gość 2: proszę podać imię i nazwisko” for the first person after the lead guest (index 1). */
export function guestNameRequired(index: number): string {
  return `Gość ${index + 1}: proszę podać imię i nazwisko`
}
