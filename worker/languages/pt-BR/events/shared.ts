export const invited = 'Um convite para escolher seu cardápio'
export const theOrganizer = 'a organização'
