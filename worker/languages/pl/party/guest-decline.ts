// "We cannot come": a party's answer that takes no place.

export const cannotCome = 'Nie możemy przyjść'
export const tellThem = 'Tak, zgłoś nieobecność'
/** @param names of the people, as a list @param organizer the host's name, or a word for them */
export function whatDecliningTells(names: string, organizer: string): string {
  return `Nieobecność: ${names}. Wiadomość otrzyma: ${organizer}. Decyzję można zmienić do końca terminu.`
}
/** Said where an answer was given before: it goes. */
export const answerGoes =
  'Państwa odpowiedź i wybrane dania zostaną wycofane, a miejsca będą wolne dla innych.'
/** Without internet, where it was pressed. */
export const waitsForInternet =
  'Brak internetu: nikt jeszcze o tym nie wie. Proszę nie zamykać tej strony: wyślemy to, gdy wróci połączenie.'
export const goBack = 'Wróć'
export const telling = 'Wysyłanie…'

/** The heading of the page of a decline. */
export const youDeclined = 'Zgłosili Państwo nieobecność'
export const notComingNames = 'Kto nie przyjdzie'
/** @param day of the deadline @param zone its time zone's name */
export function changeUntil(day: string): string {
  return `Odpowiedź jest zapisana. Gdyby plany się zmieniły, prosimy dać znać przez ten link. Ostatni dzień: ${day}.`
}
export function closedSince(day: string): string {
  return `Przyjmowanie odpowiedzi zakończono: ${day}. Tej odpowiedzi nie można już zmienić.`
}
export const comeAfterAll = 'Jednak przyjdziemy'
export const namesErased = 'Imiona i nazwiska w tej odpowiedzi zostały usunięte.'
export const takeBack = 'Wycofaj tę odpowiedź'
export const takeBackWarning =
  'Nie będą Państwo liczeni ani jako obecni, ani jako nieobecni. Imiona, nazwiska i adres zostaną usunięte.'
export const eraseWarning =
  'Imiona, nazwiska i adres zostaną usunięte na zawsze. Nadal liczymy tę odpowiedź jako nieobecność.'
export const takenBack = 'Odpowiedź została wycofana.'
export const takeBackFailed = 'Nie udało się. Nic się nie zmieniło: proszę spróbować jeszcze raz.'
