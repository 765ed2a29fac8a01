import {
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import {
  changeToasts,
  dismiss,
  onToasts,
  shownStatus,
  shownToasts,
  showStatus,
  type Toast,
} from './toast.tsx'

const mostAtOnce = 3

/** The latest messages that fit. Of those that are too many the oldest go, and such as offer something last. */
export function fitting(list: Toast[]): Toast[] {
  if (list.length <= mostAtOnce) return list
  const last = list.at(-1)
  const gone = list.find((one) => !one.action && one !== last) ?? list[0]
  return fitting(list.filter((one) => one !== gone))
}

/** The layer on which a place lies: the page, a dialog below others, or a dialog. Those that come later are not always on top. */
type Layer = 'page' | 'below' | 'dialog'
const layers: Layer[] = ['page', 'below', 'dialog']

/** The places on the page, the one on top last: that one shows the messages. */
let places: { id: string; layer: Layer }[] = []
const isOnTop = (id: string) => places.at(-1)?.id === id

let words: Words = { label: '', close: '' }

type Words = { label: string; close: string }

/** Shows a sentence while it holds: at the foot of the page, and on top of a dialog, whose end its buttons take. */
export function useStatus(sentence: string): void {
  useEffect(() => {
    showStatus(sentence)
    return () => showStatus('')
  }, [sentence])
}

/**
 * Region for toasts: once on the page. `label` names the place, `close` the button that each has. It may be fetched after
 * the page, when a dialog is open already.
 */
export function Toasts({ label, close }: Words): ReactNode {
  useLayoutEffect(() => {
    words = { label, close }
  }, [label, close])
  return <Place label={label} close={close} layer="page" />
}

/** Region for toasts within an open modal dialog: nothing outside it can be read out or pressed. `below`: as of the dialog. */
export function ToastsInDialog({ below }: { below: boolean }): ReactNode {
  return <Place {...words} layer={below ? 'below' : 'dialog'} />
}

function Place({ label, close, layer }: Words & { layer: Layer }): ReactNode {
  const id = useId()
  const place = useRef<HTMLElement>(null)
  const [above, setAbove] = useState(false)
  const shown = useSyncExternalStore(
    onToasts,
    () => (isOnTop(id) ? shownToasts() : none),
    () => none,
  )
  const status = useSyncExternalStore(
    onToasts,
    () => (isOnTop(id) ? shownStatus() : ''),
    () => '',
  )
  useEffect(() => {
    places = [...places, { id, layer }].sort((a, b) => layers.indexOf(a.layer) - layers.indexOf(b.layer))
    changeToasts(shownToasts())
    return () => {
      places = places.filter((one) => one.id !== id)
      changeToasts(shownToasts())
    }
  }, [id, layer])
  useLayoutEffect(() => {
    if (fitting(shown) !== shown) changeToasts(fitting(shown))
    // oxlint-disable-next-line react/set-state-in-effect -- where the toasts would lie is known once they are rendered
    setAbove(shown.length > 0 && coversFocus(place.current))
  }, [shown])
  return (
    <>
      <p className={status && 'status'} role="status">
        {status}
      </p>
      <section ref={place} className={`toasts ${above ? 'above' : ''}`} aria-label={label} aria-live="polite">
        {shown.map((one) => (
          <Shown key={one.id} toast={one} close={close} />
        ))}
      </section>
    </>
  )
}

const none: Toast[] = []

/** True if the toasts lie over the control last used, of which they speak. */
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
      // One that comes up under a resting pointer is not pointed at, and goes.
      onPointerMove={() => setHeld(true)}
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
