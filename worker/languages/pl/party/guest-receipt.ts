export const declineNotLoaded = 'Nie udało się wczytać odpowiedzi. Proszę spróbować jeszcze raz.'

/** Lines about declines given on this device. */
export function declinedHereFor(event: string): string {
  return `Zgłoszona nieobecność (${event}):`
}
export const declinedHereShort = 'Zgłoszona nieobecność:'
export const change = 'zmień'

// The receipt of a response just given, beside the choices.

export const savedWord = 'Zapisano.'
export function thankYou(firstName: string): string {
  return `${firstName}, dziękujemy.`
}
/** Shown where the device stores nothing, so that the link is the only way back. */
export const keepsNothing = 'Ta przeglądarka niczego nie zapisuje, dlatego proszę skopiować link.'
/** @param day the deadline. @param zone the time zone's name */
export function keepLink(day: string): string {
  return `Odpowiedź można zmienić do dnia: ${day}. Proszę zachować ten link:`
}
export const linkLabel = 'Link do zmiany odpowiedzi'
export const viewOrEditButton = 'Zobacz lub zmień'
/** Once a link to another page was pressed without internet. */
export const waitsForInternet =
  'Brak internetu: proszę nie zamykać tej strony, przejdziemy dalej, gdy wróci połączenie.'
export const addToCalendar = 'Dodaj do kalendarza'
export const copyLink = 'Kopiuj link'
export const shareLink = 'Udostępnij link'
export const linkCopied = 'Link skopiowano.'
export const linkNotCopied = 'Nie udało się skopiować linku. Proszę go zaznaczyć i skopiować samodzielnie.'
export const mailLink = 'Wyślij mi link e-mailem'

// Responses given on this device, on guests' pages and on the planner's dashboard.

export const you = 'Ja'
/** @param position in the party; the lead guest is 1 */
export function guestNumber(position: number): string {
  return `Gość ${position}`
}
export const nothingChosen = 'Nic nie wybrano'
/** @param label says `allergies`, emphasized */
export function allergiesLine(label: string, allergies: string): string {
  return `${label} ${allergies}`
}
export const allergies = 'Alergie i diety:'

export const yourAnswer = 'Państwa odpowiedź'
export const yourAnswers = 'Państwa odpowiedzi'
export const answeredHere = 'Odpowiedź z tego urządzenia:'
export function answeredFor(firstName: string): string {
  return `Odpowiedź z tego urządzenia, ${firstName}:`
}
export function answeredForEvent(firstName: string, event: string): string {
  return `Odpowiedź z tego urządzenia, ${firstName} (${event}):`
}
export const viewOrEdit = 'zobacz lub zmień'
export const hideHere = 'Ukryj na tym urządzeniu'
/** The accessible name of the button `hideHere`. */
export const hideAnswer = 'Ukryj na tym urządzeniu: ta odpowiedź'
export function hideAnswerOf(firstName: string): string {
  return `Ukryj na tym urządzeniu: odpowiedź, ${firstName}`
}
export const hiddenHere = 'Ukryto na tym urządzeniu. Sama odpowiedź zostaje bez zmian.'
export const undo = 'Cofnij'

/** The fold above the edit form, which opens the receipt. */
export const savedAnswer = 'Zapisana odpowiedź'
export const print = 'Drukuj'
