export const nameRequired = 'Vul in wie u bent'

export const linkRevoked = 'Deze link is door de organisator gesloten.'
export const kitchenLinkExpired = 'Deze link is verlopen. Vraag de organisator om een nieuwe.'
export const kitchenLinkUnknown = 'Deze link werkt niet. Vraag de organisator om een nieuwe.'
export const linkReads = 'Met deze link kunt u niets bevestigen of afspreken. Vraag het aan de organisator.'
export const linkNoCards =
  'Deze link toont niet alle namen en print daarom geen naamkaartjes. Vraag het aan de organisator.'
