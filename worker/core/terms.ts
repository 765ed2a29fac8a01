/** The figures of the terms and the privacy policy. Both documents read them from here only. */
export const terms = {
  updated: '2025-08-31',
  minimumAge: 18,
  /** Days after the purchase within which a refund can be requested. */
  refundWithinDays: 30,
  /** Minimum days before the deadline for a refund request. */
  refundBeforeDeadlineDays: 30,
  refundPaidInBusinessDays: 14,
  /** Liability is limited to what was paid in this many preceding months. */
  liabilityMonths: 12,
  informalDisputeDays: 30,
} as const

export const privacy = {
  updated: '2025-09-16',
  /** Days of notice before significant changes take effect. */
  changesAfterDays: 30,
} as const
