import { type MouseEvent, useEffect, useState } from 'react'

/**
 * Leaves for another page of the site, which nobody reaches without internet: then it waits on this one.
 * @returns `waitsFor`, the address it waits for, or null; `leave`, which goes now or as soon as the device is back; and
 * `follow`, which does so for a link that is pressed
 */
export function useNavigateOnceOnline(): {
  waitsFor: string | null
  leave: (path: string) => void
  follow: (event: MouseEvent<HTMLAnchorElement>) => void
} {
  const [waitsFor, setWaitsFor] = useState<string | null>(null)
  useEffect(() => {
    if (waitsFor === null) return
    const back = () => location.assign(waitsFor)
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [waitsFor])
  return {
    waitsFor,
    leave: (path) => (navigator.onLine ? location.assign(path) : setWaitsFor(path)),
    follow(event) {
      if (navigator.onLine) return
      event.preventDefault()
      setWaitsFor(event.currentTarget.getAttribute('href'))
    },
  }
}
