import { useEffect, useRef } from 'react'
import type { SendFailure } from '../machine/state.ts'

/**
 * Scrolls the bar into view when sending was refused: with text so large that the bar does not stick, it is off the screen.
 * @param initial the failure that was shown before the component mounted
 */
export function useFailureInSight(failure: SendFailure | null, initial: SendFailure | null = failure): void {
  const lastShownRef = useRef(initial)
  useEffect(() => {
    if (failure && failure !== lastShownRef.current)
      document.querySelector('.step > .bar')?.scrollIntoView({ block: 'nearest' })
    lastShownRef.current = failure
  }, [failure])
}
