import { useEffect, useRef } from 'react'

/**
 * Has the browser ask before a page with changes is left.
 * @param changed whether it has any
 * @returns what to call before the page leaves by itself, unasked
 */
export function useLeaveGuard(changed: boolean): () => void {
  const left = useRef(false)
  useEffect(() => {
    if (!changed) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!left.current) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [changed])
  return () => {
    left.current = true
  }
}
