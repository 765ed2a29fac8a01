import { inAList, plural } from '../forms.ts'

// The page of a personal link.

/** Below the sentence that an event is by personal invitation. */
export const askForLink = 'Są Państwo na liście gości? Proszę podać adres e-mail, a wyślemy link.'
export const linkEmail = 'Adres e-mail'
export const sendMyLink = 'Wyślij mi link'
export const sendingLink = 'Wysyłanie…'
/** The same for every address. */
export const linkOnItsWay =
  'Jeśli ten adres jest na liście, link jest już w drodze. Jeśli wiadomość nie przyjdzie, proszę zapytać osobę, która Państwa zaprosiła.'
export const coming = 'Przyjdzie'
export const notComing = 'Nie przyjdzie'
/** The accessible name of a person's question. */
export function doesCome(name: string): string {
  return `Czy ${name} przyjdzie?`
}
export const everyoneComes = 'Przyjdziemy wszyscy'
export const sayWhoComes = 'Proszę zaznaczyć, kto przyjdzie'
/** Said once each of the listed is marked as not coming, beside a button. */
export const nobodyComes = 'Czyli nikt nie przyjdzie?'
/** @param count of places without a name */
export function alsoBring(count: number): string {
  const more = plural(count, {
    one: 'jeszcze jedną osobę',
    few: `jeszcze ${count} osoby`,
    many: `jeszcze ${count} osób`,
    other: `jeszcze ${count} osoby`,
  })
  return `Mogą Państwo zabrać ze sobą ${more}`
}
/** Said where a party answered before: whoever holds the link reads this, and no needs. */
export const answeredBefore =
  'Odpowiedź została już wysłana i można ją tutaj zmienić. Informacje o alergiach są zachowane. Nie są tu pokazywane.'
/** The same for a party that told that it cannot come. @param organizer the host's name, or a word for them */
export function declinedBefore(organizer: string): string {
  return `Zgłoszono już nieobecność. Wie o tym: ${organizer}. Jeśli plany się zmieniły, można to tutaj zaznaczyć.`
}
/** Before sending. @param names of the listed */
export function willNotCome(names: string[]): string {
  const verb = plural(names.length, {
    one: 'Nie przyjdzie',
    few: 'Nie przyjdą',
    many: 'Nie przyjdą',
    other: 'Nie przyjdą',
  })
  return `${verb}: ${inAList(names)}.`
}
export function stillOpen(names: string[]): string {
  return `Jeszcze bez odpowiedzi: ${inAList(names)}. Można odpowiedzieć później przez ten sam link.`
}
export const inviteNotLoaded = 'Nie udało się wczytać zaproszenia. Proszę spróbować jeszcze raz.'
/** Said of a change that was not saved, beside the newer answer. */
export const changedMeanwhile =
  'Tę odpowiedź zmieniono w międzyczasie na innym urządzeniu. Państwa zmiana nie została zapisana: to jest nowsza odpowiedź.'
