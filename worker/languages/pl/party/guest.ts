import { partyMax } from '../../../core/limits.ts'
import { inAList, plural } from '../forms.ts'

export const progress = 'Kroki'
export const stepNames = {
  info: 'Dane',
  'lead-menu': 'Moje menu',
  'additional-guests': 'Goście',
  review: 'Podsumowanie',
}
/** @param position of a step among all. @param name of the step */
export function stepOf(position: number, all: number, name: string): string {
  return `Krok ${position} z ${all}: ${name}`
}
/** @param name of a step that lies behind */
export function stepDone(name: string): string {
  return `${name}, gotowe`
}
export const back = 'Wstecz'
export const goOn = 'Dalej'
export const backToReview = 'Wróć do podsumowania'

export const whoIsComing = 'Kto przyjdzie?'
export const leadName = 'Imię i nazwisko *'
/** @param position in the party; the lead guest is 1 */
export function guestName(position: number): string {
  return `Gość ${position}: imię i nazwisko *`
}
export const allergiesLabel = 'Alergie i diety (opcjonalnie)'
export const emailLabel = 'E-mail (opcjonalnie)'
export const emailHint = 'Wyślemy link do odpowiedzi i wiadomości o wybranych daniach.'
export const partySize = 'Liczba gości (łącznie ze mną) *'
export const oneFewer = 'Minus: o jednego gościa mniej'
export const oneMore = 'Plus: o jednego gościa więcej'
/** @param figure how the count is written */
export function guestCount(count: number, figure: string): string {
  return `${figure} ${plural(count, { one: 'gość', few: 'gości', many: 'gości', other: 'gościa' })}`
}
export const partyMaxHint = `Jedna odpowiedź może objąć najwyżej ${partyMax} osób.`
export const readMenuFirst = 'Najpierw zobacz menu'
/** A person's progress, beside their name. */
export function countOf(count: number, all: number): string {
  return `${count} z ${all}`
}
/** @param far how far a person is, as `countOf` says it */
export function chosenOf(far: string): string {
  return `wybrano ${far}`
}
export const choose = 'Wybierz'
export const change = 'Zmień'
export const removeWord = 'Usuń'
/** The accessible name of the button `removeWord`. */
export function removePerson(name: string): string {
  return `Usuń: ${name}`
}
/** Said once somebody was taken out of the party, beside a button that says `undo`. */
export function wasRemoved(name: string): string {
  return `Usunięto: ${name}.`
}
export const notSentYet = 'Jeszcze nie wysłano.'
export const sendNow = 'Wyślij teraz'
/** @param event its title */
export function unsentFor(event: string): string {
  return `Odpowiedź jeszcze niewysłana: ${event}.`
}
/** Asked before a device sends a second answer. @param names in the party it answered for; none where unknown */
export function answeredAlready(names: string[]): string {
  if (names.length === 0) return 'Z tego urządzenia wysłano już odpowiedź.'
  return `Z tego urządzenia wysłano już odpowiedź: ${inAList(names)}.`
}
/** Asked before a device that sent a decline sends another answer. @param names in the party that declined; none where unknown */
export function declinedAlready(names: string[]): string {
  if (names.length === 0) return 'Z tego urządzenia zgłoszono już nieobecność.'
  return `Zgłoszono już nieobecność: ${inAList(names)}.`
}

/** Heard while something is on its way to be stored. */
export const saving = 'Zapisywanie…'
/** Heard once it is stored. */
export function savedThankYou(firstName: string): string {
  return `Zapisano. ${firstName}, dziękujemy.`
}
export const submitFailed = 'Nie udało się zapisać wyboru. Nic nie zginęło: proszę spróbować jeszcze raz.'
export const submitted = 'Wybór menu został wysłany. Dziękujemy za odpowiedź.'
export const submitUnknown =
  'Nie mamy pewności, czy odpowiedź dotarła. Proszę spróbować jeszcze raz: nikt nie zostanie policzony podwójnie.'
export const offline =
  'Jeszcze nie wysłano: brak internetu. Proszę nie zamykać tej strony: wyślemy to, gdy wróci połączenie.'
export const linkNotSent = 'Nie udało się wysłać e-maila. Proszę spróbować jeszcze raz.'

/** Said once the edit link was queued for the stored address. */
export function linkSent(address: string): string {
  return `Link jest w drodze na adres ${address}.`
}
export const linkOnItsWay =
  'Link jest już w drodze. To może potrwać kilka minut: proszę sprawdzić także folder ze spamem.'
export const declineFailed =
  'Nie udało się zapisać odpowiedzi. Nic nie zginęło: proszę spróbować jeszcze raz.'
export const linkExpired = 'Link do zmiany odpowiedzi stracił ważność. Prosimy o kontakt z organizatorem.'

