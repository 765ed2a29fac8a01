const mark = 'reloaded-for-new-version'
const oncePer = 60_000

/** Address the page was about to go to, with its state. */
type Goal = { address: string; state: unknown }

let going = false

/**
 * A part of the site that cannot be loaded any more: most likely a newer version was deployed under an open page. The
 * browser then goes for the address anew, once: when that does not help either, or there is no line, the page says so.
 * @returns whether it goes
 */
export function goForNewVersion({ address, state }: Goal): boolean {
  if (going) return true
  if (!navigator.onLine || Date.now() - lastTime() < oncePer) return false
  try {
    sessionStorage.setItem(mark, String(Date.now()))
  } catch {
    // Without a memory it could go round and round.
    return false
  }
  going = true
  // As the router would have written it: what was taken along is still there after the reload.
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
