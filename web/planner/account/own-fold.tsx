import { type ReactNode, useState } from 'react'
import { cancel } from '#account/words/planner'
import { Button } from '#ui/button'

/**
 * A button that opens a form in its place.
 * @param children the form, given what closes it again
 */
export function OwnFold({ title, children }: { title: string; children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (!open)
    return (
      <div>
        <Button onClick={() => setOpen(true)}>{title}</Button>
      </div>
    )
  return (
    <div className="card own-fold">
      {children(close)}
      <Button look="quiet" onClick={close}>
        {cancel}
      </Button>
    </div>
  )
}
