import { useEffect } from 'react'

/** Focuses the page's title, where what had the focus is gone. */
export function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1')
  if (!title) return
  title.tabIndex = -1
  title.focus({ preventScroll: true })
}

/** Focuses the page's title once what uses it is gone with the focus: a row, by the button that removes it. */
export function useTitleAfter(): void {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusTitle()
    },
    [],
  )
}
