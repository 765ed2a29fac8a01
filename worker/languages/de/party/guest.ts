import { partyMax } from '../../../core/limits.ts'
import { inAList, plural } from '../forms.ts'

export const progress = 'Schritte'
export const stepNames = {
  info: 'Sie',
  'lead-menu': 'Ihr Menü',
  'additional-guests': 'Gäste',
  review: 'Prüfen',
}
export function stepOf(position: number, all: number, name: string): string {
  return `Schritt ${position} von ${all}: ${name}`
}
export function stepDone(name: string): string {
  return `${name}, erledigt`
}
export const back = 'Zurück'
export const goOn = 'Weiter'
export const backToReview = 'Zurück zur Übersicht'

export const whoIsComing = 'Wer kommt?'
export const leadName = 'Ihr Name *'
export function guestName(position: number): string {
  return `Name von Gast ${position} *`
}
export const allergiesLabel = 'Allergien/Besonderheiten beim Essen (freiwillig)'
export const emailLabel = 'E-Mail (freiwillig)'
export const emailHint = 'Für Ihren Link und Nachrichten zu Ihren Gerichten.'
export const partySize = 'Wie viele Personen kommen, Sie selbst mitgezählt? *'
export const oneFewer = 'Minus: ein Gast weniger'
export const oneMore = 'Plus: ein Gast mehr'
export function guestCount(count: number, figure: string): string {
  return `${figure} ${plural(count, { one: 'Gast', other: 'Gäste' })}`
}
export const partyMaxHint = `Eine Antwort gilt für höchstens ${partyMax} Personen.`
export const readMenuFirst = 'Erst das Menü lesen'
export function countOf(count: number, all: number): string {
  return `${count} von ${all}`
}
export function chosenOf(far: string): string {
  return `${far} gewählt`
}
export const choose = 'Auswählen'
export const change = 'Ändern'
export const removeWord = 'Entfernen'
export function removePerson(name: string): string {
  return `Entfernen: ${name}`
}
export function wasRemoved(name: string): string {
  return `Entfernt: ${name}.`
}
export const notSentYet = 'Noch nicht gesendet.'
export const sendNow = 'Jetzt senden'
export function unsentFor(event: string): string {
  return `Noch nicht gesendet: Ihre Antwort für „${event}“.`
}
export function answeredAlready(names: string[]): string {
  if (names.length === 0) return 'Sie haben auf diesem Gerät schon geantwortet.'
  return `Sie haben schon geantwortet, für ${inAList(names)}.`
}
export function declinedAlready(names: string[]): string {
  if (names.length === 0) return 'Sie haben auf diesem Gerät schon abgesagt.'
  return `Sie haben schon abgesagt, für ${inAList(names)}.`
}

/** Heard while something is on its way to be stored. */
export const saving = 'Wird gespeichert …'
export function savedThankYou(firstName: string): string {
  return `Gespeichert. Vielen Dank, ${firstName}.`
}
export const submitFailed =
  'Ihre Auswahl konnte nicht gespeichert werden. Nichts ist verloren: Bitte versuchen Sie es noch einmal.'
export const submitted = 'Ihre Menüwahl ist angekommen. Vielen Dank!'
export const submitUnknown =
  'Wir wissen nicht genau, ob das angekommen ist. Bitte versuchen Sie es noch einmal: Sie werden nie doppelt gezählt.'
export const offline =
  'Noch nicht gesendet: kein Internet. Lassen Sie diese Seite offen, dann senden wir es für Sie ab.'
export const linkNotSent = 'Die E-Mail konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.'

export function linkSent(address: string): string {
  return `Der Link ist unterwegs an ${address}.`
}
export const linkOnItsWay =
  'Er ist schon unterwegs. Das kann ein paar Minuten dauern: Bitte sehen Sie auch im Spam-Ordner nach.'
export const declineFailed =
  'Ihre Antwort konnte nicht gespeichert werden. Nichts ist verloren: Bitte versuchen Sie es noch einmal.'
