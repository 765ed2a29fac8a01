// A kitchen's page that a device keeps, for whoever opens it without internet.

/** Milliseconds for which a device keeps a link's page. */
export const offlineMs = 24 * 60 * 60_000

/** The segment in place of a token in the URL of the shell, which is the page without its data. No link has it. */
export const shellToken = 'kept'
/** The URL of the shell: a device keeps it beside the last view of a link. */
export const shellPath = `/kitchen/${shellToken}`
/** The service worker that opens a kept page, and its scope: the only URLs it is asked about. */
export const offlineWorker = { script: '/kitchen/offline.js', scope: '/kitchen/' }

// A device sets its clock right by small steps.
const clockToleranceMs = 5 * 60_000

/**
 * Since when a device keeps a page, and the latest time its clock has shown since, in milliseconds. `upToDateAt`: when the page
 * was last known to be up to date, by the server's clock.
 */
export type CopyAge = { keptSince: number; lastClock: number; upToDateAt: number }

/** True if a page may be kept no longer: its day is over, or the device's clock was set back. */
export function isCopyExpired({ keptSince, lastClock }: CopyAge, now: number): boolean {
  return now >= keptSince + offlineMs || now < Math.max(keptSince, lastClock) - clockToleranceMs
}
