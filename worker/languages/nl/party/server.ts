// Refusals of answers that no page words itself.

export const answerRemoved = 'Dit antwoord is verwijderd. Neem contact op met de organisator.'
export const declineGone =
  'Dit antwoord is intussen gewijzigd of verwijderd. Verstuur het als nieuw antwoord.'
export const declineSaved = 'U hebt al eerder laten weten dat u niet kunt komen.'
export const firstAnswerSaved = 'Uw eerste antwoord was al opgeslagen. Wilt u uw wijzigingen daarin opslaan?'
export const linkInvalid = 'Deze link is ongeldig of verlopen. Neem contact op met de organisator.'
export const noAddress = 'Er is geen e-mailadres om de link naartoe te sturen.'
export const tooManyAddresses =
  'Er zijn te veel e-mailadressen opgegeven. Laat het adres zoals het was, of laat het leeg.'
export const needsClosed =
  'Allergieën en dieetwensen kunt u hier niet meer wijzigen. Zeg het tegen de organisator, en op de dag zelf tegen de bediening.'
