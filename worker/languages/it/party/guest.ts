import { partyMax } from '../../../core/limits.ts'
import { inAList, plural } from '../forms.ts'
import { on } from '../grammar.ts'
import { locale } from '../locale.ts'

export const progress = 'Passaggi'
export const stepNames = {
  info: 'I Suoi dati',
  'lead-menu': 'Il Suo menu',
  'additional-guests': 'Ospiti',
  review: 'Riepilogo',
}
export function stepOf(position: number, all: number, name: string): string {
  return `Passaggio ${position} di ${all}: ${name}`
}
export function stepDone(name: string): string {
  return `${name}, fatto`
}
export const back = 'Indietro'
export const goOn = 'Continua'
export const backToReview = 'Torna al riepilogo'

export const whoIsComing = 'Chi viene?'
export const leadName = 'Il Suo nome *'
export function guestName(position: number): string {
  return `Nome dell’ospite ${position} *`
}
export const allergiesLabel = 'Allergie e diete (facoltativo)'
export const emailLabel = 'Email (facoltativo)'
export const emailHint = 'Per inviarLe il link e le novità sui Suoi piatti.'
export const partySize = 'Quante persone siete in tutto, contando anche Lei? *'
export const oneFewer = 'Meno: togli un ospite'
export const oneMore = 'Più: aggiungi un ospite'
export function guestCount(count: number, figure: string): string {
  return `${figure} ${plural(count, { one: 'ospite', many: 'di ospiti', other: 'ospiti' })}`
}
export const partyMaxHint = `Una risposta può contenere al massimo ${partyMax} persone.`
export const readMenuFirst = 'Leggi prima il menu'
export function countOf(count: number, all: number): string {
  return `${count} di ${all}`
}
export function chosenOf(far: string): string {
  return `Scelte fatte: ${far}`
}
export const choose = 'Scegli'
export const change = 'Modifica'
export const removeWord = 'Rimuovi'
export function removePerson(name: string): string {
  return `Rimuovi ${name}`
}
export function wasRemoved(name: string): string {
  return `${name} non fa più parte del gruppo.`
}
export const notSentYet = 'Non ancora inviato.'
export const sendNow = 'Invia ora'
export function unsentFor(event: string): string {
  return `Non ancora inviata: la Sua risposta per ${event}.`
}
export function answeredAlready(names: string[]): string {
  if (names.length === 0) return 'Su questo dispositivo ha già risposto.'
  return `Ha già risposto per ${inAList(names)}.`
}
export function declinedAlready(names: string[]): string {
  if (names.length === 0) return 'Su questo dispositivo ci ha già detto che non può venire.'
  const cannot = plural(names.length, {
    one: 'non può venire',
    many: 'non possono venire',
    other: 'non possono venire',
  })
  return `Ci ha già detto che ${inAList(names)} ${cannot}.`
}

export const saving = 'Salvataggio…'
export function savedThankYou(firstName: string): string {
  return `Salvato. Grazie, ${firstName}.`
}
export const submitFailed =
  'Non è stato possibile salvare le Sue scelte. Nulla è andato perso: riprovi, per favore.'
export const submitted = 'Le Sue scelte sono state salvate. Grazie della risposta!'
export const submitUnknown =
  'Non sappiamo se l’invio è arrivato. Riprovi, per favore: la risposta non viene mai contata due volte.'
export const offline =
  'Non ancora inviato: manca la connessione. Tenga aperta questa pagina e lo invieremo noi.'
export const linkNotSent = 'Non è stato possibile inviare l’email. Riprovi, per favore.'

export function linkSent(address: string): string {
  return `Il link è in arrivo all’indirizzo ${address}.`
}
export const linkOnItsWay =
  'Il link è già in arrivo. Può richiedere qualche minuto: guardi anche nella posta indesiderata.'
export const declineFailed =
  'Non è stato possibile salvare la Sua risposta. Nulla è andato perso: riprovi, per favore.'
