/** True for a response whose names were erased. */
export function isAnonymized({ leadGuestName }: { leadGuestName: string }): boolean {
  return leadGuestName === ''
}

/** True for a decline whose names were erased. */
export function isAnonymizedDecline({ submissionHash }: { submissionHash: string }): boolean {
  return submissionHash === ''
}

/** The same for one that was sent to a page, without its hash: one that stands names at least its lead guest. */
export function isErased([lead = '']: readonly string[]): boolean {
  return lead === ''
}
