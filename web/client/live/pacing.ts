/**
 * Limits how often a page reads after notified changes. Two reads never overlap, so that an older reply cannot replace a
 * newer one.
 * @param read never rejects
 * @param pause the least time between the starts of two such reads, in milliseconds
 * @param within waits up to so long, at random, before a read, so that pages notified together do not all read together
 */
export function pacing(read: () => Promise<void>, pause: number, within = 0) {
  let last = Number.NEGATIVE_INFINITY
  let due: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null

  const stop = () => {
    clearTimeout(due)
    due = undefined
  }
  const start = () => {
    // This reading has all changes notified so far.
    stop()
    next = null
    last = Date.now()
    running = read().then(() => {
      running = null
    })
    return running
  }
  /** Reads now, or as soon as the reading under way has ended: that one may have begun before the change. */
  const atOnce = (): Promise<void> => {
    if (!running) return start()
    next ??= running.then(start)
    return next
  }
  /** Reads once the pause is over, however often it is called. */
  const soon = () => {
    due ??= setTimeout(
      () => {
        due = undefined
        void atOnce()
      },
      Math.max(0, last + pause - Date.now()) + within * Math.random(),
    )
  }
  return { soon, atOnce, stop }
}
