/**
 * People who have to choose again in an event: those whose dish left the menu while its course still has others. Computed from the
 * stored choices at each read.
 */
export type ChooseAgain = {
  /** False once the event is closed: guests cannot choose any more, and nobody is mailed. */
  open: boolean
  guests: number
  /** Those of them whose party was sent a mail after its dish had left the menu, or for whom one waits. */
  mailed: number
  /** The parties of the others, by their lead guest. */
  notNotified: NotNotified[]
}

/** A party that no mail notifies, and why. */
export type NotNotified = {
  responseId: string
  name: string
  why: 'no_address' | 'undelivered' | 'not_mailed'
}

/**
 * The reason for which a party was not notified of a change of the menu; null if a mail notifies it.
 * @param party `sentAt`: when its last mail was sent. `goneAt`: when the dish left the menu
 */
export function whyNotNotified({
  email,
  failed,
  sentAt,
  goneAt,
}: {
  email: string | null
  failed: number | null
  sentAt: number | null
  goneAt: number
}): NotNotified['why'] | null {
  if (email === null) return 'no_address'
  if (failed === 1) return 'undelivered'
  return sentAt !== null && sentAt >= goneAt ? null : 'not_mailed'
}
