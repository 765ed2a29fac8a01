import { useEffect, useRef } from 'react'

/** Calls `onOnline` when the device is online again, while something waits for that. */
export function useWhenOnline(isWaiting: boolean, onOnline: () => void): void {
  const onOnlineRef = useRef(onOnline)
  useEffect(() => {
    onOnlineRef.current = onOnline
  })
  useEffect(() => {
    if (!isWaiting) return
    const listener = () => onOnlineRef.current()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [isWaiting])
}
