export const kitchenPaused =
  'Diese Seite ist zurzeit angehalten. Nichts geht verloren. Bitte fragen Sie dort nach, woher Sie den Link haben.'
