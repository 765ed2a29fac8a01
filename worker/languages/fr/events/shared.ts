export const invited = 'Nous vous invitons à choisir votre menu'
/** Whoever hosts, man or woman, one or several. */
export const theOrganizer = 'votre hôte'
