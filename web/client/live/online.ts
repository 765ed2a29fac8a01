import { useSyncExternalStore } from 'react'

/**
 * Waits until the device is online; at once where it is.
 * @param signal ends the wait
 * @returns false where the signal ended it
 */
export async function backOnline(signal?: AbortSignal): Promise<boolean> {
  if (!navigator.onLine && !signal?.aborted)
    await new Promise((resolve) => {
      addEventListener('online', resolve, { once: true })
      signal?.addEventListener('abort', resolve, { once: true })
    })
  return !signal?.aborted
}

function listen(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** True if the device is online, as far as it knows. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
}
