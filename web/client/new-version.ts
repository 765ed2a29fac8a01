const mark = 'reloaded-for-new-version'
const oncePer = 60_000

/** Address the page was about to go to, with its state. */
type Goal = { address: string; state: unknown }

let going = false

/**
 * Reloads the page, once a minute at most, if a part of it cannot be loaded: most likely a newer version was deployed. If that
 * does not help, or the device is offline, the page says so.
 * @returns whether it reloads
 */
export function goForNewVersion({ address, state }: Goal): boolean {
  if (going) return true
  if (!navigator.onLine || Date.now() - lastTime() < oncePer) return false
  try {
    sessionStorage.setItem(mark, String(Date.now()))
  } catch {
    // Without storage the page could reload for ever.
    return false
  }
  going = true
  // The entry as React Router writes it, so that its state survives the reload.
  if (address !== location.href)
    history.pushState({ usr: state, key: 'anew', idx: history.length }, '', address)
  location.reload()
  return true
}

function lastTime(): number {
  try {
    return Number(sessionStorage.getItem(mark) ?? 0)
  } catch {
    return Date.now()
  }
}

/** Result of a load that waits for the new version: nothing, until the page is gone. */
export function loadOrReload<T>(load: () => Promise<T>, goal: () => Goal): () => Promise<T> {
  return () =>
    load().catch((error: unknown) => {
      if (!goForNewVersion(goal())) throw error
      return new Promise<T>(() => undefined)
    })
}
