// What only the server says.

export const checkInput = 'Please check what you entered.'
export const notJson = 'Please send valid JSON.'
export const notUtf8 = 'Please send text in valid UTF-8.'
export const bodyIncomplete = 'This request did not arrive whole. Please send it again.'
export const bodyTooLarge = 'This is more than we can take at once.'
export const jsonExpected = 'Please send JSON.'
export const foreignOrigin = 'This request did not come from our own pages.'
export const notFound = 'Not found.'
export const methodNotAllowed = 'This address does not take that method.'
export const unknownCursor = 'This page does not exist.'
export const unknownEventsCursor = 'This page of events does not exist.'
export const listQueryInvalid = 'This list cannot be asked for like that.'

export const notAuthenticated = 'User not authenticated'
export const checkoutNotAuthenticated = 'Not authenticated'

export const categoryNotFound = 'Category not found.'
export const itemNotFound = 'Item not found.'
export const noFreeCode = 'No free event code was found. Please try again.'

/** The calendar file with an event's deadline. Days and zones come written out. */
export const calendar = {
  closes: (title: string) => `Menu choice closes: ${title}`,
  until: (day: string, zone: string) => `You can change your menu choice until the end of ${day} (${zone}).`,
  reminder: (title: string) => `Menu choice: ${title}`,
}

/** What the card provider shows of a payment. */
export const paymentFor = (plan: string, title: string) => `${plan} for ${title}`
export const productNotFound = 'Product not found'
export const sessionNotCreated = 'Failed to create checkout session'
export const noCheckoutUrl = 'No checkout URL received'
export const badSignature = 'The signature does not hold.'
export const notAnEvent = 'This is not an event.'
