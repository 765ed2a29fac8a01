// Refusals of answers that no page words itself.

export const answerRemoved = 'Ta odpowiedź została usunięta. Prosimy o kontakt z organizatorem.'
export const declineGone =
  'Tę odpowiedź w międzyczasie zmieniono lub usunięto. Proszę wysłać ją jako nową odpowiedź.'
export const declineSaved = 'Wcześniej zgłoszono już nieobecność.'
export const firstAnswerSaved = 'Pierwsza odpowiedź była już zapisana. Zapisać w niej te zmiany?'
export const linkInvalid =
  'Link do zmiany odpowiedzi jest niepoprawny lub stracił ważność. Prosimy o kontakt z organizatorem.'
export const noAddress = 'Brak adresu e-mail, na który można wysłać link.'
export const tooManyAddresses =
  'Podano zbyt wiele adresów e-mail. Proszę zostawić poprzedni adres albo puste pole.'
export const needsClosed =
  'Alergii i diet nie można już tutaj zmienić. Prosimy powiedzieć o nich organizatorowi, a na miejscu także obsłudze.'