export const linkExpired = 'Questo link per le modifiche è scaduto. Si rivolga a chi organizza.'

export function tookBackOn(day: string): string {
  return `Ha ritirato questa risposta ${on(day)}.`
}
export function removedOn(day: string): string {
  return `Questa risposta è stata rimossa ${on(day)}.`
}
export const eraseDetails = 'Cancella i miei dati'
export const erased = 'I Suoi dati sono stati cancellati. I Suoi piatti restano nel conteggio.'

// The steps after the first.

export const yourParty = 'Il Suo gruppo'
export function personOf(position: number, size: number): string {
  return `Persona ${position} di ${size} nel Suo gruppo.`
}
export function chosenFor(names: string[]): string {
  return `Scelto per ${inAList(names)}`
}
export function sameAs(leadFirstName: string): string {
  return `Come ${leadFirstName}`
}
export function sameNow(name: string, leadFirstName: string): string {
  return `${name} ora ha gli stessi piatti di ${leadFirstName}.`
}
export const removeGuest = 'Rimuovi questo ospite'

/** The courses’ own genders are not known: they stand after a colon. */
export function hasNoneYet(name: string, courses: string, you: boolean): string {
  return you ? `Non ha ancora scelto: ${courses}.` : `${name} non ha ancora scelto: ${courses}.`
}
export function anyOf(courses: string[]): string {
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(courses)
}
export function chooseFor(name: string): string {
  return `Scegli per ${name}`
}
export const sendAsItIs = 'Invia così com’è'

export const isEverythingRight = 'È tutto giusto?'
export function changeableUntil(day: string): string {
  return `Può modificare la risposta fino a ${day}.`
}
export function nameOfYou(name: string): string {
  return `${name} (Lei)`
}
export const changeDetailsWord = 'Modifica i dati'
export const changeDishes = 'Modifica i piatti'
export function changeWhatHas(name: string): string {
  return `Modifica i piatti di ${name}`
}
export const submitting = 'Invio…'
export const submittedShort = 'Inviato!'
export const saveMyChanges = 'Salva le mie modifiche'
export const keepFirstAnswer = 'Tieni la prima risposta'
export const sendAsNew = 'Invia come nuova risposta'

export const aDishHasChanged = 'Un piatto è cambiato'
export function dishInWords({ name, description }: { name: string; description: string }): string {
  return description ? `${name} (${description})` : name
}
export function dishChangedTo(was: string, is: string): string {
  return `Questo piatto è cambiato. Prima: ${was}. Ora: ${is}. Tenerlo?`
}
export function chosenByThem(names: string[]): string {
  return `Scelto per: ${names.join(', ')}.`
}
export const keepIt = 'Tienilo'
export const changeThatAnswer = 'Modifica quella risposta'
export const cannotComeAfterAll = 'Alla fine non possiamo venire'
export const stillCannotCome = 'Confermiamo: non possiamo venire'
export const anotherParty = 'È un altro gruppo'
export const sendWithout = 'Invia senza questi piatti'

export const namesOfGuests = 'Nomi degli altri ospiti (può aggiungerli più tardi)'
export function guestNameLater(position: number): string {
  return `Nome dell’ospite ${position} (può aggiungerlo più tardi)`
}
export const oneMoreGuest = 'Un altro ospite'
export function guestMoreLater(position: number): string {
  return `${oneMoreGuest}: ${guestNameLater(position)}`
}
export function lostDish(name: string, course: string, dish: string): string {
  return `${name}: ${course} (${dish})`
}
export const dishesGone = 'Questi piatti non sono più nel menu:'
export const chooseAgain = 'Scegli di nuovo'
export const submit = 'Invia le scelte'

export const noNeeds = 'Nessuna allergia o dieta indicata.'
export const addNeeds = 'Aggiungi'
export function addNeedsOf(name: string): string {
  return `Aggiungi le esigenze alimentari di ${name}`
}
