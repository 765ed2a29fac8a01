import { freePlaces, type Places } from '../../../events/rules/capacity.ts'
import { plural } from '../forms.ts'
import { figure } from '../writing.ts'

export const loadingEvent = 'Wczytywanie wydarzenia…'

/** Days stand behind a colon, since they come in the nominative. @param day the deadline */
export function answerBy(day: string): string {
  return `Termin odpowiedzi: ${day}`
}
/** Beside the deadline, for guests whose clocks show another time. @param zone the time zone's name */
export function inZone(zone: string): string {
  return `(${zone})`
}
/** Beside the deadline, once few days are left; 1 is the last day. */
export function daysLeft(days: number): string {
  return plural(days, {
    one: 'Ostatni dzień',
    few: `Jeszcze ${days} dni`,
    many: `Jeszcze ${days} dni`,
    other: `Jeszcze ${days} dnia`,
  })
}
/** Free places, once they are few. */
export function placesLeft(free: number): string {
  return plural(free, {
    one: `Zostało ${figure(free)} miejsce.`,
    few: `Zostały ${figure(free)} miejsca.`,
    many: `Zostało ${figure(free)} miejsc.`,
    other: `Zostało ${figure(free)} miejsca.`,
  })
}
/** Said when the event was full and no longer is. @param free places */
export function roomAgain(free: number): string {
  return `Znów jest wolne miejsce. ${placesLeft(free)}`
}
export const noPlaceMore = 'Nie ma już miejsca dla kolejnej osoby.'

export const eventFull = 'Nie ma już wolnych miejsc. Prosimy o kontakt z organizatorem.'

function reduceTo(free: number): string {
  if (free <= 0) return eventFull
  const people = plural(free, { one: 'osoby', few: 'osób', many: 'osób', other: 'osoby' })
  return `Prosimy zmniejszyć grupę do najwyżej ${figure(free)} ${people}.`
}

/** Said when a new party does not fit: the figures are those of the moment of the decision. */
export function partyDoesNotFit(places: Places): string {
  const { guestLimit: n, registeredGuests: m } = places
  const k = freePlaces(places)
  return `Liczba miejsc: ${figure(n)}. Zgłoszeni goście: ${figure(m)}. Wolne miejsca: ${figure(k)}. ${reduceTo(k)}`
}

/** Said when an edited party does not fit beside the others. */
export function editDoesNotFit(guestLimit: number, otherGuests: number): string {
  const k = freePlaces({ guestLimit, registeredGuests: otherGuests })
  return `Liczba miejsc: ${figure(guestLimit)}. Pozostali zgłoszeni goście: ${figure(otherGuests)}. Wolne miejsca: ${figure(k)}. ${reduceTo(k)}`
}

export const enterCode = 'Proszę wpisać kod wydarzenia i wybrać menu'
export const codeHint = 'Kod z sześciu znaków jest na zaproszeniu. Można też wkleić link.'
export const accessMenu = 'Otwórz menu'
export const badCode = 'Proszę wpisać poprawny kod wydarzenia (6 znaków)'

export const invalidCodeInUrl = 'Niepoprawny kod wydarzenia w adresie'
export const eventNotFoundHome =
  'Nie znaleziono wydarzenia. Proszę sprawdzić kod albo zapytać organizatora i spróbować jeszcze raz.'
export const eventNotFoundRoute =
  'Nie znaleziono wydarzenia. Proszę sprawdzić adres albo skontaktować się z organizatorem.'
export const deadlinePassed = 'Termin odpowiedzi minął. Menu nie można już wybierać.'
/** Said when an event that was closed while a form was filled in is open again. */
export const reopened = 'Odpowiedzi są znów przyjmowane. Można kontynuować.'
export const eventUnavailable = 'To wydarzenie nie jest już dostępne. Prosimy o kontakt z organizatorem.'
export const unableToAccess = 'Nie można otworzyć wydarzenia'
export const eventGone = 'Nie znaleziono wydarzenia.'

/** @param contact a phone number or address of theirs */
export function pleaseContact(name: string, contact: string): string {
  return `Pytania? ${name}, ${contact}`
}
export function pleaseContactName(name: string): string {
  return `Pytania? Kontakt: ${name}.`
}
