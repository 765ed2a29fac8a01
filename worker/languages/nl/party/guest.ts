import { partyMax } from '../../../core/limits.ts'
import { inAList, plural } from '../forms.ts'

export const progress = 'Stappen'
export const stepNames = {
  info: 'Uzelf',
  'lead-menu': 'Uw menu',
  'additional-guests': 'Gasten',
  review: 'Overzicht',
}
export function stepOf(position: number, all: number, name: string): string {
  return `Stap ${position} van ${all}: ${name}`
}
export function stepDone(name: string): string {
  return `${name}, klaar`
}
export const back = 'Terug'
export const goOn = 'Verder'
export const backToReview = 'Terug naar het overzicht'

export const whoIsComing = 'Wie komt er?'
export const leadName = 'Uw naam *'
export function guestName(position: number): string {
  return `Naam van gast ${position} *`
}
export const allergiesLabel = 'Allergieën en dieetwensen (niet verplicht)'
export const emailLabel = 'E-mail (niet verplicht)'
export const emailHint = 'Voor uw link en nieuws over uw gerechten.'
export const partySize = 'Met hoeveel personen komt u, uzelf meegeteld? *'
export const oneFewer = 'Min: één gast minder'
export const oneMore = 'Plus: één gast meer'
export function guestCount(count: number, figure: string): string {
  return `${figure} ${plural(count, { one: 'gast', other: 'gasten' })}`
}
export const partyMaxHint = `Eén antwoord geldt voor hoogstens ${partyMax} personen.`
export const readMenuFirst = 'Eerst het menu lezen'
export function countOf(count: number, all: number): string {
  return `${count} van ${all}`
}
export function chosenOf(far: string): string {
  return `${far} gekozen`
}
export const choose = 'Kiezen'
export const change = 'Wijzigen'
export const removeWord = 'Verwijderen'
export function removePerson(name: string): string {
  return `Verwijderen: ${name}`
}
export function wasRemoved(name: string): string {
  return `Verwijderd: ${name}.`
}
export const notSentYet = 'Nog niet verstuurd.'
export const sendNow = 'Nu versturen'
export function unsentFor(event: string): string {
  return `Nog niet verstuurd: uw antwoord voor ‘${event}’.`
}
export function answeredAlready(names: string[]): string {
  if (names.length === 0) return 'U hebt op dit apparaat al geantwoord.'
  return `U hebt al geantwoord voor ${inAList(names)}.`
}
export function declinedAlready(names: string[]): string {
  if (names.length === 0) return 'U hebt op dit apparaat al laten weten dat u niet kunt komen.'
  return `Al afgemeld: ${inAList(names)}.`
}

/** Heard while something is on its way to be stored. */
export const saving = 'Wordt opgeslagen…'
export function savedThankYou(firstName: string): string {
  return `Opgeslagen. Dank u wel, ${firstName}.`
}
export const submitFailed = 'Uw keuze kon niet worden opgeslagen. Er is niets verloren: probeer het nog eens.'
export const submitted = 'Uw menukeuze is aangekomen. Hartelijk dank!'
export const submitUnknown =
  'We weten niet zeker of dit is aangekomen. Probeer het nog eens: u wordt nooit dubbel geteld.'
export const offline =
  'Nog niet verstuurd: geen internet. Houd deze pagina open, dan versturen we het voor u.'
export const linkNotSent = 'De e-mail kon niet worden verstuurd. Probeer het nog eens.'

export function linkSent(address: string): string {
  return `De link is onderweg naar ${address}.`
}
export const linkOnItsWay = 'De link is al onderweg. Dat kan een paar minuten duren: kijk ook in uw spammap.'
export const declineFailed =
  'Uw antwoord kon niet worden opgeslagen. Er is niets verloren: probeer het nog eens.'
export const linkExpired = 'Deze link is verlopen. Neem contact op met de organisator.'

