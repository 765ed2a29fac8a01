import { plural } from '../forms.ts'
import { figure } from '../writing.ts'

// The edit link after the deadline, where needs can still be changed.

export const changeNeeds = 'Aggiungi o modifica le esigenze alimentari'
export function needsStillOpen(who: string): string {
  return `Non può più modificare i piatti. Può ancora modificare allergie e diete fino al pasto, e avviseremo ${who}.`
}
export function needsReader(kitchen: boolean, organizer: string): string {
  return kitchen ? 'la cucina' : organizer
}
export const saveNeeds = 'Salva le esigenze alimentari'
export function needsSaved(who: string): string {
  return `Salvato. Avviseremo ${who}.`
}
export const needsNotSaved =
  'Non è stato possibile salvare. Nulla di ciò che ha scritto è andato perso: riprovi, per favore.'
export const needsChangedMeanwhile =
  'Nel frattempo questa risposta è stata modificata altrove; sopra la vede com’è adesso. Ciò che ha scritto è conservato qui: confronti le due versioni, poi salvi di nuovo.'

// The edit page, once something is asked.

export const withdrawWarning =
  'Tutto il Suo gruppo viene rimosso, e i posti si liberano per altri. Per venire comunque, bisognerebbe rispondere di nuovo.'
export const keepAnswer = 'Tieni la risposta'
export const withdrawWord = 'Ritira'
export const notSavedYet = 'Qui ci sono modifiche non salvate.'
export const saveIt = 'Salva'
export const showSaved = 'Mostra ciò che è salvato'
export const changesDropped = 'Le modifiche sono state scartate.'
export const leaveChanged = 'Uscire senza salvare?'
export const leaveWarning = 'Qui ci sono modifiche non salvate. Se esce, vanno perse.'
export const keepChanging = 'Resta qui'
export const leaveWord = 'Esci senza salvare'
export const savedMeanwhile = 'Salvato nel frattempo'
export const keepSaved = 'Tieni la risposta salvata'
export const yourChanges = 'Le Sue modifiche'
export const keepMine = 'Tieni le mie modifiche'
export function notInParty(name: string): string {
  return `Senza ${name}`
}
export const noEmail = 'Nessuna email'
export const mailUndelivered =
  'La nostra email non è arrivata a questo indirizzo. Lo corregga, oppure conservi il link a questa pagina.'

export const eraseOffer =
  'Se vuole, ora può cancellare i nomi, le allergie e l’indirizzo email del Suo gruppo. I piatti restano nel conteggio.'
export const eraseWarning =
  'La cucina non saprà più nulla delle Sue allergie. I nomi, le allergie e l’indirizzo email di tutto il gruppo vengono cancellati.'
export const keepDetails = 'Tieni i miei dati'
export const eraseWord = 'Cancella'

export const eraseFailed = 'Non è stato possibile cancellare i Suoi dati. Riprovi, per favore.'
export const withdrawn = 'La Sua risposta è stata ritirata.'
export const withdrawFailed = 'Non è stato possibile ritirare la Sua risposta. Riprovi, per favore.'
export const changedMeanwhile = 'Nel frattempo questa risposta è stata modificata altrove. Quale va tenuta?'

// The edit page.

export const editing = 'Modifica le scelte'
export const yourInformation = 'I Suoi dati'
export const additionalGuests = 'Altri ospiti'
export const withdrawAnswer = 'Ritira la mia risposta'
export const cancel = 'Annulla'
export const update = 'Salva le scelte'
export const updating = 'Salvataggio…'
export const savedShort = 'Salvato'
export const saveWithout = 'Salva senza questi piatti'

export const eventLimitation = 'Posti limitati'
export function limitation(limit: number, others: number, free: number): string {
  const all = plural(limit, {
    one: `${figure(limit)} persona`,
    many: `${figure(limit)} di persone`,
    other: `${figure(limit)} persone`,
  })
  const left = plural(free, {
    one: `Resta ${figure(free)} posto per il Suo gruppo.`,
    many: `Restano ${figure(free)} posti per il Suo gruppo.`,
    other: `Restano ${figure(free)} posti per il Suo gruppo.`,
  })
  return `Questo evento è limitato a ${all} in tutto. Altre persone registrate: ${figure(others)}. ${free > 0 ? left : 'L’evento è al completo.'}`
}

export const updated = 'Le Sue scelte sono state modificate.'
export const updateFailed = 'Non è stato possibile modificare le Sue scelte. Riprovi, per favore.'
