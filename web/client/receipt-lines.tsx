import { useEffect } from 'react'
import { Button } from '#ui/button'
import { dropReceipt, type Kept, useReceipts } from './kept-receipts.ts'
import { useResponse } from './use-response.ts'

const shown = 5
const onThisDevice = 'You answered on this device:'

/** The answers given on this device, one line each: for one event, or for all. */
export function ReceiptLines({ code, except }: { code?: string; except?: string | undefined }) {
  const lines = useReceipts()
    .filter((one) => (code === undefined || one.code === code) && one.token !== except)
    .slice(0, shown)
  if (lines.length === 0) return null
  return (
    <section aria-label="Your answers">
      <ul className="receipt-lines">
        {lines.map((one, index) =>
          one.token === '' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are all alike
            <LineSkeleton key={`skeleton ${index}`} />
          ) : (
            <Line key={one.token} kept={one} telling={code === undefined} />
          ),
        )}
      </ul>
    </section>
  )
}

function Line({ kept: { token }, telling }: { kept: Kept; telling: boolean }) {
  const state = useResponse(token)
  const gone = state && 'error' in state && state.error.status === 404
  useEffect(() => {
    if (gone) dropReceipt(token)
  }, [gone, token])
  if (gone) return null
  const view = state && 'view' in state ? state.view : null
  const firstName = view?.response.leadGuestName.split(' ')[0]
  return (
    <li>
      <span className="who">
        {view ? (
          <>
            You answered for <strong>{firstName}</strong>
            {telling && ` (${view.event.title})`}:
          </>
        ) : (
          onThisDevice
        )}
      </span>
      <span className="ways">
        <a className="way" href={`/edit/${token}`}>
          view or edit
        </a>{' '}
        · not you?
        <Button look="quiet" small onClick={() => dropReceipt(token)}>
          remove
          <span className="visually-hidden">
            {' '}
            this answer{firstName && ` of ${firstName}`} from this device
          </span>
        </Button>
      </span>
    </li>
  )
}

/** Stands where a line will be until the device says whose response it is. As high as the line, so nothing moves. */
function LineSkeleton() {
  return (
    <li>
      <span className="who">{onThisDevice}</span>
      <span className="ways held" aria-hidden="true">
        <span className="way">view or edit</span> · not you?
        <span className="button quiet small">remove</span>
      </span>
    </li>
  )
}
