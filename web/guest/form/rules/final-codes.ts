// Codes of refusals that sending the same again would only meet again.

export const finalForAnswer: readonly string[] = ['closed', 'not_found', 'no_categories', 'no_items']

export const finalForEdit: readonly string[] = ['expired', 'not_found', 'removed']

export const finalForDecline: readonly string[] = ['closed', 'expired', 'not_found', 'removed']

/** Codes of refusals that end with the event's reopening. */
export const clearedByReopening: readonly string[] = ['closed', 'expired']
