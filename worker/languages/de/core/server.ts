// Sentences of the server alone.

export const checkInput = 'Bitte prüfen Sie Ihre Eingabe.'
export const notJson = 'Bitte senden Sie gültiges JSON.'
export const notUtf8 = 'Bitte senden Sie Text in gültigem UTF-8.'
export const bodyIncomplete = 'Diese Anfrage kam nicht vollständig an. Bitte senden Sie sie noch einmal.'
export const bodyTooLarge = 'Das ist mehr, als wir auf einmal annehmen können.'
export const jsonExpected = 'Bitte senden Sie JSON.'
export const foreignOrigin = 'Diese Anfrage kam nicht von unseren eigenen Seiten.'
export const notFound = 'Nicht gefunden.'
export const methodNotAllowed = 'Diese Adresse nimmt diese Methode nicht an.'
export const unknownCursor = 'Diese Seite gibt es nicht.'
export const unknownEventsCursor = 'Diese Seite mit Veranstaltungen gibt es nicht.'
export const listQueryInvalid = 'Diese Angaben passen nicht zu dieser Liste.'
