export const nameRequired = 'Diga quem você é, por favor'

export const linkRevoked = 'A organização encerrou este link.'
export const kitchenLinkExpired = 'Este link expirou. Peça um novo à organização.'
export const kitchenLinkUnknown = 'Este link não funciona. Peça um novo à organização.'
export const linkReads =
  'Com este link não é possível confirmar nem combinar nada. Fale com a organização, por favor.'
export const linkNoCards =
  'Este link não mostra todos os nomes; por isso não imprime marcadores de lugar. Fale com a organização.'
