import { allergiesMax } from '../../../core/limits.ts'
import { consentVersion } from '../../../needs/rules/consent.ts'
import { erasedAfterDays, keptAfterDays } from '../../../retention/rules.ts'
import { plural } from '../forms.ts'
import { figure } from '../writing.ts'
import { capitalize } from './shared.ts'

export const needUnknown = 'Dit kunt u hier niet meer opgeven. Laad de pagina opnieuw.'

// The folded line in which a guest says what somebody must avoid.

export const nothingGiven = 'Niets opgegeven · Toevoegen'
export function givenLine(given: string): string {
  return `${given} · Wijzigen`
}
export function notAgreedYet(given: string): string {
  return `${given} · nog niet akkoord`
}
export const anythingElse = 'Nog iets?'
export const ownWordsRead =
  'Wat u hier schrijft, wordt door mensen gelezen. Het wordt niet met de gerechten vergeleken.'
export const notPassedOn = 'Dit is nog niet doorgegeven.'
export function needsRemoved(name?: string): string {
  return name === undefined
    ? 'Uw allergieën en dieetwensen zijn verwijderd.'
    : `De allergieën en dieetwensen van ${name} zijn verwijderd.`
}
export function needsStay(before: string, now: string): string {
  return `Deze allergieën en dieetwensen waren voor ${before}. Gelden ze ook voor ${now}?`
}
export const keepNeeds = 'Ja, bewaren'
export const removeThem = 'Nee, verwijderen'
export function agreeFirst(name?: string): string {
  const whose =
    name === undefined ? 'uw allergieën en dieetwensen' : `de allergieën en dieetwensen van ${name}`
  return `Ga akkoord met het doorgeven van ${whose}, of verwijder ze.`
}
export const loadingNeeds = 'De lijst wordt geladen…'

// Boxes of the opened line of needs, and how they are passed on.

export function whatAvoid(name?: string): string {
  return name === undefined ? 'Wat mag of wilt u niet eten?' : `Wat mag of wil ${name} niet eten?`
}
export function whyAsked(name?: string): string {
  return `Zodat de keuken weet wat ze voor ${name ?? 'u'} kan koken. U mag dit leeglaten.`
}
export const more = 'Meer'
export const fewer = 'Minder'
export function onlySome(group: string): string {
  return `Alleen sommige hiervan? Vink die aan, en haal het vinkje bij ‘${group}’ weg.`
}
export const didYouMean = 'Bedoelt u:'
export function isIt(need: string): string {
  return `${need}?`
}
export function youWroteFor(note: string, name?: string): string {
  const who = name === undefined ? 'U schreef' : `Voor ${name} schreef u`
  return `${who}: ‘${note}’. De keuken telt wat u uit de lijst toevoegt:`
}
export function addIt(need: string): string {
  return `Toevoegen: ${need}`
}
export function addedToWords(need: string): string {
  return `Toegevoegd: ${need}. Wat u schreef, blijft staan.`
}
export function ageOf(name: string): string {
  return `Is ${name} een kind?`
}
export const ageNames = { adult: 'Nee', child: 'Kind', infant: 'Baby of peuter, eet niet mee' }

export function keptHint(meal: boolean): string {
  const erased = meal
    ? `${figure(keptAfterDays)} dagen na de maaltijd`
    : `${figure(erasedAfterDays)} dagen na de uiterste datum`
  return `Hoogstens ${figure(allergiesMax)} tekens. Wordt ${erased} gewist.`
}
export function severeAllergy(organizer: string): string {
  return `Ernstige allergie? Neem ook zelf contact op met ${organizer} of met de keuken.`
}
function readers(organizer: string, version = consentVersion): string {
  return version < 2 ? `${organizer} en de keuken` : `${organizer}, de medeorganisatoren en de keuken`
}
export function seenBy(organizer: string): string {
  return `${capitalize(readers(organizer))} zien dit. U kunt het hier verwijderen; op geprinte bladen kan het blijven staan.`
}
export function seenOnceAgreed(organizer: string): string {
  return `Zodra u akkoord gaat, zien ${readers(organizer)} dit. U kunt het hier verwijderen; op geprinte bladen kan het blijven staan.`
}
export function iAgree(organizer: string): string {
  return `Ik ga ermee akkoord dat dit wordt doorgegeven aan ${readers(organizer)}`
}
export function theyAgree(name: string): string {
  return `${name} gaat ermee akkoord dat dit wordt doorgegeven, of is mijn kind`
}
export function passOnMeans(means: string): string {
  return `‘${passOn}’ betekent: ‘${means}’.`
}
export const passOn = 'Doorgeven'
export const removeNeeds = 'Verwijderen'
export function agreedThat(
  day: string | undefined,
  organizer: string,
  name?: string,
  version?: number,
): string {
  const who = name === undefined ? 'U hebt' : `${name} heeft`
  return `${who}${day === undefined ? '' : ` op ${day}`} ermee ingestemd dat ${readers(organizer, version)} dit zien.`
}
export const takeItBack = 'Toestemming intrekken'
export function takesAway(name?: string): string {
  const whose =
    name === undefined ? 'uw allergieën en dieetwensen' : `de allergieën en dieetwensen van ${name}`
  return `Daarmee worden ${whose} verwijderd, ook wat er zelf geschreven is. Niemand vraagt de keuken er dan nog naar.`
}
export const keepThem = 'Bewaren'
export const takenAway = 'Verwijderd. Sla het nog op, dan is het definitief.'
export function charactersLeft(left: number): string {
  const signs = (count: number) => `${figure(count)} ${plural(count, { one: 'teken', other: 'tekens' })}`
  return left < 0 ? `${signs(-left)} te veel` : `Nog ${signs(left)}`
}
export const passedOn = 'We geven dit samen met uw antwoord door.'
