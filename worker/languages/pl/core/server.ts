// Sentences of the server alone.

export const checkInput = 'Proszę sprawdzić wpisane dane.'
export const notJson = 'Proszę wysłać poprawny JSON.'
export const notUtf8 = 'Proszę wysłać tekst w poprawnym UTF-8.'
export const bodyIncomplete = 'Dane nie dotarły w całości. Proszę wysłać je jeszcze raz.'
export const bodyTooLarge = 'To za dużo jak na jeden raz.'
export const jsonExpected = 'Proszę wysłać JSON.'
export const foreignOrigin = 'To zapytanie nie pochodzi z naszych stron.'
export const notFound = 'Nie znaleziono.'
export const methodNotAllowed = 'Ten adres nie przyjmuje takiej metody.'
export const unknownCursor = 'Ta strona nie istnieje.'
export const unknownEventsCursor = 'Ta strona listy wydarzeń nie istnieje.'
export const listQueryInvalid = 'Te opcje nie pasują do tej listy.'
