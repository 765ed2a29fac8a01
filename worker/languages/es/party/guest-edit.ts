import { plural } from '../forms.ts'
import { howMany } from '../how-many.ts'
import { figure } from '../writing.ts'

export const changeNeeds = 'Añadir o cambiar alergias y dietas'
/** @param who as `needsReader` says */
export function needsStillOpen(who: string): string {
  return `Ya no puede cambiar los platos. Las alergias y dietas sí puede cambiarlas hasta la comida, y avisaremos a ${who}.`
}
/** The reader: the kitchen where it has a link, else who asks. */
export function needsReader(kitchen: boolean, organizer: string): string {
  return kitchen ? 'la cocina' : organizer
}
export const saveNeeds = 'Guardar alergias y dietas'
/** @param who as `needsReader` says */
export function needsSaved(who: string): string {
  return `Guardado. Avisaremos a ${who}.`
}
export const needsNotSaved =
  'No hemos podido guardarlo. Lo que ha escrito no se ha perdido: inténtelo de nuevo, por favor.'
/** Beside the answer as it is stored now. */
export const needsChangedMeanwhile =
  'Mientras tanto, esta respuesta se ha cambiado desde otro sitio; arriba está como es ahora. Lo que ha escrito sigue aquí: compare las dos y guarde de nuevo.'

// The edit page, once something is asked.

export const withdrawWarning =
  'Se quita a todo su grupo y sus plazas quedan libres para otros. Si al final pueden venir, tendrá que responder de nuevo.'
export const keepAnswer = 'Conservar mi respuesta'
export const withdrawWord = 'Retirar'
export const notSavedYet = 'Aquí tiene cambios sin guardar.'
export const saveIt = 'Guardar'
export const showSaved = 'Ver lo guardado'
export const changesDropped = 'Se descartaron sus cambios.'
export const leaveChanged = '¿Salir sin guardar?'
export const leaveWarning = 'Aquí tiene cambios sin guardar. Si sale, se pierden.'
export const keepChanging = 'Quedarme aquí'
export const leaveWord = 'Salir sin guardar'
export const savedMeanwhile = 'Guardado mientras tanto'
export const keepSaved = 'Conservar la respuesta guardada'
export const yourChanges = 'Sus cambios'
export const keepMine = 'Conservar mis cambios'
/** Stands for somebody whom the other of two answers has. */
export function notInParty(name: string): string {
  return `Sin ${name}`
}
export const noEmail = 'Sin correo electrónico'
export const mailUndelivered =
  'Nuestro correo no ha llegado a esta dirección. Corríjala o guarde el enlace a esta página.'

export const eraseOffer =
  'Si quiere, puede borrar ya los nombres, las alergias y la dirección de correo de su grupo. Sus platos siguen contando.'
export const eraseWarning =
  'La cocina dejará de saber de sus alergias. Se borran los nombres, las alergias y la dirección de correo de todo su grupo.'
export const keepDetails = 'Conservar mis datos'
export const eraseWord = 'Borrar'

export const eraseFailed = 'No hemos podido borrar sus datos. Inténtelo de nuevo, por favor.'
export const withdrawn = 'Su respuesta se ha retirado.'
export const withdrawFailed = 'No hemos podido retirar su respuesta. Inténtelo de nuevo, por favor.'
export const changedMeanwhile =
  'Mientras tanto, esta respuesta se ha cambiado desde otro sitio. ¿Cuál se conserva?'

// The edit page.

export const editing = 'Cambiar su elección de menú'
export const yourInformation = 'Sus datos'
export const additionalGuests = 'Acompañantes'
export const withdrawAnswer = 'Retirar mi respuesta'
export const cancel = 'Cancelar'
export const update = 'Guardar los cambios'
export const updating = 'Guardando…'
export const savedShort = 'Guardado'
export const saveWithout = 'Guardar sin estos platos'

export const eventLimitation = 'Plazas limitadas'
/**
 * Places a small event has left beside this party.
 * @param limit guests in all. @param others registered beside this party. @param free slots for this party
 */
export function limitation(limit: number, others: number, free: number): string {
  const left = free > 0 ? `Para su grupo: ${howMany(free, 'plaza', 'plazas')}.` : 'El evento está completo.'
  const taken = plural(others, {
    one: `${figure(others)} ya está ocupada por otro grupo.`,
    many: `${figure(others)} ya están ocupadas por otros grupos.`,
    other: `${figure(others)} ya están ocupadas por otros grupos.`,
  })
  return `Este evento tiene ${howMany(limit, 'plaza', 'plazas')} en total. ${taken} ${left}`
}

export const updated = '¡Los cambios de su menú se han guardado!'
export const updateFailed = 'No se han podido guardar los cambios. Inténtelo de nuevo, por favor.'
