import { type ReactNode, useState } from 'react'

/**
 * A part of a form that is optional: folded, with what it holds beside its name. It stays unfolded where a field of it is
 * wrong.
 */
export function FormFold({
  title,
  facts,
  wrong,
  unfolded = false,
  children,
}: {
  title: string
  facts: string
  wrong: boolean
  /** It is unfolded at first: something in it is asked for. */
  unfolded?: boolean
  children: ReactNode
}) {
  const [open, setOpen] = useState(unfolded)
  const shown = open || wrong
  return (
    <details className="form-fold" open={shown} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {title}
        {!shown && facts && <span className="quietly small facts-beside">{facts}</span>}
      </summary>
      <div className="inside-fold">{children}</div>
    </details>
  )
}
