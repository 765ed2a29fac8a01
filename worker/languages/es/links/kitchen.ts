export const nameRequired = 'Indique quién es, por favor'

export const linkRevoked = 'La organización ha cerrado este enlace.'
export const kitchenLinkExpired = 'Este enlace ha caducado. Pida uno nuevo a la organización.'
export const kitchenLinkUnknown = 'Este enlace no funciona. Pida uno nuevo a la organización.'
export const linkReads =
  'Con este enlace no se puede confirmar ni acordar nada. Pregunte a la organización, por favor.'
export const linkNoCards =
  'Este enlace no muestra todos los nombres; por eso no permite imprimir los marcasitios. Pregunte a la organización.'
