export const invited = 'Sie sind eingeladen, Ihr Menü zu wählen'
/** In the plural, and alike as subject and object, as names are. */
export const theOrganizer = 'die Gastgeber'
