/**
 * Paces a page that is read again whenever it is told of a change, however often that is. Two readings are never under
 * way at once: an older answer cannot arrive after a newer one.
 * @param read never rejects
 * @param pause the least time between the beginnings of two readings that were told, in milliseconds
 * @param within waits up to so long, at random, before a reading: pages that are told together do not all read together
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
