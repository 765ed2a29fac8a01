export const invited = 'La invitiamo a scegliere il Suo menu'
/** Whoever hosts, man or woman. */
export const theOrganizer = 'chi organizza'
