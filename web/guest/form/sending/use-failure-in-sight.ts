import { useEffect, useRef } from 'react'
import type { SendFailure } from '../machine/state.ts'

/**
 * Brings the bar to the screen when sending was refused. In letters so large that the bar does not stick, it stands far
 * from what was pressed.
 * @param seen the failure that was told before
 */
export function useFailureInSight(failure: SendFailure | null, seen: SendFailure | null = failure): void {
  const shown = useRef(seen)
  useEffect(() => {
    if (failure && failure !== shown.current)
      for (const part of ['.step > .bar', '.step > .bar > .failure'])
        document.querySelector(part)?.scrollIntoView({ block: 'nearest' })
    shown.current = failure
  }, [failure])
}