export function tookBackOn(day: string): string {
  return `U hebt dit antwoord op ${day} ingetrokken.`
}
export function removedOn(day: string): string {
  return `Dit antwoord is op ${day} verwijderd.`
}
export const eraseDetails = 'Mijn gegevens wissen'
export const erased = 'Uw gegevens zijn gewist. Uw gerechten blijven meetellen.'

// The steps after the first.

export const yourParty = 'Uw gezelschap'
export function personOf(position: number, size: number): string {
  return `Gast ${position} van ${size} in uw gezelschap.`
}
export function chosenFor(names: string[]): string {
  return `Gekozen voor ${inAList(names)}`
}
export function sameAs(leadFirstName: string): string {
  return `Hetzelfde als ${leadFirstName}`
}
export function sameNow(name: string, leadFirstName: string): string {
  return `${name} krijgt nu hetzelfde als ${leadFirstName}.`
}
export const removeGuest = 'Deze gast verwijderen'

/** Voor Leo ontbreekt nog: voorgerecht en dessert. */
export function hasNoneYet(name: string, courses: string, you: boolean): string {
  return `Voor ${you ? 'u' : name} ontbreekt nog: ${courses}.`
}
/** Names of courses as a list after that colon. */
export function anyOf(courses: string[]): string {
  return inAList(courses)
}
export function chooseFor(name: string): string {
  return `Kiezen voor ${name}`
}
export const sendAsItIs = 'Zo versturen'

export const isEverythingRight = 'Klopt alles?'
export function changeableUntil(day: string): string {
  return `U kunt uw antwoord wijzigen tot en met ${day}.`
}
export function nameOfYou(name: string): string {
  return `${name} (u)`
}
export const changeDetailsWord = 'Gegevens wijzigen'
export const changeDishes = 'Gerechten wijzigen'
export function changeWhatHas(name: string): string {
  return `Wijzigen: gerechten voor ${name}`
}
export const submitting = 'Wordt verstuurd…'
export const submittedShort = 'Verstuurd!'
export const saveMyChanges = 'Mijn wijzigingen opslaan'
export const keepFirstAnswer = 'Mijn eerste antwoord bewaren'
export const sendAsNew = 'Als nieuw antwoord versturen'

export const aDishHasChanged = 'Een gerecht is veranderd'
export function dishInWords({ name, description }: { name: string; description: string }): string {
  return description ? `${name} (${description})` : name
}
export function dishChangedTo(was: string, is: string): string {
  return `Dit gerecht is veranderd. Eerst: ${was}. Nu: ${is}. Houden?`
}
export function chosenByThem(names: string[]): string {
  return `Gekozen voor: ${names.join(', ')}.`
}
export const keepIt = 'Houden'
export const changeThatAnswer = 'Dat antwoord wijzigen'
export const cannotComeAfterAll = 'We kunnen toch niet komen'
export const stillCannotCome = 'We kunnen nog steeds niet komen'
export const anotherParty = 'Dit is een ander gezelschap'
export const sendWithout = 'Zonder deze gerechten versturen'

export const namesOfGuests = 'Namen van uw gezelschap (mag ook later)'
export function guestNameLater(position: number): string {
  return `Naam van gast ${position} (mag ook later)`
}
export const oneMoreGuest = 'Nog iemand'
export function guestMoreLater(position: number): string {
  return `${oneMoreGuest}: ${guestNameLater(position)}`
}
export function lostDish(name: string, course: string, dish: string): string {
  return `${name}: ${course} (${dish})`
}
export const dishesGone = 'Deze gerechten staan niet meer op het menu:'
export const chooseAgain = 'Opnieuw kiezen'
export const submit = 'Menukeuze versturen'

export const noNeeds = 'Geen allergieën of dieetwensen opgegeven.'
export const addNeeds = 'Toevoegen'
export function addNeedsOf(name: string): string {
  return `Toevoegen: allergieën en dieetwensen van ${name}`
}
