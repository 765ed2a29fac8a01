import { useCallback, useEffect, useRef, useState } from 'react'
import { doublePressMs } from '../../ui/double-press.ts'

/**
 * Time that a step has been on the screen, and whether that is long enough for a press to be meant for it. A step with
 * something filled in counts as seen.
 * @param first the page came with this step, before the script
 * @returns `hold` restarts the time: after a press that came too soon, the next one comes too soon as well
 */
export function useStepAge(first: boolean) {
  const painted = useRef(first ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY)
  const [stands, setStands] = useState(first)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hold = useCallback(() => {
    painted.current = performance.now()
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setStands(true), doublePressMs)
  }, [])
  useEffect(() => {
    if (painted.current < 0) return
    const frame = requestAnimationFrame(hold)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer.current)
    }
  }, [hold])
  const touch = () => {
    painted.current = Number.NEGATIVE_INFINITY
    setStands(true)
  }
  return { stands, stepAgeMs: () => performance.now() - painted.current, touch, hold }
}
