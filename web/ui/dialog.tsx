import { type ReactNode, useEffect, useId, useRef } from 'react'
import { ToastsInDialog } from './toasts.tsx'

/**
 * A modal dialog on the native element, which keeps focus inside and gives it back. Mounted means open; Escape and
 * the backdrop close it unless it is busy.
 */
export function Dialog({
  title,
  onClose,
  busy = false,
  children,
}: {
  title: string
  onClose: () => void
  busy?: boolean
  children: ReactNode
}) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    element?.showModal()
    // The first thing that takes the focus may stand below the fold: the title is what is read first.
    if (element) element.scrollTop = 0
    return () => {
      element?.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    // The keyboard's way to close is Escape, which the element's cancel event brings.
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={id}
      aria-busy={busy}
      onCancel={(event) => {
        event.preventDefault()
        if (!busy) onClose()
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current && !busy) onClose()
      }}
    >
      <ToastsInDialog />
      <div className="inside">
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </dialog>
  )
}