export const linkExpired = 'Dieser Link ist abgelaufen. Bitte wenden Sie sich an die Gastgeber.'

export function tookBackOn(day: string): string {
  return `Sie haben diese Antwort am ${day} zurückgezogen.`
}
export function removedOn(day: string): string {
  return `Diese Antwort wurde am ${day} entfernt.`
}
export const eraseDetails = 'Meine Daten löschen'
export const erased = 'Ihre Daten wurden gelöscht. Ihre Gerichte werden weiter gezählt.'

// The steps after the first.

export const yourParty = 'Ihre Gruppe'
export function personOf(position: number, size: number): string {
  return `Person ${position} von ${size} in Ihrer Gruppe.`
}
export function chosenFor(names: string[]): string {
  return `Gewählt für ${inAList(names)}`
}
export function sameAs(leadFirstName: string): string {
  return `Dasselbe wie ${leadFirstName}`
}
export function sameNow(name: string, leadFirstName: string): string {
  return `${name} bekommt jetzt dasselbe wie ${leadFirstName}.`
}
export const removeGuest = 'Diesen Gast entfernen'

/** Für Leo fehlt noch: Vorspeise und Dessert. */
export function hasNoneYet(name: string, courses: string, you: boolean): string {
  return `Für ${you ? 'Sie' : name} fehlt noch: ${courses}.`
}
/** Names of courses as a list after that colon. */
export function anyOf(courses: string[]): string {
  return inAList(courses)
}
export function chooseFor(name: string): string {
  return `Auswählen für ${name}`
}
export const sendAsItIs = 'So absenden'

export const isEverythingRight = 'Stimmt alles?'
export function changeableUntil(day: string): string {
  return `Sie können Ihre Antwort bis ${day} ändern.`
}
export function nameOfYou(name: string): string {
  return `${name} (Sie)`
}
export const changeDetailsWord = 'Angaben ändern'
export const changeDishes = 'Gerichte ändern'
export function changeWhatHas(name: string): string {
  return `Ändern: Gerichte für ${name}`
}
export const submitting = 'Wird gesendet …'
export const submittedShort = 'Gesendet!'
export const saveMyChanges = 'Meine Änderungen speichern'
export const keepFirstAnswer = 'Erste Antwort behalten'
export const sendAsNew = 'Als neue Antwort senden'

export const aDishHasChanged = 'Ein Gericht hat sich geändert'
export function dishInWords({ name, description }: { name: string; description: string }): string {
  return description ? `${name} (${description})` : name
}
export function dishChangedTo(was: string, is: string): string {
  return `Dieses Gericht hat sich geändert. Vorher: ${was}. Jetzt: ${is}. Behalten?`
}
export function chosenByThem(names: string[]): string {
  return `Gewählt für: ${names.join(', ')}.`
}
export const keepIt = 'Behalten'
export const changeThatAnswer = 'Diese Antwort ändern'
export const cannotComeAfterAll = 'Wir können doch nicht kommen'
export const stillCannotCome = 'Es bleibt bei der Absage'
export const anotherParty = 'Das ist eine andere Gruppe'
export const sendWithout = 'Ohne diese Gerichte senden'

export const namesOfGuests = 'Namen der weiteren Gäste (auch später möglich)'
export function guestNameLater(position: number): string {
  return `Name von Gast ${position} (auch später möglich)`
}
export const oneMoreGuest = 'Noch jemand'
export function guestMoreLater(position: number): string {
  return `${oneMoreGuest}: ${guestNameLater(position)}`
}
export function lostDish(name: string, course: string, dish: string): string {
  return `${name}: ${course} (${dish})`
}
export const dishesGone = 'Diese Gerichte gibt es nicht mehr:'
export const chooseAgain = 'Neu wählen'
export const submit = 'Menüwahl absenden'

export const noNeeds = 'Keine Allergien oder Besonderheiten angegeben.'
export const addNeeds = 'Ergänzen'
export function addNeedsOf(name: string): string {
  return `Ergänzen: Angaben für ${name}`
}
