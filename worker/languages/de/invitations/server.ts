import { plural } from '../forms.ts'
import { figure } from '../writing.ts'

// Pages of a personal link.

export const invitationAnswered =
  'Auf diese Einladung wurde inzwischen geantwortet. Bitte laden Sie die Seite neu.'
export const invitationChanged =
  'Diese Antwort wurde inzwischen geändert. Bitte laden Sie die Seite neu, um die neuere zu sehen.'
export const byInvitation = 'Zu dieser Veranstaltung wird persönlich eingeladen.'
export const answerByInvitation =
  'Zu dieser Veranstaltung wird persönlich eingeladen. Bitte antworten Sie über den Link in Ihrer Einladung.'
export function invitationSize(places: number): string {
  const people = plural(places, { one: 'eine Person', other: `${figure(places)} Personen` })
  return `Diese Einladung gilt für ${people}. Bitte entfernen Sie jemanden aus Ihrer Gruppe.`
}
