import { freePlaces, type Places } from '../../../events/rules/capacity.ts'
import { plural } from '../forms.ts'
import { to } from '../grammar.ts'
import { figure } from '../writing.ts'

export const loadingEvent = 'Caricamento dell’evento…'

export function answerBy(day: string): string {
  return `Risponda entro ${day}`
}
export function inZone(zone: string): string {
  return `(${zone})`
}
export function daysLeft(days: number): string {
  return plural(days, {
    one: 'Ultimo giorno',
    many: `Ancora ${days} giorni`,
    other: `Ancora ${days} giorni`,
  })
}
export function placesLeft(free: number): string {
  return plural(free, {
    one: `Resta ${figure(free)} posto.`,
    many: `Restano ${figure(free)} posti.`,
    other: `Restano ${figure(free)} posti.`,
  })
}
export function roomAgain(free: number): string {
  return `Si è liberato un posto. ${placesLeft(free)}`
}
export const noPlaceMore = 'Non c’è posto per un’altra persona.'

export const eventFull = 'L’evento è al completo. Si rivolga a chi organizza.'

const people = (count: number) =>
  plural(count, {
    one: `${figure(count)} persona`,
    many: `${figure(count)} di persone`,
    other: `${figure(count)} persone`,
  })

function reduceTo(free: number): string {
  return free > 0 ? `Riduca il Suo gruppo a non più di ${people(free)}.` : eventFull
}

function room(limit: number, registered: string, free: number): string {
  const left = free > 0 ? placesLeft(free) : 'Non restano posti.'
  return `Questo evento è limitato a ${people(limit)} in tutto. ${registered} ${left} ${reduceTo(free)}`
}

export function partyDoesNotFit(places: Places): string {
  const { guestLimit, registeredGuests } = places
  return room(guestLimit, `Persone già registrate: ${figure(registeredGuests)}.`, freePlaces(places))
}

export function editDoesNotFit(guestLimit: number, otherGuests: number): string {
  const free = freePlaces({ guestLimit, registeredGuests: otherGuests })
  return room(guestLimit, `Altre persone già registrate: ${figure(otherGuests)}.`, free)
}

export const enterCode = 'Inserisca il codice per scegliere il Suo menu'
export const codeHint = 'Il codice di sei caratteri è sul Suo invito. Può anche incollare un link.'
export const accessMenu = 'Apri il menu'
export const badCode = 'Inserisca un codice dell’evento valido, di 6 caratteri'

export const invalidCodeInUrl = 'Il codice dell’evento nell’indirizzo non è valido'
export const eventNotFoundHome =
  'Evento non trovato. Controlli il codice, o chieda aiuto a chi organizza, e riprovi.'
export const eventNotFoundRoute = 'Evento non trovato. Controlli l’indirizzo o si rivolga a chi organizza.'
export const deadlinePassed =
  'Il termine è scaduto: per questo evento non si possono più inviare scelte del menu.'
export const reopened = 'Questo evento è di nuovo aperto. Può continuare.'
export const eventUnavailable = 'Questo evento non è più disponibile. Si rivolga a chi organizza.'
export const unableToAccess = 'Impossibile aprire l’evento'
export const eventGone = 'Evento non trovato.'

export function pleaseContact(name: string, contact: string): string {
  return `Domande? ${name}, ${contact}`
}
export function pleaseContactName(name: string): string {
  return `Domande? Si rivolga ${to(name)}.`
}
