// Sentences of the server alone.

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
export const listQueryInvalid = 'These options are not valid for this list.'
