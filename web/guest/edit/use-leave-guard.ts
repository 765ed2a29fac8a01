import { type RefObject, useEffect } from 'react'

/**
 * Has the browser ask before a page with unsaved changes is left.
 * @param leavingRef true if the page leaves by itself, when nothing is asked
 */
export function useLeaveGuard(hasChanges: boolean, leavingRef: RefObject<boolean>): void {
  useEffect(() => {
    if (!hasChanges) return
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!leavingRef.current) event.preventDefault()
    }
    addEventListener('beforeunload', onBeforeUnload)
    return () => removeEventListener('beforeunload', onBeforeUnload)
  }, [hasChanges, leavingRef])
}
