import { useEffect, useRef } from 'react'

/** Key of the tab's record of the page to which "Send now" on another page leads. */
export const sendOnArrivalKey = 'platewise.send'

/** True once if "Send now" led to this page. */
function takeRequest(): boolean {
  try {
    if (sessionStorage.getItem(sendOnArrivalKey) !== location.pathname) return false
    sessionStorage.removeItem(sendOnArrivalKey)
    return true
  } catch {
    return false
  }
}

/** Sends once the page is ready, if it was opened by "Send now" on another page. */
export function useSendNowRequest(ready: boolean, send: () => void): void {
  const sendRef = useRef(send)
  useEffect(() => {
    sendRef.current = send
  })
  useEffect(() => {
    if (ready && takeRequest()) sendRef.current()
  }, [ready])
}
