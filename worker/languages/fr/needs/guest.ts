import { allergiesMax } from '../../../core/limits.ts'
import { consentVersion } from '../../../needs/rules/consent.ts'
import { erasedAfterDays, keptAfterDays } from '../../../retention/rules.ts'
import { theOrganizer } from '../events/shared.ts'
import { plural, upper } from '../forms.ts'
import { de, le, que } from '../grammar.ts'
import { figure } from '../writing.ts'

export const needUnknown = 'Ce choix n’existe pas pour cet événement. Veuillez recharger la page.'

// The folded line in which a guest says what somebody must avoid.

export const nothingGiven = 'Rien d’indiqué · Ajouter'
export function givenLine(given: string): string {
  return `${given} · Modifier`
}
export function notAgreedYet(given: string): string {
  return `${given} · accord pas encore donné`
}
export const anythingElse = 'Autre chose ?'
export const ownWordsRead =
  'Ce que vous écrivez ici est lu par des personnes, mais n’est pas comparé automatiquement aux plats.'
export const notPassedOn = 'Ces informations ne sont pas encore transmises.'
export function needsRemoved(name?: string): string {
  return name === undefined
    ? 'Vos besoins alimentaires ne sont plus indiqués.'
    : `Les besoins alimentaires ${de(name)} ne sont plus indiqués.`
}
export function needsStay(before: string, now: string): string {
  return `Les besoins alimentaires ${de(before)} valent-ils aussi pour ${now} ?`
}
export const keepNeeds = 'Oui, les garder'
export const removeThem = 'Non, les supprimer'
export function agreeFirst(name?: string): string {
  const whose = name === undefined ? 'vos besoins alimentaires' : `les besoins alimentaires ${de(name)}`
  return `Veuillez accepter de transmettre ${whose}, ou supprimez-les.`
}
export const loadingNeeds = 'Chargement de la liste…'

// Boxes of the opened line of needs, and how they are passed on.

export function whatAvoid(name?: string): string {
  return name === undefined ? 'Que devez-vous éviter ?' : `Que doit éviter ${name} ?`
}
export function whyAsked(name?: string): string {
  return `Pour que la cuisine sache quoi préparer pour ${name ?? 'vous'}. Vous pouvez laisser ce champ vide.`
}
export const more = 'Afficher plus'
export const fewer = 'Afficher moins'
export function onlySome(group: string): string {
  return `Seulement certains ? Cochez-les, et décochez « ${group} ».`
}
export const didYouMean = 'Vouliez-vous dire :'
export function isIt(need: string): string {
  return `${need} ?`
}
export function youWroteFor(note: string, name?: string): string {
  const who = name === undefined ? 'Vous avez écrit' : `Pour ${name}, vous avez écrit`
  return `${who} « ${note} ». La cuisine compte à partir de la liste. À ajouter, si c’est juste :`
}
export function addIt(need: string): string {
  return `Ajouter : ${need}`
}
export function addedToWords(need: string): string {
  return `Ajouté : ${need}. Vos mots restent tels que vous les avez écrits.`
}
export function ageOf(name: string): string {
  return `${name} : est-ce un enfant ?`
}
export const ageNames = { adult: 'Non', child: 'Enfant', infant: 'Bébé, sans repas' }

export function keptHint(meal: boolean): string {
  const erased = meal
    ? `${keptAfterDays} jours après le repas`
    : `${erasedAfterDays} jours après la date limite`
  return `Jusqu’à ${allergiesMax} caractères. Effacé ${erased}.`
}
export function severeAllergy(organizer: string): string {
  return `Allergie grave ? Parlez-en aussi à ${organizer} ou à la cuisine.`
}
function readers(organizer: string, version = consentVersion): string {
  return version < 2 ? `${organizer} et la cuisine` : `${organizer}, l’équipe qui organise et la cuisine`
}
export function seenBy(organizer: string): string {
  const [first = ''] = organizer
  return `${upper(first)}${readers(organizer.slice(first.length))} peuvent voir ces informations. Vous pouvez les supprimer ici ; des feuilles déjà imprimées peuvent subsister.`
}
export function seenOnceAgreed(organizer: string): string {
  return `Une fois votre accord donné, ${readers(organizer)} pourront voir ces informations. Vous pouvez les supprimer ici ; des feuilles déjà imprimées peuvent subsister.`
}
export function iAgree(organizer: string): string {
  const host = organizer === theOrganizer ? 'mon hôte' : organizer
  return `J’accepte ${que(readers(host))} voient ces informations`
}
export function theyAgree(name: string): string {
  return `${name} est d’accord, ou est mon enfant : transmettre ces informations`
}
export function passOnMeans(means: string): string {
  return `« ${passOn} » signifie « ${means} ».`
}
export const passOn = 'Transmettre'
export const removeNeeds = 'Supprimer'
export function agreedThat(
  day: string | undefined,
  organizer: string,
  name?: string,
  version?: number,
): string {
  const who = name === undefined ? 'Vous avez accepté' : `${name} a accepté`
  return `${who}${day === undefined ? '' : ` ${le(day)}`} ${que(readers(organizer, version))} voient ces informations.`
}
export const takeItBack = 'Retirer l’accord'
export function takesAway(name?: string): string {
  const whose = name === undefined ? 'vos besoins alimentaires' : `les besoins alimentaires ${de(name)}`
  return `Retirer l’accord supprime ${whose} et ce qui a été écrit. Plus personne n’interrogera la cuisine à ce sujet.`
}
export const keepThem = 'Les garder'
export const takenAway = 'Supprimé. Enregistrez pour confirmer.'
export function charactersLeft(left: number): string {
  const count = Math.abs(left)
  const signs = plural(count, { one: 'caractère', many: 'caractères', other: 'caractères' })
  return left < 0 ? `${figure(count)} ${signs} de trop` : `Encore ${figure(count)} ${signs}`
}
export const passedOn = 'Nous le transmettons avec votre réponse.'
