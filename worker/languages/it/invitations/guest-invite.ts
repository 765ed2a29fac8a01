import { inAList, plural } from '../forms.ts'
import { to } from '../grammar.ts'

// The page of a personal link.

export const askForLink = 'È nella lista degli ospiti? Inserisca il Suo indirizzo email e Le inviamo il link.'
export const linkEmail = 'Il Suo indirizzo email'
export const sendMyLink = 'Inviami il mio link'
export const sendingLink = 'Invio…'
export const linkOnItsWay =
  'Se questo indirizzo è nella lista, il Suo link è in arrivo. Se non arriva nessuna email, si rivolga a chi La invita.'
export const coming = 'Viene'
export const notComing = 'Non viene'
export function doesCome(name: string): string {
  return `${name} viene?`
}
export const everyoneComes = 'Veniamo tutti'
export const sayWhoComes = 'Indichi chi viene'
export const nobodyComes = 'Quindi non viene nessuno?'
export function alsoBring(count: number): string {
  return `Può portare con sé ${plural(count, {
    one: `ancora ${count} persona`,
    many: `ancora ${count} di persone`,
    other: `ancora ${count} persone`,
  })}`
}
export const answeredBefore =
  'Ha già risposto, e qui può modificare la risposta. Ciò che ci ha detto sulle allergie è conservato, ma qui non viene mostrato.'
export function declinedBefore(organizer: string): string {
  return `Ha detto ${to(organizer)} che non può venire. Se i programmi sono cambiati, lo dica qui.`
}
export function willNotCome(names: string[]): string {
  return `Assenze: ${inAList(names)}.`
}
export function stillOpen(names: string[]): string {
  return `Ancora nessuna risposta per ${inAList(names)}. Può rispondere più tardi con lo stesso link.`
}
export const inviteNotLoaded = 'Non è stato possibile caricare il Suo invito. Riprovi, per favore.'
export const changedMeanwhile =
  'Nel frattempo questa risposta è stata modificata su un altro dispositivo. La Sua modifica non è stata salvata: questa è la risposta più recente.'
