import { useEffect, useState } from 'react'
import {
  change,
  hiddenHere,
  hideAnswer,
  hideHere,
  toldHereFor,
  toldHereShort,
  undo,
} from '#party/words/guest-receipt'
import { Button } from '#ui/button'
import { ApiError } from '../api.ts'
import { dropReceipt, hideReceipt, type Kept } from './kept-receipts.ts'
import { readDecline } from './read-decline.ts'

/** One line for a decline given on this device, with the way to change one's mind. */
export function DeclineLine({ kept: { token, hidden = false }, telling }: { kept: Kept; telling: boolean }) {
  const [title, setTitle] = useState('')
  useEffect(() => {
    readDecline(token).then(
      ({ event }) => setTitle(event.title),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        if (error.status === 404) dropReceipt(token)
      },
    )
  }, [token])
  return (
    <li>
      <span className="who">
        <span>{hidden ? hiddenHere : telling && title ? toldHereFor(title) : toldHereShort}</span>
      </span>
      <span className="ways">
        {!hidden && (
          <a className="way" href={`/not-coming/${token}`}>
            {change}
          </a>
        )}
        {/* One button for both, which keeps the focus. */}
        <Button
          look="quiet"
          small
          aria-label={hidden ? undefined : hideAnswer}
          onClick={() => hideReceipt(token, !hidden)}
        >
          {hidden ? undo : hideHere}
        </Button>
      </span>
    </li>
  )
}
