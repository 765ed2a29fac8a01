/** True for a response whose names were erased. */
export function isAnonymized({ leadGuestName }: { leadGuestName: string }): boolean {
  return leadGuestName === ''
}

/** True for a decline whose names were erased. */
export function isAnonymizedDecline({ submissionHash }: { submissionHash: string }): boolean {
  return submissionHash === ''
}

/** True for the names of an erased decline, as a page has them: any other decline names at least its lead guest. */
export function hasErasedNames([lead = '']: readonly string[]): boolean {
  return lead === ''
}
