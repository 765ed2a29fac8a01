export const tryingIt = 'Alleen om te proberen: er wordt niets bewaard.'
export const tried = 'Zo ziet het antwoord van een gast eruit als het verstuurd is. Er is niets bewaard.'
export const declineTried =
  'Hier laat een gast weten dat hij of zij niet kan komen. U probeert het alleen uit.'
export const startAgain = 'Opnieuw beginnen'
export const backToMenu = 'Terug naar uw menu'
export const startYourOwn = 'Zelf een menu plannen'
