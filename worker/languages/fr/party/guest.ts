import { partyMax } from '../../../core/limits.ts'
import { inAList, plural } from '../forms.ts'
import { de, le, que } from '../grammar.ts'
import { locale } from '../locale.ts'

export const progress = 'Étapes'
export const stepNames = {
  info: 'Vous',
  'lead-menu': 'Votre menu',
  'additional-guests': 'Convives',
  review: 'Vérification',
}
export function stepOf(position: number, all: number, name: string): string {
  return `Étape ${position} sur ${all} : ${name}`
}
export function stepDone(name: string): string {
  return `${name}, terminé`
}
export const back = 'Retour'
export const goOn = 'Continuer'
export const backToReview = 'Retour à la vérification'

export const whoIsComing = 'Qui vient ?'
export const leadName = 'Votre nom *'
export function guestName(position: number): string {
  return `Nom du convive ${position} *`
}
export const allergiesLabel = 'Allergies et régimes (facultatif)'
export const emailLabel = 'E-mail (facultatif)'
export const emailHint = 'Pour vous envoyer votre lien et des nouvelles de vos plats.'
export const partySize = 'Nombre de personnes, vous compris *'
export const oneFewer = 'Moins : retirer un convive'
export const oneMore = 'Plus : ajouter un convive'
export function guestCount(count: number, figure: string): string {
  return `${figure} ${plural(count, { one: 'convive', many: 'de convives', other: 'convives' })}`
}
export const partyMaxHint = `Une réponse peut compter ${partyMax} personnes au maximum.`
export const readMenuFirst = 'Lire d’abord le menu'
export function countOf(count: number, all: number): string {
  return `${count} sur ${all}`
}
export function chosenOf(far: string): string {
  return `Choix faits : ${far}`
}
export const choose = 'Choisir'
export const change = 'Modifier'
export const removeWord = 'Supprimer'
export function removePerson(name: string): string {
  return `Supprimer ${name}`
}
export function wasRemoved(name: string): string {
  return `${name} ne fait plus partie du groupe.`
}
export const notSentYet = 'Pas encore envoyé.'
export const sendNow = 'Envoyer maintenant'
export function unsentFor(event: string): string {
  return `Pas encore envoyé : votre réponse pour ${event}.`
}
export function answeredAlready(names: string[]): string {
  if (names.length === 0) return 'Vous avez déjà répondu sur cet appareil.'
  return `Vous avez déjà répondu pour ${inAList(names)}.`
}
export function declinedAlready(names: string[]): string {
  if (names.length === 0) return 'Sur cet appareil, vous avez déjà indiqué que vous ne pouvez pas venir.'
  const cannot = plural(names.length, {
    one: 'ne peut pas',
    many: 'ne peuvent pas',
    other: 'ne peuvent pas',
  })
  return `Vous avez déjà indiqué ${que(inAList(names))} ${cannot} venir.`
}

export const saving = 'Enregistrement…'
export function savedThankYou(firstName: string): string {
  return `C’est enregistré. Merci, ${firstName}.`
}
export const submitFailed = 'Vos choix n’ont pas pu être enregistrés. Rien n’est perdu : veuillez réessayer.'
export const submitted = 'Vos choix sont bien enregistrés. Merci de votre réponse !'
export const submitUnknown =
  'Nous ne savons pas si votre envoi est arrivé. Veuillez réessayer : votre réponse ne compte jamais deux fois.'
export const offline =
  'Pas encore envoyé : pas d’internet. Gardez cette page ouverte et nous l’enverrons pour vous.'
export const linkNotSent = 'L’e-mail n’a pas pu être envoyé. Veuillez réessayer.'

export function linkSent(address: string): string {
  return `Le lien est en route vers ${address}.`
}
export const linkOnItsWay =
  'Le lien est déjà en route. Cela peut prendre quelques minutes : regardez aussi dans les indésirables.'
export const declineFailed =
  'Votre réponse n’a pas pu être enregistrée. Rien n’est perdu : veuillez réessayer.'
