export const leadNameRequired = 'Digite seu nome'
export const allergiesTooLong = 'Alergias em menos de 500 caracteres, por favor'

/** 'Digite o nome da pessoa 2' for the first person after the lead guest (index 1). */
export function guestNameRequired(index: number): string {
  return `Digite o nome da pessoa ${index + 1}`
}
