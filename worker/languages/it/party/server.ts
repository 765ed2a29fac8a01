// Refusals of answers that no page words itself.

export const answerRemoved = 'Questa risposta è stata rimossa. Si rivolga a chi organizza.'
export const declineGone =
  'Nel frattempo questa risposta è stata modificata o rimossa. La invii come nuova risposta.'
export const declineSaved = 'Ci aveva già detto che non può venire.'
export const firstAnswerSaved = 'La Sua prima risposta era già salvata. Salvarvi le modifiche?'
export const linkInvalid =
  'Questo link per le modifiche non è valido o è scaduto. Si rivolga a chi organizza.'
export const noAddress = 'Non c’è un indirizzo email a cui inviare il link.'
export const tooManyAddresses =
  'Sono stati indicati troppi indirizzi email. Lasci l’indirizzo com’era, oppure vuoto.'
export const needsClosed =
  'Ciò che va evitato non si può più modificare qui. Lo dica a chi organizza e, il giorno stesso, al personale.'
