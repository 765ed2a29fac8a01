export const kitchenPaused =
  'Diese Seite ist zurzeit pausiert. Nichts geht verloren. Bitte fragen Sie dort nach, woher Sie den Link haben.'
