import { plural } from '../forms.ts'

// Pages of a personal link.

export const invitationAnswered = 'Nel frattempo qualcuno ha risposto a questo invito. Ricarichi la pagina.'
export const invitationChanged =
  'Nel frattempo questa risposta è stata modificata. Ricarichi la pagina per vedere la più recente.'
export const byInvitation = 'Questo evento è su invito personale.'
export const answerByInvitation = 'Questo evento è su invito personale. Risponda con il link del Suo invito.'
export function invitationSize(places: number): string {
  return `Questo invito vale per ${places} ${plural(places, { one: 'persona', many: 'di persone', other: 'persone' })}. Tolga qualcuno dal Suo gruppo.`
}
