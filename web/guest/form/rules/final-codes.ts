// Codes of refusals that sending the same again cannot avoid. `closed` and `expired` are one deadline, the former for a new
// answer, the latter by an edit link that writes; one that reads is `expired` for a refunded event.

export const permanentAnswerRefusals: readonly string[] = ['closed', 'not_found', 'no_categories', 'no_items']

export const permanentEditRefusals: readonly string[] = ['expired', 'not_found', 'removed']

export const permanentDeclineRefusals: readonly string[] = ['closed', 'expired', 'not_found', 'removed']

/** Codes of refusals that no longer apply once the event has reopened. */
export const clearedByReopening: readonly string[] = ['closed', 'expired']
