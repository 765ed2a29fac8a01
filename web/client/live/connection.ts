/**
 * State of a live page's connection. `upToDateAt`: when the page last was, by the device's clock, in milliseconds.
 * `checking`: not known yet, because the page was hidden or has just loaded.
 */
export type Connection = { state: 'checking' | 'live' | 'lost'; upToDateAt: number }

const minute = 60_000

/**
 * Follows whether a page is up to date: it is once it has read every change it was notified of, and while the server
 * replies.
 * @param upToDateAt when the first shown page was up to date, in milliseconds
 * @param show called when the state changes, or the minute of a page that is live
 */
export function followConnection(upToDateAt: number, show: (connection: Connection) => void) {
  let current: { state: Connection['state'] | null; upToDateAt: number } = { state: null, upToDateAt }
  // Changes that the page was notified of, and how many of them its latest reading holds.
  let changes = 0
  let readChanges = 0
  let losses = 0

  const set = (state: Connection['state'], upToDateAt = current.upToDateAt) => {
    const before = current
    current = { state, upToDateAt }
    const sameMinute = Math.floor(upToDateAt / minute) === Math.floor(before.upToDateAt / minute)
    if (state !== before.state || !sameMinute) show({ state, upToDateAt })
  }
  return {
    state: () => current.state,
    /** Something has changed, or may have: until it is read, no pong makes the page up to date. */
    noteChange: () => {
      changes += 1
    },
    /** Reads the page. A reading that began before a loss does not end it. @param read false where it failed */
    async readPage(read: () => Promise<boolean>): Promise<void> {
      const at = Date.now()
      const [upTo, lossesBefore] = [changes, losses]
      if (!(await read())) return set('lost')
      readChanges = upTo
      if (readChanges === changes && losses === lossesBefore) set('live', at)
    },
    /** The server has replied to the ping of that time. @returns false where the page has yet to read something */
    notePong(at: number): boolean {
      if (readChanges === changes) set('live', at)
      return readChanges === changes
    },
    /** Sets the instant at which the page was last known to be up to date. */
    setUpToDateSince: (upToDateAt: number) => set(current.state ?? 'checking', upToDateAt),
    setChecking: () => set('checking'),
    setLost() {
      losses += 1
      set('lost')
    },
  }
}
