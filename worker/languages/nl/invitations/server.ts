import { plural } from '../forms.ts'
import { figure } from '../writing.ts'

// Pages of a personal link.

export const invitationAnswered = 'Deze uitnodiging is intussen beantwoord. Laad de pagina opnieuw.'
export const invitationChanged =
  'Dit antwoord is intussen gewijzigd. Laad de pagina opnieuw om het nieuwere te zien.'
export const byInvitation = 'Dit evenement is alleen op persoonlijke uitnodiging.'
export const answerByInvitation =
  'Dit evenement is alleen op persoonlijke uitnodiging. Antwoord met de link in uw uitnodiging.'
export function invitationSize(places: number): string {
  const people = plural(places, { one: 'één persoon', other: `${figure(places)} personen` })
  return `Deze uitnodiging is voor ${people}. Haal iemand uit uw gezelschap.`
}
