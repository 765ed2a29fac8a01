export const answerRemoved = 'Esta resposta foi removida. Fale com a organização, por favor.'
export const declineGone =
  'Enquanto isso, esta resposta foi mudada ou removida. Envie-a como nova resposta, por favor.'
export const declineSaved = 'Você já tinha nos avisado que vocês não podem vir.'
export const firstAnswerSaved = 'Sua primeira resposta já estava salva. Salvar nela suas alterações?'
export const linkInvalid = 'O link é inválido ou expirou. Fale com a organização, por favor.'
export const noAddress = 'Não há um endereço de e-mail para enviar o link.'
export const tooManyAddresses =
  'Foram informados endereços de e-mail demais. Deixe o endereço como estava, ou em branco.'
export const needsClosed =
  'Alergias e dietas não podem mais ser mudadas aqui. Avise a organização, e a equipe no dia.'
