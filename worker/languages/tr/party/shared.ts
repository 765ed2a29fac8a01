// Errors of a person’s fields, where a party is typed.

export const leadNameRequired = 'Lütfen adınızı yazın'
export const allergiesTooLong = 'Alerjiler 500 karakterden kısa olmalı'

/** “2. misafirin adı gerekli” for the first person after the lead guest (index 1). */
export function guestNameRequired(index: number): string {
  return `Lütfen ${index + 1}. misafirin adını yazın`
}
