import { useSyncExternalStore } from 'react'

/** True once the script has taken over the server's page. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
