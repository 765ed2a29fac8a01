import { type RefObject, useLayoutEffect } from 'react'

/**
 * Tells the sheet how far an event's head may scroll away before its tabs stay in sight: `--above`, the height of what
 * stands above them.
 * @param head holds the title and, last, the tabs
 */
export function useStuckTabs(head: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = head.current
    if (!box) return
    const tell = () => {
      const tabs = box.lastElementChild as HTMLElement | null
      box.style.setProperty('--above', `${tabs?.offsetTop ?? 0}px`)
    }
    tell()
    const watching = new ResizeObserver(tell)
    watching.observe(box)
    return () => watching.disconnect()
  }, [head])
}