export const linkExpired = 'Ce lien de modification a expiré. Veuillez vous adresser à votre hôte.'

export function tookBackOn(day: string): string {
  return `Vous avez retiré cette réponse ${le(day)}.`
}
export function removedOn(day: string): string {
  return `Cette réponse a été supprimée ${le(day)}.`
}
export const eraseDetails = 'Effacer mes données'
export const erased = 'Vos données ont été effacées. Vos plats restent comptés.'

// The steps after the first.

export const yourParty = 'Votre groupe'
export function personOf(position: number, size: number): string {
  return `Personne ${position} sur ${size} dans votre groupe.`
}
export function chosenFor(names: string[]): string {
  return `Choisi pour ${inAList(names)}`
}
export function sameAs(leadFirstName: string): string {
  return `Comme ${leadFirstName}`
}
export function sameNow(name: string, leadFirstName: string): string {
  return `${name} a maintenant les mêmes plats ${que(leadFirstName)}.`
}
export const removeGuest = 'Supprimer ce convive'

/** The courses’ own genders are not known: they stand after a colon. */
export function hasNoneYet(name: string, courses: string, you: boolean): string {
  return you ? `Vous n’avez pas encore choisi : ${courses}.` : `${name} n’a pas encore choisi : ${courses}.`
}
export function anyOf(courses: string[]): string {
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(courses)
}
export function chooseFor(name: string): string {
  return `Choisir pour ${name}`
}
export const sendAsItIs = 'Envoyer tel quel'

export const isEverythingRight = 'Tout est correct ?'
export function changeableUntil(day: string): string {
  return `Vous pouvez modifier votre réponse jusqu’au ${day}.`
}
export function nameOfYou(name: string): string {
  return `${name} (vous)`
}
export const changeDetailsWord = 'Modifier les coordonnées'
export const changeDishes = 'Modifier les plats'
export function changeWhatHas(name: string): string {
  return `Modifier les plats ${de(name)}`
}
export const submitting = 'Envoi…'
export const submittedShort = 'Bien envoyé !'
export const saveMyChanges = 'Enregistrer mes modifications'
export const keepFirstAnswer = 'Garder ma première réponse'
export const sendAsNew = 'Envoyer comme nouvelle réponse'

export const aDishHasChanged = 'Un plat a changé'
export function dishInWords({ name, description }: { name: string; description: string }): string {
  return description ? `${name} (${description})` : name
}
export function dishChangedTo(was: string, is: string): string {
  return `Ce plat a changé. Avant : ${was}. Maintenant : ${is}. Le garder ?`
}
export function chosenByThem(names: string[]): string {
  return `Choisi pour : ${names.join(', ')}.`
}
export const keepIt = 'Le garder'
export const changeThatAnswer = 'Modifier cette réponse'
export const cannotComeAfterAll = 'Finalement, nous ne pouvons pas venir'
export const stillCannotCome = 'Nous ne pouvons toujours pas venir'
export const anotherParty = 'C’est un autre groupe'
export const sendWithout = 'Envoyer sans ces plats'

export const namesOfGuests = 'Noms des autres convives (vous pouvez les ajouter plus tard)'
export function guestNameLater(position: number): string {
  return `Nom du convive ${position} (vous pouvez l’ajouter plus tard)`
}
export const oneMoreGuest = 'Un convive de plus'
export function guestMoreLater(position: number): string {
  return `${oneMoreGuest} : ${guestNameLater(position)}`
}
export function lostDish(name: string, course: string, dish: string): string {
  return `${name} : ${course} (${dish})`
}
export const dishesGone = 'Ces plats ne sont plus au menu :'
export const chooseAgain = 'Choisir à nouveau'
export const submit = 'Envoyer mes choix'

export const noNeeds = 'Aucune allergie, aucun régime indiqué.'
export const addNeeds = 'Ajouter'
export function addNeedsOf(name: string): string {
  return `Ajouter les besoins alimentaires ${de(name)}`
}
