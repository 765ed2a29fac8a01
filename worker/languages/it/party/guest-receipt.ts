export const declineNotLoaded = 'Non è stato possibile caricare la Sua risposta. Riprovi, per favore.'

export function declinedHereFor(event: string): string {
  return `Ci ha detto che non può venire (${event}):`
}
export const declinedHereShort = 'Ci ha detto che non può venire:'
export const change = 'modifica'

// The receipt of a response just given, beside the choices.

export const savedWord = 'Salvato.'
export function thankYou(firstName: string): string {
  return `Grazie, ${firstName}.`
}
export const keepsNothing = 'Questo browser non memorizza nulla: copi quindi il Suo link.'
export function keepLink(day: string): string {
  return `Può modificare la risposta fino a ${day}. Per farlo conservi questo link:`
}
export const linkLabel = 'Link per modificare la risposta'
export const viewOrEditButton = 'Vedi o modifica'
export const waitsForInternet = 'Manca la connessione: tenga aperta questa pagina e proseguirà da sola.'
export const addToCalendar = 'Aggiungi al calendario'
export const copyLink = 'Copia il link'
export const shareLink = 'Condividi il link'
export const linkCopied = 'Il link è stato copiato.'
export const linkNotCopied = 'Non è stato possibile copiare il link. Lo selezioni e lo copi a mano.'
export const mailLink = 'Inviami il link per email'

// Responses given on this device, on guests' pages and on the planner's dashboard.

export const you = 'Lei'
export function guestNumber(position: number): string {
  return `Ospite ${position}`
}
export const nothingChosen = 'Nessuna scelta'
export function allergiesLine(label: string, allergies: string): string {
  return `${label} ${allergies}`
}
export const allergies = 'Allergie e diete:'

export const yourAnswer = 'La Sua risposta'
export const yourAnswers = 'Le Sue risposte'
export const answeredHere = 'Su questo dispositivo ha risposto:'
export function answeredFor(firstName: string): string {
  return `Ha risposto per ${firstName}:`
}
export function answeredForEvent(firstName: string, event: string): string {
  return `Ha risposto per ${firstName} (${event}):`
}
export const viewOrEdit = 'vedi o modifica'
export const hideHere = 'Nascondi su questo dispositivo'
export const hideAnswer = 'Nascondi su questo dispositivo: questa risposta'
export function hideAnswerOf(firstName: string): string {
  return `Nascondi su questo dispositivo: la risposta di ${firstName}`
}
export const hiddenHere = 'Nascosta su questo dispositivo. La Sua risposta resta com’è.'
export const undo = 'Ripristina'

export const savedAnswer = 'La Sua risposta salvata'
export const print = 'Stampa'
