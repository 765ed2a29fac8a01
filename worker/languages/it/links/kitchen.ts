export const nameRequired = 'Indichi chi è'

export const linkRevoked = 'Questo link è stato chiuso da chi organizza.'
export const kitchenLinkExpired = 'Questo link è scaduto. Ne chieda uno nuovo a chi organizza.'
export const kitchenLinkUnknown = 'Questo link non funziona. Ne chieda uno nuovo a chi organizza.'
export const linkReads =
  'Con questo link non si può confermare né concordare nulla. Si rivolga a chi organizza.'
export const linkNoCards =
  'Questo link non mostra il nome di tutti gli ospiti, quindi non permette di stampare i segnaposto. Si rivolga a chi organizza.'
