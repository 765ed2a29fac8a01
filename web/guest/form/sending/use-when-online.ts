import { useEffect, useRef } from 'react'

/** Calls back when the device is online again, while something waits for that. */
export function useWhenOnline(waits: boolean, onOnline: () => void): void {
  const latest = useRef(onOnline)
  useEffect(() => {
    latest.current = onOnline
  })
  useEffect(() => {
    if (!waits) return
    const back = () => latest.current()
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [waits])
}
