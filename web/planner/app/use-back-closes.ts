import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { closeTopDialog, isDialogOpen } from '#ui/dialog'

/** Has the browser's Back close an open dialog in place of leaving its page. */
export function useBackClosesDialog(): void {
  const { state, reset } = useBlocker(({ historyAction }) => historyAction === 'POP' && isDialogOpen())
  useEffect(() => {
    if (state !== 'blocked') return
    reset()
    closeTopDialog()
  }, [state, reset])
}
