// Sentences of the server alone.

export const checkInput = 'Controlli quello che ha inserito.'
export const notJson = 'Invii un JSON valido.'
export const notUtf8 = 'Invii un testo in UTF-8 valido.'
export const bodyIncomplete = 'L’invio non è arrivato per intero. Lo ripeta, per favore.'
export const bodyTooLarge = 'È più di quanto possiamo ricevere in una volta.'
export const jsonExpected = 'Invii un JSON.'
export const foreignOrigin = 'Questo invio non proviene dalle nostre pagine.'
export const notFound = 'Non trovato.'
export const methodNotAllowed = 'Questo indirizzo non accetta questo metodo.'
export const unknownCursor = 'Questa pagina non esiste.'
export const unknownEventsCursor = 'Questa pagina di eventi non esiste.'
export const listQueryInvalid = 'Queste opzioni non sono valide per questo elenco.'
