import { type RefObject, useEffect } from 'react'

/**
 * Has the browser ask before a page with changes is left.
 * @param changed whether it has any
 * @param leavingRef set before the page leaves by itself, unasked
 */
export function useLeaveGuard(changed: boolean, leavingRef: RefObject<boolean>): void {
  useEffect(() => {
    if (!changed) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!leavingRef.current) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [changed, leavingRef])
}
