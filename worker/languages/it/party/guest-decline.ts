import { to } from '../grammar.ts'

// "We cannot come": a party's answer that takes no place.

export const cannotCome = 'Non possiamo venire'
export const tellThem = 'Sì, avvisa'
/** The names come as a list: whether it is one person is not known. */
export function whatDecliningTells(names: string, organizer: string): string {
  return `Diremo ${to(organizer)} chi non può venire: ${names}. Può cambiare idea fino alla scadenza.`
}
export const answerGoes = 'La Sua risposta con i suoi piatti viene ritirata, e i posti si liberano per altri.'
export const waitsForInternet =
  'Manca la connessione: nessuno è ancora stato avvisato. Tenga aperta questa pagina e l’avviso partirà da solo.'
export const goBack = 'Indietro'
export const telling = 'Invio…'

export const youDeclined = 'Ci ha detto che non può venire'
export const notComingNames = 'Chi non può venire'
export function changeUntil(day: string): string {
  return `La Sua risposta è salvata. Se i programmi cambiano, ce lo dica entro ${day} con questo link.`
}
export function closedSince(day: string): string {
  return `Ultimo giorno per rispondere: ${day}. Questa risposta non si può più modificare.`
}
export const comeAfterAll = 'Alla fine possiamo venire'
export const namesErased = 'I nomi di questa risposta sono stati cancellati.'
export const takeBack = 'Ritira questa risposta'
export const takeBackWarning =
  'La risposta non sarà contata né tra le presenze né tra le assenze. I nomi e l’indirizzo vengono cancellati.'
export const eraseWarning =
  'I nomi e l’indirizzo vengono cancellati per sempre. La risposta resta contata tra le assenze.'
export const takenBack = 'La Sua risposta è stata ritirata.'
export const takeBackFailed =
  'L’operazione non è riuscita. Non è stato modificato nulla: riprovi, per favore.'
