export const invited = 'U bent uitgenodigd om uw menu te kiezen'
export const theOrganizer = 'de organisator'
