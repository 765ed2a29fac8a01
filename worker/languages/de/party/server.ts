// Refusals of answers that no page words itself.

export const answerRemoved = 'Diese Antwort wurde entfernt. Bitte wenden Sie sich an die Gastgeber.'
export const declineGone =
  'Diese Antwort wurde inzwischen geändert oder entfernt. Bitte senden Sie sie als neue Antwort.'
export const declineSaved = 'Sie haben schon früher abgesagt.'
export const firstAnswerSaved =
  'Ihre erste Antwort war schon gespeichert. Möchten Sie Ihre Änderungen darin speichern?'
export const linkInvalid = 'Dieser Link ist ungültig oder abgelaufen. Bitte wenden Sie sich an die Gastgeber.'
export const noAddress = 'Es gibt keine E-Mail-Adresse, an die der Link gehen könnte.'
export const tooManyAddresses =
  'Es wurden zu viele E-Mail-Adressen angegeben. Bitte lassen Sie die Adresse, wie sie war, oder leer.'
export const needsClosed =
  'Allergien und Besonderheiten lassen sich hier nicht mehr ändern. Bitte sagen Sie es den Gastgebern, und vor Ort dem Service.'
