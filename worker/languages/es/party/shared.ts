export const leadNameRequired = 'Escriba su nombre'
export const allergiesTooLong = 'Describa las alergias en menos de 500 caracteres, por favor'

/** 'Escriba el nombre de la persona 2' for the first person after the lead guest (index 1). */
export function guestNameRequired(index: number): string {
  return `Escriba el nombre de la persona ${index + 1}`
}
