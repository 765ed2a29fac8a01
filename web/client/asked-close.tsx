import { type ReactNode, useEffect, useState } from 'react'
import { closeUnsaved, closeUnsavedAbout, discard, keepEditing } from '#core/words/planner'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'

/**
 * Asks before a dialog with a changed form is closed, and has the browser ask before its page is left.
 * @param changed whether something was typed that is not saved
 * @param kept whether the device keeps what was typed: then the page is left unasked
 * @returns `close`: for the dialog and its Cancel button; `asking`: to be shown in the dialog, outside its form
 */
export function useAskedClose(
  changed: boolean,
  onClose: () => void,
  kept = false,
): { close: () => void; asking: ReactNode } {
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    if (!changed || kept) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [changed, kept])
  return {
    close: changed ? () => setAsked(true) : onClose,
    asking: asked && <AskBeforeClosing keep={() => setAsked(false)} discard={onClose} />,
  }
}

function AskBeforeClosing({ keep, discard: go }: { keep: () => void; discard: () => void }) {
  return (
    <Dialog title={closeUnsaved} onClose={keep}>
      <p>{closeUnsavedAbout}</p>
      <div className="actions">
        <Button onClick={keep}>{keepEditing}</Button>
        <Button look="danger" onClick={go}>
          {discard}
        </Button>
      </div>
    </Dialog>
  )
}
