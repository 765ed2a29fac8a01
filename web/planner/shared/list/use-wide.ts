import { useSyncExternalStore } from 'react'

// As wide as a table needs (guests.css).
const wide = matchMedia('(min-width: 48rem)')

function onChange(listener: () => void): () => void {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}

/** True if the window has room for a table with a panel beside it. */
export function useWide(): boolean {
  return useSyncExternalStore(onChange, () => wide.matches)
}
