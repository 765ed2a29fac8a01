export const nameRequired = 'Please say who you are'

export const linkRevoked = 'This link was closed by the organizer.'
export const kitchenLinkExpired = 'This link has expired. Please ask the organizer for a new one.'
export const kitchenLinkUnknown = 'This link does not work. Please ask the organizer for a new one.'
export const linkReads = 'This link cannot confirm or agree to anything. Please ask the organizer.'
export const linkNoCards =
  'This link does not show everybody’s name, so it prints no place cards. Please ask the organizer.'
