export const kitchenPaused =
  'Esta página está en pausa en este momento. No se ha perdido nada. Pregunte a quien le dio el enlace.'
