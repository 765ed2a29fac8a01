import { type RefObject, useEffect } from 'react'

/**
 * Has the browser ask before a page with changes is left.
 * @param changed whether it has any
 * @param left set before the page leaves by itself, unasked
 */
export function useLeaveGuard(changed: boolean, left: RefObject<boolean>): void {
  useEffect(() => {
    if (!changed) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!left.current) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [changed, left])
}
