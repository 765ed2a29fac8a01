/**
 * People who have to choose again in an event: those whose dish left the menu while its course still has others. It is computed
 * when it is read, from the choices as they are stored.
 */
export type ChooseAgain = {
  /** False once submissions are closed: guests cannot choose any more, and nobody is mailed. */
  open: boolean
  guests: number
  /** Those of them whose party got a letter after its dish was gone, or for whom one waits. */
  mailed: number
  /** The parties of the others, by their lead guest. */
  untold: Untold[]
}

/** A party that no letter tells, and why. */
export type Untold = { responseId: string; name: string; why: 'no_address' | 'undelivered' | 'not_mailed' }

/**
 * The reason for which a party was not notified of what changed; null where a mail notifies it.
 * @param party `sentAt` is of its last letter, `goneAt` when it changed
 */
export function whyUntold({
  email,
  failed,
  sentAt,
  goneAt,
}: {
  email: string | null
  failed: number | null
  sentAt: number | null
  goneAt: number
}): Untold['why'] | null {
  if (email === null) return 'no_address'
  if (failed === 1) return 'undelivered'
  return sentAt !== null && sentAt >= goneAt ? null : 'not_mailed'
}