/** Beside the sentence that a link is invalid. @param day without the year */
export function tookBackOn(day: string): string {
  return `Tę odpowiedź wycofano ${day}.`
}
/** Beside the sentence that a link is invalid, for a response that its planner deleted. */
export function removedOn(day: string): string {
  return `Tę odpowiedź usunięto ${day}.`
}
export const eraseDetails = 'Usuń moje dane'
export const erased = 'Dane usunięto. Wybrane dania nadal są policzone.'

// The steps after the first.

export const yourParty = 'Państwa grupa'
/** @param position in the party; the lead guest is 1 */
export function personOf(position: number, size: number): string {
  return `Gość ${position} z ${size} w Państwa grupie.`
}
/** Heard beside a dish. @param names of those who chose it */
export function chosenFor(names: string[]): string {
  return `Wybrano dla: ${inAList(names)}`
}
/** The button that gives a guest the lead guest's dishes. */
export function sameAs(leadFirstName: string): string {
  return `To samo co ${leadFirstName}`
}
/** Said once it did, beside a button that says `undo`. */
export function sameNow(name: string, leadFirstName: string): string {
  return `${name} ma teraz to samo co ${leadFirstName}.`
}
export const removeGuest = 'Usuń tego gościa'

/**
 * Said before sending of who left courses open, which is allowed.
 * @param you the sentence is about the lead guest, who reads it. @param courses their names as a list
 */
export function hasNoneYet(name: string, courses: string, you: boolean): string {
  return you ? `Jeszcze bez wyboru: ${courses}.` : `${name}, jeszcze bez wyboru: ${courses}.`
}
/** Names of courses as a list behind a colon. */
export function anyOf(courses: string[]): string {
  return inAList(courses)
}
/** The accessible name of the button `choose`. */
export function chooseFor(name: string): string {
  return `Wybierz dla: ${name}`
}
export const sendAsItIs = 'Wyślij mimo to'

export const isEverythingRight = 'Czy wszystko się zgadza?'
/** @param day the deadline */
export function changeableUntil(day: string): string {
  return `Odpowiedź można zmienić do dnia: ${day}.`
}
/** @param name how the lead guest, who reads this, is called */
export function nameOfYou(name: string): string {
  return `${name} (ja)`
}
export const changeDetailsWord = 'Zmień dane'
export const changeDishes = 'Zmień dania'
/** The accessible name of the button `change`. */
export function changeWhatHas(name: string): string {
  return `Zmień wybór: ${name}`
}
export const submitting = 'Wysyłanie…'
export const submittedShort = 'Wysłano'
export const saveMyChanges = 'Zapisz moje zmiany'
export const keepFirstAnswer = 'Zachowaj pierwszą odpowiedź'
export const sendAsNew = 'Wyślij jako nową odpowiedź'

export const aDishHasChanged = 'Jedno z dań się zmieniło'
/** A dish as it was and is: its name, with its description where it has one. */
export function dishInWords({ name, description }: { name: string; description: string }): string {
  return description ? `${name} (${description})` : name
}
/** @param was the dish in words, as the guest chose it */
export function dishChangedTo(was: string, is: string): string {
  return `To danie się zmieniło. Było: ${was}. Jest: ${is}. Zachować je?`
}
/** @param names who chose a dish */
export function chosenByThem(names: string[]): string {
  return `Wybrano dla: ${names.join(', ')}.`
}
export const keepIt = 'Zachowaj'
export const changeThatAnswer = 'Zmień tamtą odpowiedź'
export const cannotComeAfterAll = 'Jednak nie przyjdziemy'
export const stillCannotCome = 'Nadal nie możemy przyjść'
export const anotherParty = 'To inna grupa'
export const sendWithout = 'Wyślij bez tych dań'

export const namesOfGuests = 'Imiona i nazwiska gości (można dodać później)'
/** The name field of a guest on the first step. @param position in the party; the lead guest is 1 */
export function guestNameLater(position: number): string {
  return `Gość ${position}: imię i nazwisko (można dodać później)`
}
/** The line after the last guest, which adds one once it is written in. */
export const oneMoreGuest = 'Jeszcze jedna osoba'
export function guestMoreLater(position: number): string {
  return `${oneMoreGuest}. ${guestNameLater(position)}`
}
/** A choice that was lost because its dish left the menu. */
export function lostDish(name: string, course: string, dish: string): string {
  return `${name}: ${course} (${dish})`
}
export const dishesGone = 'Tych dań nie ma już w menu:'
export const chooseAgain = 'Wybierz ponownie'
export const submit = 'Wyślij wybór menu'

/** Said of a person before sending, beside a button that says `addNeeds`. */
export const noNeeds = 'Nie podano alergii ani diety.'
export const addNeeds = 'Dodaj'
/** The accessible name of a button that says the name. */
export function addNeedsOf(name: string): string {
  return `Dodaj alergie i diety: ${name}`
}
