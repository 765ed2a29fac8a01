import { useEffect, useRef } from 'react'

/** The tab's record of the page that "Send now" on another page leads to. */
export const sendOnArrivalKey = 'platewise.send'

function takeDue(): boolean {
  try {
    if (sessionStorage.getItem(sendOnArrivalKey) !== location.pathname) return false
    sessionStorage.removeItem(sendOnArrivalKey)
    return true
  } catch {
    return false
  }
}

/** Sends once the page is ready, where it was opened by "Send now" on another page. */
export function useSendOnArrival(ready: boolean, send: () => void): void {
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  useEffect(() => {
    if (ready && takeDue()) latest.current()
  }, [ready])
}
