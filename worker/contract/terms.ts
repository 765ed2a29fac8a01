/** The figures of the terms and of the privacy policy: the documents say them, and nothing else may say others. */
export const terms = {
  updated: '2025-08-31',
  minimumAge: 18,
  /** Money back: asked for within so many days of the purchase... */
  refundWithinDays: 30,
  /** ...and at least so many days before the deadline. */
  refundBeforeDeadlineDays: 30,
  refundPaidInBusinessDays: 14,
  /** Liability ends at what was paid in so many months before. */
  liabilityMonths: 12,
  informalDisputeDays: 30,
} as const

export const privacy = {
  updated: '2025-09-16',
  /** Significant changes take effect so many days after notice. */
  changesAfterDays: 30,
} as const
