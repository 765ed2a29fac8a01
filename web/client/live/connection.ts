/**
 * State of a live page's connection. `since`: when it was last known to be, by the device's clock, in milliseconds.
 * `checking` is said until somebody knows: the page was hidden, or has just come.
 */
export type Connection = { state: 'checking' | 'live' | 'lost'; since: number }

const minute = 60_000

/**
 * Follows a page's live view and its readings: the page is live once it has read what it was told of, and as long as the
 * server answers.
 * @param since when the page was true that is shown first, in milliseconds
 * @param show called when the state changes, or the minute of a page that is live
 */
export function followConnection(since: number, show: (connection: Connection) => void) {
  let current: { state: Connection['state'] | null; since: number } = { state: null, since }
  // Changes that the page was told of, and how many of them its latest reading holds.
  let changes = 0
  let readChanges = 0

  const set = (state: Connection['state'], since = current.since) => {
    const before = current
    current = { state, since }
    const sameMinute = Math.floor(since / minute) === Math.floor(before.since / minute)
    if (state !== before.state || !sameMinute) show({ state, since })
  }
  return {
    state: () => current.state,
    /** Something has changed, or may have: until it is read, no answer says that the page is true. */
    noteChange: () => {
      changes += 1
    },
    /** Reads the page. @param read false where it failed */
    async readPage(read: () => Promise<boolean>): Promise<void> {
      const at = Date.now()
      const upTo = changes
      if (!(await read())) return set('lost')
      readChanges = upTo
      if (readChanges === changes) set('live', at)
    },
    /** The server has answered what it was asked at that time. @returns false where the page has yet to read something */
    noteAnswer(at: number): boolean {
      if (readChanges === changes) set('live', at)
      return readChanges === changes
    },
    /** Instant at which the page was last known true. */
    setTrueSince: (since: number) => set(current.state ?? 'checking', since),
    setChecking: () => set('checking'),
    setLost: () => set('lost'),
  }
}
