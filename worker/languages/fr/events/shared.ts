export const invited = 'Nous vous invitons à choisir votre menu'
/** A host of either sex, one or several. */
export const theOrganizer = 'votre hôte'
