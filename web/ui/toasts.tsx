import {
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'

type Toast = {
  id: number
  text: string
  kind: 'done' | 'error'
  seconds: number
  action?: { label: string; run: () => void }
}

let toasts: Toast[] = []
let count = 0
/** The places on the page, the latest last: that one shows them. */
let places: string[] = []
let words: Words = { label: '', close: '' }
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
  useLayoutEffect(() => {
    words = { label, close }
  }, [label, close])
  return <Place label={label} close={close} />
}

/** Where toasts appear while a modal dialog is open: nothing outside it can be read out or pressed. */
export function ToastsInDialog(): ReactNode {
  return <Place {...words} />
}

function Place({ label, close }: Words): ReactNode {
  const id = useId()
  const place = useRef<HTMLElement>(null)
  const [above, setAbove] = useState(false)
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => (places.at(-1) === id ? toasts : none),
    () => none,
  )
  useEffect(() => {
    places = [...places, id]
    change(toasts)
    return () => {
      places = places.filter((one) => one !== id)
      change(toasts)
    }
  }, [id])
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- where the toasts would lie is known once they are rendered
    setAbove(shown.length > 0 && coversFocus(place.current))
  }, [shown])
  return (
    <section ref={place} className={`toasts ${above ? 'above' : ''}`} aria-label={label} aria-live="polite">
      {shown.map((one) => (
        <Shown key={one.id} toast={one} close={close} />
      ))}
    </section>
  )
}

const none: Toast[] = []

/** Whether the toasts lie over what was pressed or filled in last, of which they speak. */
function coversFocus(place: HTMLElement | null): boolean {
  const focused = document.activeElement
  if (!place || !focused || focused === document.body || place.contains(focused)) return false
  const [over, under] = [place.getBoundingClientRect(), focused.getBoundingClientRect()]
  return under.bottom > over.top && under.top < over.bottom
}

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
