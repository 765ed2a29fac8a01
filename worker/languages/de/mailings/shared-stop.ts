import { site } from '../../../core/site.ts'

// The page behind the end of a mail to the guest list, where its reader stops it. A title is the event's; it is empty once
// the event is gone.

export const stopAsked = (title: string) =>
  title ? `Keine E-Mails mehr zu „${title}“?` : 'Keine E-Mails mehr zu dieser Veranstaltung?'
export const stopAbout =
  'Das sind Einladungen, Erinnerungen und Neuigkeiten der Gastgeber. E-Mails, die Sie selbst anfordern, bekommen Sie weiterhin, zum Beispiel den Link zu Ihrer Antwort.'
export const stopEvent = 'Zu dieser Veranstaltung abbestellen'
export const stopAll = 'Für alle Veranstaltungen abbestellen'
export const eventStopped = (title: string) =>
  title ? `E-Mails zu „${title}“ sind abbestellt` : 'E-Mails zu dieser Veranstaltung sind abbestellt'
export const eventStoppedAbout =
  'Sie bekommen dazu keine Einladungen, Erinnerungen oder Neuigkeiten mehr. E-Mails, die Sie selbst anfordern, bekommen Sie weiterhin.'
export const allStopped = 'E-Mails zu allen Veranstaltungen sind abbestellt'
export const allStoppedAbout = `Sie bekommen von ${site.name} keine Einladungen, Erinnerungen oder Neuigkeiten mehr, zu keiner Veranstaltung. E-Mails, die Sie selbst anfordern, bekommen Sie weiterhin.`
export const startAgain = 'Wieder E-Mails bekommen'
export const started = (title: string) =>
  title ? `Sie bekommen wieder E-Mails zu „${title}“` : 'Sie bekommen wieder E-Mails zu dieser Veranstaltung'
export const stopUnknownTitle = 'Dieser Link führt ins Leere'
export const stopUnknown =
  'Vielleicht wurde er abgeschnitten. Bitte öffnen Sie ihn noch einmal aus der E-Mail.'
