import { allergiesMax } from '../../../core/limits.ts'
import { consentVersion } from '../../../needs/rules/consent.ts'
import { erasedAfterDays, keptAfterDays } from '../../../retention/rules.ts'
import { plural, upper } from '../forms.ts'
import { on } from '../grammar.ts'
import { figure } from '../writing.ts'

export const needUnknown = 'Questa voce non esiste per questo evento. Ricarichi la pagina.'

// The folded line in which a guest says what somebody must avoid.

export const nothingGiven = 'Nessuna indicazione · Aggiungi'
export function givenLine(given: string): string {
  return `${given} · Modifica`
}
export function notAgreedYet(given: string): string {
  return `${given} · consenso non ancora dato`
}
export const anythingElse = 'C’è altro?'
export const ownWordsRead =
  'Quello che scrive qui viene letto da persone, ma non viene confrontato automaticamente con i piatti.'
export const notPassedOn = 'Queste informazioni non sono ancora state comunicate.'
export function needsRemoved(name?: string): string {
  return name === undefined
    ? 'Le Sue esigenze alimentari non sono più indicate.'
    : `Le esigenze alimentari di ${name} non sono più indicate.`
}
export function needsStay(before: string, now: string): string {
  return `Le esigenze alimentari di ${before} valgono anche per ${now}?`
}
export const keepNeeds = 'Sì, tienile'
export const removeThem = 'No, rimuovile'
export function agreeFirst(name?: string): string {
  const whose = name === undefined ? 'le Sue esigenze alimentari' : `le esigenze alimentari di ${name}`
  return `Accetti di comunicare ${whose}, oppure le rimuova.`
}
export const loadingNeeds = 'Caricamento dell’elenco…'

// Boxes of the opened line of needs, and how they are passed on.

export function whatAvoid(name?: string): string {
  return name === undefined ? 'Che cosa deve evitare?' : `Che cosa deve evitare ${name}?`
}
export function whyAsked(name?: string): string {
  return `Così la cucina sa che cosa preparare per ${name ?? 'Lei'}. Può lasciare vuoto questo campo.`
}
export const more = 'Mostra altro'
export const fewer = 'Mostra meno'
export function onlySome(group: string): string {
  return `Solo alcuni di questi? Li selezioni, e tolga la selezione da «${group}».`
}
export const didYouMean = 'Intendeva:'
export function isIt(need: string): string {
  return `${need}?`
}
export function youWroteFor(note: string, name?: string): string {
  const who = name === undefined ? 'Ha scritto' : `Per ${name} ha scritto`
  return `${who} «${note}». La cucina fa i conti con l’elenco. Se è corretto, aggiunga:`
}
export function addIt(need: string): string {
  return `Aggiungi: ${need}`
}
export function addedToWords(need: string): string {
  return `Aggiunto: ${need}. Le Sue parole restano come le ha scritte.`
}
export function ageOf(name: string): string {
  return `${name}: bambino/a o bebè?`
}
export const ageNames = { adult: 'No', child: 'Bambino/a', infant: 'Bebè, senza pasto' }

export function keptHint(meal: boolean): string {
  const erased = meal ? `${keptAfterDays} giorni dopo il pasto` : `${erasedAfterDays} giorni dopo la scadenza`
  return `Fino a ${allergiesMax} caratteri. Viene cancellato ${erased}.`
}
export function severeAllergy(organizer: string): string {
  return `Allergia grave? Ne parli anche con ${organizer} o con la cucina.`
}
function readers(organizer: string, version = consentVersion): string {
  return version < 2
    ? `${organizer} e la cucina`
    : `${organizer}, chi collabora all’organizzazione e la cucina`
}
export function seenBy(organizer: string): string {
  const [first = ''] = organizer
  return `${upper(first)}${readers(organizer.slice(first.length))} possono vedere queste informazioni. Può rimuoverle qui; i fogli già stampati possono restare in giro.`
}
export function seenOnceAgreed(organizer: string): string {
  return `Dopo il consenso, ${readers(organizer)} potranno vedere queste informazioni. Può rimuoverle qui; i fogli già stampati possono restare in giro.`
}
export function iAgree(organizer: string): string {
  return `Accetto che ${readers(organizer)} vedano queste informazioni`
}
export function theyAgree(name: string): string {
  return `${name} è d’accordo, oppure si tratta di mio figlio o mia figlia: comunicare queste informazioni`
}
export function passOnMeans(means: string): string {
  return `«${passOn}» significa «${means}».`
}
export const passOn = 'Comunica'
export const removeNeeds = 'Rimuovi'
export function agreedThat(
  day: string | undefined,
  organizer: string,
  name?: string,
  version?: number,
): string {
  const who = name === undefined ? 'Ha accettato' : `${name} ha accettato`
  return `${who}${day === undefined ? '' : ` ${on(day)}`} che ${readers(organizer, version)} vedano queste informazioni.`
}
export const takeItBack = 'Revoca il consenso'
export function takesAway(name?: string): string {
  const whose = name === undefined ? 'le Sue esigenze alimentari' : `le esigenze alimentari di ${name}`
  return `Con la revoca si rimuovono ${whose} e ciò che è stato scritto. Nessuno chiederà più nulla alla cucina in proposito.`
}
export const keepThem = 'Tienile'
export const takenAway = 'Rimosso. Salvi per confermare.'
export function charactersLeft(left: number): string {
  const count = Math.abs(left)
  const signs = plural(count, { one: 'carattere', many: 'caratteri', other: 'caratteri' })
  return left < 0 ? `${figure(count)} ${signs} di troppo` : `Ancora ${figure(count)} ${signs}`
}
export const passedOn = 'Lo comunicheremo insieme alla Sua risposta.'
