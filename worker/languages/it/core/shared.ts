import { plural } from '../forms.ts'
import { figure } from '../writing.ts'

export const thatDidNotWork = 'Non ha funzionato'
export const backToHome = 'Torna alla pagina iniziale'
export const backToHomeTitle = 'Torna alla pagina iniziale'
export const needsScript =
  'Questo modulo richiede JavaScript. Lo attivi, oppure dica a chi organizza che cosa desidera.'
export const stillLoading = 'Caricamento in corso…'

export const nameTooLong = 'Il nome deve avere meno di 100 caratteri'
export const emailInvalid = 'Inserisca un indirizzo email valido'

export const somethingWrong = 'Si è verificato un problema. Riprovi, per favore.'
export const tooMany = 'Troppi tentativi.'
export function tryAgainIn(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60) return againIn(seconds, { one: 'secondo', many: 'secondi', other: 'secondi' })
  if (minutes < 120) return againIn(minutes, { one: 'minuto', many: 'minuti', other: 'minuti' })
  return againIn(Math.ceil(minutes / 60), { one: 'ora', many: 'ore', other: 'ore' })
}
function againIn(count: number, unit: { one: string; many: string; other: string }): string {
  return `Riprovi tra ${figure(count)} ${plural(count, unit)}.`
}

export const returnToHome = 'Torna alla pagina iniziale'

// The pieces of web/ui.

export const close = 'Chiudi'

export const pageMissing = 'Questa pagina non esiste'
export const pageMissingWhy = 'Forse l’indirizzo contiene un errore, oppure la pagina è stata spostata.'
export function pageMissingWays(homeLink: string, plannerLink: string): string {
  return `Se ha un codice dell’evento, può inserirlo nella ${homeLink}. Se organizza eventi, li trova nella ${plannerLink}.`
}
export const homePage = 'pagina iniziale'
export const plannerPage = 'pagina di chi organizza'

export const loading = 'Caricamento…'
export const youAreOffline = 'Manca la connessione. Lo faremo appena torna.'
export const notifications = 'Notifiche'
export const tryAgain = 'Riprova'
export function reference(requestId: string): string {
  return `Riferimento: ${requestId}`
}
export function showAll(label: string): string {
  return `Mostra tutto: ${label}`
}
