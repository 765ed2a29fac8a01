export const invited = 'You are invited to choose your menu'
export const theOrganizer = 'the organizer'
