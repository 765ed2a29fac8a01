import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'

type Toast = {
  id: number
  text: string
  kind: 'done' | 'error'
  seconds: number
  action?: { label: string; run: () => void }
}

let toasts: Toast[] = []
let count = 0
const listeners = new Set<() => void>()

function change(next: Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a passing message: 5 seconds, longer while it is hovered or focused. */
export function toast(text: string, more: Partial<Pick<Toast, 'kind' | 'seconds' | 'action'>> = {}): void {
  change([...toasts, { id: ++count, text, kind: 'done', seconds: 5, ...more }])
}

function dismiss(id: number): void {
  change(toasts.filter((one) => one.id !== id))
}

type Words = { label: string; close: string }

/** Where toasts appear: once on the page. `label` names the place, `close` the button that each has. */
export function Toasts({ label, close }: Words): ReactNode {
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => toasts,
    () => none,
  )
  return (
    <section className="toasts" aria-label={label} aria-live="polite">
      {shown.map((one) => (
        <Shown key={one.id} toast={one} close={close} />
      ))}
    </section>
  )
}

const none: Toast[] = []

function Shown({ toast: { id, text, kind, seconds, action }, close }: { toast: Toast; close: string }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismiss(id), seconds * 1000)
    return () => clearTimeout(timer)
  }, [held, id, seconds])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only keeps it from going; nothing is done by it
    <div
      className={`toast ${kind}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{text}</span>
      {action && (
        <button
          type="button"
          className="button small"
          onClick={() => {
            dismiss(id)
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="button small" onClick={() => dismiss(id)}>
        {close}
      </button>
    </div>
  )
}
