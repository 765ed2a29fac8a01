export const invited = 'La invitiamo a scegliere il Suo menu'
/** A host of either sex. */
export const theOrganizer = 'chi organizza'
