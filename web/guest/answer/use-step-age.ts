import { useCallback, useEffect, useRef, useState } from 'react'
import { doublePressMs } from '../../ui/double-press.ts'

/**
 * Time that a step has been on the screen, and whether that is long enough for a press to be meant for it (`isSettled`).
 * @param isFirst the page loaded with this step, so that it was on the screen before the script
 * @returns `restart` measures anew, after a press that came too soon; `settle` counts the step as seen, once a field of it is
 * filled in
 */
export function useStepAge(isFirst: boolean) {
  const paintedAtRef = useRef(isFirst ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY)
  const [isSettled, setIsSettled] = useState(isFirst)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const restart = useCallback(() => {
    paintedAtRef.current = performance.now()
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsSettled(true), doublePressMs)
  }, [])
  useEffect(() => {
    if (paintedAtRef.current < 0) return
    const frame = requestAnimationFrame(restart)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer.current)
    }
  }, [restart])
  const settle = () => {
    paintedAtRef.current = Number.NEGATIVE_INFINITY
    setIsSettled(true)
  }
  return { isSettled, ageMs: () => performance.now() - paintedAtRef.current, settle, restart }
}
