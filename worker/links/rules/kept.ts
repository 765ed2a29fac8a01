// A kitchen's page that a device keeps, for whoever opens it without internet.

/** Milliseconds for which a device keeps a link's page. */
export const keptMs = 24 * 60 * 60_000

/** The segment that stands for a token in the address of the page without its data. No link has it. */
export const keptToken = 'kept'
/** The page without its data: a device keeps it beside what a link showed last. */
export const keptShell = `/kitchen/${keptToken}`
/** The script that opens a kept page, and the only addresses it is asked about. */
export const keptWorker = { script: '/kitchen/offline.js', scope: '/kitchen/' }

// A device sets its clock right by small steps.
const slack = 5 * 60_000

/**
 * Since when a device keeps a page, and the latest time its clock has shown since, in milliseconds. `at`: when the page
 * was last known to be true, by the server's clock.
 */
export type Term = { from: number; seen: number; at: number }

/** True if a page may be kept no longer: its day is over, or the device's clock was set back. */
export function isTermOver({ from, seen }: Term, now: number): boolean {
  return now >= from + keptMs || now < Math.max(from, seen) - slack
}
