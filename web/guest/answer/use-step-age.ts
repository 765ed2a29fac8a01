import { useEffect, useRef, useState } from 'react'
import { doublePressMs } from '../../ui/double-press.ts'

/**
 * Time a step has stood on the screen, and whether that is long enough for a press to be meant for it. One that
 * something was filled in on was seen.
 * @param first the page came with the step, which stood before the script was there
 */
export function useStepAge(first: boolean) {
  const painted = useRef(first ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY)
  const [stands, setStands] = useState(first)
  useEffect(() => {
    if (painted.current < 0) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      painted.current = performance.now()
      timer = setTimeout(() => setStands(true), doublePressMs)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  const touch = () => {
    painted.current = Number.NEGATIVE_INFINITY
    setStands(true)
  }
  return { stands, stoodMs: () => performance.now() - painted.current, touch }
}
