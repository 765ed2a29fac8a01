export const invited = 'Zapraszamy Państwa do wyboru menu'
export const theOrganizer = 'organizator'
