// Sentences of the server alone.

export const checkInput = 'Controleer wat u hebt ingevuld.'
export const notJson = 'Stuur geldige JSON.'
export const notUtf8 = 'Stuur tekst in geldige UTF-8.'
export const bodyIncomplete = 'Dit verzoek kwam niet volledig aan. Stuur het nog eens.'
export const bodyTooLarge = 'Dit is meer dan we in één keer kunnen aannemen.'
export const jsonExpected = 'Stuur JSON.'
export const foreignOrigin = 'Dit verzoek kwam niet van onze eigen pagina’s.'
export const notFound = 'Niet gevonden.'
export const methodNotAllowed = 'Dit adres neemt deze methode niet aan.'
export const unknownCursor = 'Deze pagina bestaat niet.'
export const unknownEventsCursor = 'Deze pagina met evenementen bestaat niet.'
export const listQueryInvalid = 'Deze opties passen niet bij deze lijst.'
