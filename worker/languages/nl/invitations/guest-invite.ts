import { inAList, plural } from '../forms.ts'
import { figure } from '../writing.ts'

// The page of a personal link.

export const askForLink = 'Staat u op de gastenlijst? Vul uw e-mailadres in, dan sturen we u uw link.'
export const linkEmail = 'Uw e-mailadres'
export const sendMyLink = 'Stuur mij mijn link'
export const sendingLink = 'Wordt verstuurd…'
export const linkOnItsWay =
  'Als dit adres op de lijst staat, is uw link onderweg. Komt er geen e-mail, vraag het dan aan wie u heeft uitgenodigd.'
export const coming = 'Komt'
export const notComing = 'Komt niet'
export function doesCome(name: string): string {
  return `Komt ${name}?`
}
export const everyoneComes = 'We komen allemaal'
export const sayWhoComes = 'Laat weten wie er komt'
export const nobodyComes = 'Komt er dus niemand?'
export function alsoBring(count: number): string {
  return plural(count, {
    one: 'U kunt nog één gast meenemen',
    other: `U kunt nog ${figure(count)} gasten meenemen`,
  })
}
export const answeredBefore =
  'U hebt al geantwoord en kunt het antwoord hier wijzigen. Wat u over allergieën hebt opgegeven, blijft bewaard. Het wordt hier niet getoond.'
export function declinedBefore(organizer: string): string {
  return `U hebt al aan ${organizer} laten weten dat u niet kunt komen. Kunt u toch komen? Zeg het dan hier.`
}
export function willNotCome(names: string[]): string {
  return `Niet aanwezig: ${inAList(names)}.`
}
export function stillOpen(names: string[]): string {
  return `Nog geen antwoord voor ${inAList(names)}. U kunt later antwoorden met dezelfde link.`
}
export const inviteNotLoaded = 'Uw uitnodiging kon niet worden geladen. Probeer het nog eens.'
export const changedMeanwhile =
  'Dit antwoord is intussen op een ander apparaat gewijzigd. Uw eigen wijziging is niet opgeslagen: dit is het nieuwere antwoord.'
