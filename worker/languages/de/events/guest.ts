import { freePlaces, type Places } from '../../../events/rules/capacity.ts'
import { plural } from '../forms.ts'
import { figure } from '../writing.ts'

export const loadingEvent = 'Veranstaltung wird geladen …'

export function answerBy(day: string): string {
  return `Antwort bis ${day}`
}
export function inZone(zone: string): string {
  return `(${zone})`
}
export function daysLeft(days: number): string {
  return plural(days, { one: 'Letzter Tag', other: `Noch ${figure(days)} Tage` })
}
export function placesLeft(free: number): string {
  return plural(free, {
    one: `Noch ${figure(free)} Platz ist frei.`,
    other: `Noch ${figure(free)} Plätze sind frei.`,
  })
}
export function roomAgain(free: number): string {
  return `Es ist wieder Platz. ${placesLeft(free)}`
}
export const noPlaceMore = 'Für eine weitere Person ist kein Platz.'

export const eventFull = 'Alle Plätze sind vergeben. Bitte wenden Sie sich an die Gastgeber.'

function reduceTo(free: number): string {
  if (free <= 0) return eventFull
  return plural(free, {
    one: 'Bitte melden Sie nur eine Person an.',
    other: `Bitte melden Sie höchstens ${figure(free)} Personen an.`,
  })
}

function stillFree(free: number): string {
  return plural(free, { one: `${figure(free)} Platz ist frei`, other: `${figure(free)} Plätze sind frei` })
}

export function partyDoesNotFit(places: Places): string {
  const { guestLimit: n, registeredGuests: m } = places
  const k = freePlaces(places)
  return `Diese Veranstaltung hat Platz für ${figure(n)} Gäste. Angemeldet: ${figure(m)}; ${stillFree(k)}. ${reduceTo(k)}`
}

export function editDoesNotFit(guestLimit: number, otherGuests: number): string {
  const k = freePlaces({ guestLimit, registeredGuests: otherGuests })
  return `Diese Veranstaltung hat Platz für ${figure(guestLimit)} Gäste. Andere Angemeldete: ${figure(otherGuests)}; ${stillFree(k)}. ${reduceTo(k)}`
}

export const enterCode = 'Code eingeben und Menü wählen'
export const codeHint =
  'Ihr Code mit sechs Zeichen steht auf der Einladung. Sie können auch einen Link einfügen.'
export const accessMenu = 'Zum Menü'
export const badCode = 'Bitte geben Sie einen gültigen Code mit 6 Zeichen ein'

export const invalidCodeInUrl = 'Der Code in der Adresse ist ungültig'
export const eventNotFoundHome =
  'Zu diesem Code finden wir keine Veranstaltung. Bitte prüfen Sie ihn, oder fragen Sie die Gastgeber.'
export const eventNotFoundRoute =
  'Diese Veranstaltung finden wir nicht. Bitte prüfen Sie die Adresse, oder wenden Sie sich an die Gastgeber.'
export const deadlinePassed = 'Die Frist ist abgelaufen. Eine Menüwahl ist nicht mehr möglich.'
export const reopened = 'Antworten sind wieder möglich. Sie können weitermachen.'
export const eventUnavailable =
  'Diese Veranstaltung gibt es hier nicht mehr. Bitte wenden Sie sich an die Gastgeber.'
export const unableToAccess = 'Kein Zugang zur Veranstaltung'
export const eventGone = 'Veranstaltung nicht gefunden.'

export function pleaseContact(name: string, contact: string): string {
  return `Fragen? ${name}, ${contact}`
}
export function pleaseContactName(name: string): string {
  return `Fragen? Wenden Sie sich an ${name}.`
}
