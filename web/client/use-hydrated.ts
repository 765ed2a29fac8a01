import { useSyncExternalStore } from 'react'

/** Whether the script has taken over what the server rendered. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
