// "We cannot come": a party's answer that takes no place.

export const cannotCome = 'Wir können nicht kommen'
export const tellThem = 'Ja, absagen'
/** @param organizer in the accusative, which names and "die Gastgeber" have in common with the nominative */
export function whatDecliningTells(names: string, organizer: string): string {
  return `Wir geben die Absage für ${names} an ${organizer} weiter. Bis zum Ende der Frist können Sie es sich anders überlegen.`
}
export const answerGoes =
  'Ihre Antwort und Ihre Gerichte werden zurückgezogen, und die Plätze werden für andere frei.'
export const waitsForInternet =
  'Kein Internet: Noch weiß niemand davon. Lassen Sie diese Seite offen, dann geht es von selbst weiter.'
export const goBack = 'Zurück'
export const telling = 'Wird gesendet …'

export const youDeclined = 'Sie haben abgesagt'
export const notComingNames = 'Wer nicht kommt'
export function changeUntil(day: string): string {
  return `Ihre Antwort ist gespeichert. Wenn Sie doch kommen können, sagen Sie es uns bis ${day} über diesen Link.`
}
export function closedSince(day: string): string {
  return `Antworten waren bis ${day} möglich. Diese lässt sich nicht mehr ändern.`
}
export const comeAfterAll = 'Wir können doch kommen'
export const namesErased = 'Die Namen in dieser Antwort wurden gelöscht.'
export const takeBack = 'Diese Antwort zurückziehen'
export const takeBackWarning =
  'Sie zählen dann weder als Zusage noch als Absage. Ihre Namen und Ihre Adresse werden gelöscht.'
export const eraseWarning = 'Ihre Namen und Ihre Adresse werden endgültig gelöscht. Ihre Absage zählt weiter.'
export const takenBack = 'Ihre Antwort wurde zurückgezogen.'
export const takeBackFailed =
  'Das hat nicht geklappt. Nichts wurde geändert: Bitte versuchen Sie es noch einmal.'
