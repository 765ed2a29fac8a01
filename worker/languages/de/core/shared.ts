import { plural } from '../forms.ts'
import { figure } from '../writing.ts'

export const thatDidNotWork = 'Das hat nicht geklappt'
export const backToHome = 'Zur Startseite'
export const backToHomeTitle = 'Zur Startseite'
export const needsScript =
  'Dieses Formular braucht JavaScript. Bitte schalten Sie es ein, oder sagen Sie den Gastgebern, was Sie möchten.'
export const stillLoading = 'Wird noch geladen …'

export const nameTooLong = 'Der Name muss kürzer als 100 Zeichen sein'
export const emailInvalid = 'Bitte geben Sie eine gültige E-Mail-Adresse ein'

export const somethingWrong = 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.'
export const tooMany = 'Zu viele Versuche.'
export function tryAgainIn(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60) return againIn(seconds, { one: 'Sekunde', other: 'Sekunden' })
  if (minutes < 120) return againIn(minutes, { one: 'Minute', other: 'Minuten' })
  return againIn(Math.ceil(minutes / 60), { one: 'Stunde', other: 'Stunden' })
}
function againIn(count: number, unit: { one: string; other: string }): string {
  return `Bitte versuchen Sie es in ${figure(count)} ${plural(count, unit)} noch einmal.`
}

export const returnToHome = 'Zur Startseite'

// The pieces of web/ui.

export const close = 'Schließen'

export const pageMissing = 'Diese Seite gibt es nicht'
export const pageMissingWhy = 'Vielleicht enthält die Adresse einen Tippfehler, oder die Seite ist umgezogen.'
export function pageMissingWays(homeLink: string, plannerLink: string): string {
  return `Haben Sie einen Code für eine Veranstaltung? Dann geben Sie ihn auf der ${homeLink} ein. Planen Sie Veranstaltungen? Dann finden Sie Ihre auf der ${plannerLink}.`
}
export const homePage = 'Startseite'
export const plannerPage = 'Seite für Veranstalter'

export const loading = 'Wird geladen …'
export const youAreOffline = 'Sie sind offline. Wir erledigen das, sobald Sie wieder verbunden sind.'
export const notifications = 'Mitteilungen'
export const tryAgain = 'Noch einmal versuchen'
export function reference(requestId: string): string {
  return `Kennung: ${requestId}`
}
export function showAll(label: string): string {
  return `Alle anzeigen: ${label}`
}
