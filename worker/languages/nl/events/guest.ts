import { freePlaces, type Places } from '../../../events/rules/capacity.ts'
import { plural } from '../forms.ts'
import { figure } from '../writing.ts'

export const loadingEvent = 'Evenement wordt geladen…'

export function answerBy(day: string): string {
  return `Antwoord uiterlijk ${day}`
}
export function inZone(zone: string): string {
  return `(${zone})`
}
export function daysLeft(days: number): string {
  return plural(days, { one: 'Laatste dag', other: `Nog ${figure(days)} dagen` })
}
export function placesLeft(free: number): string {
  return plural(free, {
    one: `Er is nog ${figure(free)} plaats vrij.`,
    other: `Er zijn nog ${figure(free)} plaatsen vrij.`,
  })
}
export function roomAgain(free: number): string {
  return `Er is weer plaats. ${placesLeft(free)}`
}
export const noPlaceMore = 'Er is geen plaats meer voor nog iemand.'

export const eventFull = 'Alle plaatsen zijn bezet. Neem contact op met de organisator.'

function reduceTo(free: number): string {
  if (free <= 0) return eventFull
  return plural(free, {
    one: 'Meld niet meer dan één persoon aan.',
    other: `Meld hoogstens ${figure(free)} personen aan.`,
  })
}

function stillFree(free: number): string {
  return plural(free, {
    one: `er is ${figure(free)} plaats vrij`,
    other: `er zijn ${figure(free)} plaatsen vrij`,
  })
}

export function partyDoesNotFit(places: Places): string {
  const { guestLimit: n, registeredGuests: m } = places
  const k = freePlaces(places)
  return `Dit evenement heeft plaats voor ${figure(n)} gasten. Aangemeld: ${figure(m)}; ${stillFree(k)}. ${reduceTo(k)}`
}

export function editDoesNotFit(guestLimit: number, otherGuests: number): string {
  const k = freePlaces({ guestLimit, registeredGuests: otherGuests })
  return `Dit evenement heeft plaats voor ${figure(guestLimit)} gasten. Andere aanmeldingen: ${figure(otherGuests)}; ${stillFree(k)}. ${reduceTo(k)}`
}

export const enterCode = 'Vul uw code in en kies uw menu'
export const codeHint = 'De code van zes tekens staat op uw uitnodiging. U kunt ook een link plakken.'
export const accessMenu = 'Naar het menu'
export const badCode = 'Vul een geldige code van 6 tekens in'

export const invalidCodeInUrl = 'De code in het adres is ongeldig'
export const eventNotFoundHome =
  'Bij deze code vinden we geen evenement. Controleer de code, of vraag het aan de organisator.'
export const eventNotFoundRoute =
  'We vinden dit evenement niet. Controleer het adres, of neem contact op met de organisator.'
export const deadlinePassed = 'De uiterste datum is voorbij. Een menu kiezen kan niet meer.'
export const reopened = 'Antwoorden kan weer. U kunt verdergaan.'
export const eventUnavailable =
  'Dit evenement is hier niet meer te vinden. Neem contact op met de organisator.'
export const unableToAccess = 'Geen toegang tot het evenement'
export const eventGone = 'Evenement niet gevonden.'

export function pleaseContact(name: string, contact: string): string {
  return `Vragen? ${name}, ${contact}`
}
export function pleaseContactName(name: string): string {
  return `Vragen? Neem contact op met ${name}.`
}
