import { type ReactNode, useEffect, useId, useRef } from 'react'
import { isSecondPress, type Press } from './double-press.ts'
import { focusTitle } from './focus-title.ts'
import { ToastsInDialog } from './toasts.tsx'
import { typeNoted } from './typed-ahead.tsx'

/** The open dialogs, the last one on top. */
const open: HTMLDialogElement[] = []

const loadedAt = performance.now()
/** The press before the one under way; null where none was seen since this was loaded. */
let pressedBefore: Press | null = null
if (typeof document !== 'undefined')
  document.addEventListener('pointerdown', (press) => {
    pressedBefore = press
  })

/** Shows a dialog where it stands among the open ones: those above it stay there, and the focus where it was. */
function showInPlace(element: HTMLDialogElement): void {
  const focused = document.activeElement
  element.showModal()
  const covering = open.slice(open.indexOf(element) + 1)
  for (const above of covering) {
    above.close()
    above.showModal()
  }
  if (focused instanceof HTMLElement && covering.at(-1)?.contains(focused)) focused.focus()
}

/** True if a dialog stands open. */
export function isDialogOpen(): boolean {
  return open.length > 0
}

/** Closes the dialog on top as Escape does: one that is busy stays, one with a changed form asks. */
export function closeTopDialog(): void {
  open.at(-1)?.dispatchEvent(new Event('cancel', { cancelable: true }))
}

/**
 * A modal dialog on the native element, which keeps focus inside and gives it back. Mounted means open; Escape and
 * the backdrop close it unless it is busy. A field that uses Escape itself prevents its default.
 */
export function Dialog({
  title,
  onClose,
  busy = false,
  wide = false,
  below = false,
  children,
}: {
  title: string
  onClose: () => void
  busy?: boolean
  /** As wide as the page: for tables and long forms. */
  wide?: boolean
  /** Opens below the dialogs that are open: it takes the place of a part of the page that they were opened from. */
  below?: boolean
  children: ReactNode
}) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const first = useRef({ below })
  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    if (element) {
      if (first.current.below) open.unshift(element)
      else open.push(element)
      showInPlace(element)
      // The first thing that takes the focus may stand below the fold: the title is what is read first.
      element.scrollTop = 0
    }
    typeNoted()
    return () => {
      if (element) open.splice(open.indexOf(element), 1)
      element?.close()
      // A field led to meanwhile keeps the focus. What the dialog did may have taken its opener away.
      if (!(opener instanceof HTMLElement) || document.activeElement !== document.body) return
      if (opener.isConnected) opener.focus()
      else focusTitle()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={wide ? 'dialog wide' : 'dialog'}
      aria-labelledby={id}
      aria-busy={busy}
      onKeyDown={(event) => {
        // The browser takes dialogs that one Escape after another opened for one, and closes them together.
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
        event.preventDefault()
        if (!busy) onClose()
      }}
      onCancel={(event) => {
        // React passes on what a dialog within this one was asked.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        if (!busy) onClose()
      }}
      onClose={() => {
        // A phone's second Back in a row closes it unasked. Its content stays until its owner lets it go.
        if (!dialog.current || dialog.current.open) return
        showInPlace(dialog.current)
        if (!busy) onClose()
      }}
      onPointerDown={(event) => {
        if (event.target !== dialog.current || busy) return
        // The second press of a double one was meant for what opened the dialog, and fell beside it unseen.
        // A first press that loaded this was not seen.
        const { clientX, clientY } = event
        if (isSecondPress(event, pressedBefore ?? { clientX, clientY, timeStamp: loadedAt })) return
        onClose()
      }}
    >
      <ToastsInDialog below={below} />
      <div className="inside">
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </dialog>
  )
}
