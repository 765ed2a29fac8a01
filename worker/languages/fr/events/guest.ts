import { freePlaces, type Places } from '../../../events/rules/capacity.ts'
import { plural } from '../forms.ts'
import { figure } from '../writing.ts'

export const loadingEvent = 'Chargement de l’événement…'

export function answerBy(day: string): string {
  return `Réponse au plus tard le ${day}`
}
export function inZone(zone: string): string {
  return `(${zone})`
}
export function daysLeft(days: number): string {
  return plural(days, {
    one: 'Dernier jour',
    many: `Plus que ${days} jours`,
    other: `Plus que ${days} jours`,
  })
}
export function placesLeft(free: number): string {
  return plural(free, {
    one: `Il reste ${figure(free)} place.`,
    many: `Il reste ${figure(free)} places.`,
    other: `Il reste ${figure(free)} places.`,
  })
}
export function roomAgain(free: number): string {
  return `De la place s’est libérée. ${placesLeft(free)}`
}
export const noPlaceMore = 'Il ne reste plus de place pour une personne supplémentaire.'

export const eventFull = 'L’événement est complet. Veuillez vous adresser à votre hôte.'

const people = (count: number) =>
  plural(count, {
    one: `${figure(count)} personne`,
    many: `${figure(count)} de personnes`,
    other: `${figure(count)} personnes`,
  })

function reduceTo(free: number): string {
  return free > 0 ? `Veuillez limiter votre groupe à ${people(free)}.` : eventFull
}

function room(limit: number, registered: string, free: number): string {
  const left = free > 0 ? placesLeft(free) : 'Il ne reste plus de place.'
  return `Cet événement est limité à ${people(limit)} en tout. ${registered} ${left} ${reduceTo(free)}`
}

export function partyDoesNotFit(places: Places): string {
  const { guestLimit, registeredGuests } = places
  return room(guestLimit, `Personnes déjà inscrites : ${figure(registeredGuests)}.`, freePlaces(places))
}

export function editDoesNotFit(guestLimit: number, otherGuests: number): string {
  const free = freePlaces({ guestLimit, registeredGuests: otherGuests })
  return room(guestLimit, `Autres personnes déjà inscrites : ${figure(otherGuests)}.`, free)
}

export const enterCode = 'Saisissez votre code pour choisir votre menu'
export const codeHint =
  'Votre code à six caractères figure sur votre invitation. Vous pouvez aussi coller un lien.'
export const accessMenu = 'Ouvrir le menu'
export const badCode = 'Veuillez saisir un code d’événement valide, à 6 caractères'

export const invalidCodeInUrl = 'Le code d’événement dans l’adresse n’est pas valide'
export const eventNotFoundHome =
  'Événement introuvable. Vérifiez votre code, ou demandez de l’aide à votre hôte, puis réessayez.'
export const eventNotFoundRoute = 'Événement introuvable. Vérifiez l’adresse ou adressez-vous à votre hôte.'
export const deadlinePassed =
  'La date limite est passée : les choix de menu ne sont plus acceptés pour cet événement.'
export const reopened = 'Cet événement est de nouveau ouvert. Vous pouvez continuer.'
export const eventUnavailable = 'Cet événement n’est plus accessible. Veuillez vous adresser à votre hôte.'
export const unableToAccess = 'Impossible d’ouvrir l’événement'
export const eventGone = 'Événement introuvable.'

export function pleaseContact(name: string, contact: string): string {
  return `Une question ? ${name}, ${contact}`
}
export function pleaseContactName(name: string): string {
  return `Une question ? Adressez-vous à ${name}.`
}
