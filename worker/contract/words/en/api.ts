export const checkoutNotAuthenticated = 'Not authenticated'
export const productNotFound = 'Product not found'
export const sessionNotCreated = 'Failed to create checkout session'
export const noCheckoutUrl = 'No checkout URL received'

export const notAuthenticated = 'User not authenticated'
