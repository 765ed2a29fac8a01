import { plural } from '../forms.ts'
import { figure } from '../writing.ts'

// The edit link after the deadline, where needs can still be changed.

export const changeNeeds = 'Allergieën en dieetwensen wijzigen'
export function needsStillOpen(who: string): string {
  return `Uw gerechten staan nu vast. Allergieën en dieetwensen kunt u nog wijzigen tot aan de maaltijd; we geven ze door aan ${who}.`
}
export function needsReader(kitchen: boolean, organizer: string): string {
  return kitchen ? 'de keuken' : organizer
}
export const saveNeeds = 'Opslaan'
export function needsSaved(who: string): string {
  return `Opgeslagen. We geven het door aan ${who}.`
}
export const needsNotSaved =
  'Dit kon niet worden opgeslagen. Wat u hebt ingevuld, is niet verloren: probeer het nog eens.'
export const needsChangedMeanwhile =
  'Dit antwoord is intussen ergens anders gewijzigd. Hierboven staat het zoals het nu is. Wat u hebt ingevuld, is hier bewaard: vergelijk de twee, en sla dan nog eens op.'

// The edit page, once something is asked.

export const withdrawWarning =
  'Uw hele gezelschap wordt verwijderd, en uw plaatsen komen vrij voor anderen. Komt u toch, dan moet u opnieuw antwoorden.'
export const keepAnswer = 'Mijn antwoord houden'
export const withdrawWord = 'Intrekken'
export const notSavedYet = 'Uw wijzigingen zijn nog niet opgeslagen.'
export const saveIt = 'Opslaan'
export const showSaved = 'Tonen wat opgeslagen is'
export const changesDropped = 'Uw wijzigingen zijn verwijderd.'
export const leaveChanged = 'Weggaan zonder op te slaan?'
export const leaveWarning = 'Uw wijzigingen zijn nog niet opgeslagen. Ze gaan verloren als u weggaat.'
export const keepChanging = 'Hier blijven'
export const leaveWord = 'Weggaan zonder opslaan'
export const savedMeanwhile = 'Intussen opgeslagen'
export const keepSaved = 'Opgeslagen antwoord houden'
export const yourChanges = 'Uw wijzigingen'
export const keepMine = 'Mijn wijzigingen houden'
export function notInParty(name: string): string {
  return `Zonder ${name}`
}
export const noEmail = 'Geen e-mail'
export const mailUndelivered =
  'Onze e-mail kwam op dit adres niet aan. Verbeter het, of bewaar de link naar deze pagina.'

export const eraseOffer =
  'Als u wilt, kunt u nu de namen, de allergieën en het e-mailadres van uw gezelschap wissen. Uw gerechten blijven meetellen.'
export const eraseWarning =
  'De keuken weet dan niets meer van uw allergieën. De namen, de allergieën en het e-mailadres van uw hele gezelschap worden gewist.'
export const keepDetails = 'Mijn gegevens bewaren'
export const eraseWord = 'Wissen'

export const eraseFailed = 'Uw gegevens konden niet worden gewist. Probeer het nog eens.'
export const withdrawn = 'Uw antwoord is ingetrokken.'
export const withdrawFailed = 'Uw antwoord kon niet worden ingetrokken. Probeer het nog eens.'
export const changedMeanwhile = 'Dit antwoord is intussen ergens anders gewijzigd. Welk antwoord moet gelden?'

// The edit page.

export const editing = 'Menukeuze wijzigen'
export const yourInformation = 'Uw gegevens'
export const additionalGuests = 'Andere gasten'
export const withdrawAnswer = 'Mijn antwoord intrekken'
export const cancel = 'Annuleren'
export const update = 'Wijzigingen opslaan'
export const updating = 'Wordt opgeslagen…'
export const savedShort = 'Opgeslagen'
export const saveWithout = 'Zonder deze gerechten opslaan'

export const eventLimitation = 'Beperkt aantal plaatsen'
export function limitation(limit: number, others: number, free: number): string {
  const registered = plural(others, {
    one: 'Er is één andere gast aangemeld.',
    other: `Er zijn ${figure(others)} andere gasten aangemeld.`,
  })
  const slots = plural(free, {
    one: `Voor uw gezelschap is nog ${figure(free)} plaats vrij.`,
    other: `Voor uw gezelschap zijn nog ${figure(free)} plaatsen vrij.`,
  })
  const left = free > 0 ? slots : 'Alle plaatsen zijn bezet.'
  return `Dit evenement heeft plaats voor ${figure(limit)} gasten. ${registered} ${left}`
}

export const updated = 'Uw menukeuze is opgeslagen.'
export const updateFailed = 'Uw keuze kon niet worden opgeslagen. Probeer het nog eens.'
