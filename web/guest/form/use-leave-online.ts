import { useState } from 'react'
import { useOnline } from './use-online.ts'

/**
 * Leaves for another page of the site, which nobody reaches without internet: then it waits on this one.
 * @returns `waits`, and `leave`, which goes now or as soon as the device is back
 */
export function useLeaveOnline(): { waits: boolean; leave: (path: string) => void } {
  const [path, setPath] = useState<string | null>(null)
  useOnline(path !== null, () => path !== null && location.assign(path))
  const leave = (to: string) => (navigator.onLine ? location.assign(to) : setPath(to))
  return { waits: path !== null, leave }
}
