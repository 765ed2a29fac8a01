export const invited = 'Le invitamos a elegir su menú'
export const theOrganizer = 'la organización'
