import { freePlaces, type Places } from '../../../events/rules/capacity.ts'
import { plural } from '../forms.ts'
import { el } from '../grammar.ts'
import { howMany } from '../how-many.ts'
import { figure } from '../writing.ts'

export const loadingEvent = 'Cargando el evento…'

/** @param day the deadline */
export function answerBy(day: string): string {
  return `Puede responder hasta ${el(day)}`
}
/** Beside the deadline, for guests whose clocks show another time. @param zone the time zone's name */
export function inZone(zone: string): string {
  return `(${zone})`
}
/** Beside the deadline, once few days are left; 1 is the last day. */
export function daysLeft(days: number): string {
  return plural(days, {
    one: 'Último día',
    many: `Quedan ${figure(days)} de días`,
    other: `Quedan ${figure(days)} días`,
  })
}
/** Free places, once they are few. */
export function placesLeft(free: number): string {
  return plural(free, {
    one: `Queda ${figure(free)} plaza.`,
    many: `Quedan ${figure(free)} de plazas.`,
    other: `Quedan ${figure(free)} plazas.`,
  })
}
/** Said when the event was full and no longer is. @param free places */
export function roomAgain(free: number): string {
  return `Vuelve a haber sitio. ${placesLeft(free)}`
}
export const noPlaceMore = 'Ya no queda sitio para nadie más.'

export const eventFull = 'El evento está completo. Hable con la organización, por favor.'

function reduceTo(free: number): string {
  return free > 0 ? `Reduzca su grupo a ${howMany(free, 'persona', 'personas')} como máximo.` : eventFull
}

/** Said when a new party does not fit: the figures are those of the moment of the decision. */
export function partyDoesNotFit(places: Places): string {
  const { guestLimit: n, registeredGuests: m } = places
  const k = freePlaces(places)
  return `En este evento hay sitio para ${howMany(n, 'invitado', 'invitados')}. Plazas ocupadas: ${figure(m)}; plazas libres: ${figure(k)}. ${reduceTo(k)}`
}

/** Said when an edited party does not fit beside the others. */
export function editDoesNotFit(guestLimit: number, otherGuests: number): string {
  const k = freePlaces({ guestLimit, registeredGuests: otherGuests })
  return `En este evento hay sitio para ${howMany(guestLimit, 'invitado', 'invitados')}. Plazas ocupadas por otros: ${figure(otherGuests)}; plazas libres: ${figure(k)}. ${reduceTo(k)}`
}

export const enterCode = 'Escriba el código del evento para elegir su menú'
export const codeHint = 'El código de seis caracteres está en su invitación. También puede pegar un enlace.'
export const accessMenu = 'Ver el menú'
export const badCode = 'Escriba un código de evento válido, de 6 caracteres'

export const invalidCodeInUrl = 'El código de evento de la dirección no es válido'
export const eventNotFoundHome =
  'No encontramos el evento. Revise el código o pida ayuda a la organización, e inténtelo de nuevo.'
export const eventNotFoundRoute = 'No encontramos el evento. Revise la dirección o hable con la organización.'
export const deadlinePassed =
  'El plazo para elegir el menú de este evento ha terminado. Ya no se admiten respuestas.'
/** Said when an event that was closed while a form was filled in is open again. */
export const reopened = 'Este evento vuelve a estar abierto. Puede seguir.'
export const eventUnavailable = 'Este evento ya no está disponible. Hable con la organización, por favor.'
export const unableToAccess = 'No se puede abrir el evento'
export const eventGone = 'No encontramos el evento.'

/** @param contact a phone number or address of theirs */
export function pleaseContact(name: string, contact: string): string {
  return `¿Preguntas? ${name}, ${contact}`
}
export function pleaseContactName(name: string): string {
  return `¿Preguntas? Hable con ${name}.`
}
