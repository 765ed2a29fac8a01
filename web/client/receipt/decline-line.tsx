import { useEffect, useState } from 'react'
import { Button } from '#ui/button'
import { ApiError } from '../calls/api.ts'
import { useNavigateOnceOnline } from '../live/navigate-once-online.ts'
import { useGuestWords } from '../words.tsx'
import { dropReceipt, hideReceipt, type KeptReceipt } from './kept-receipts.ts'
import { readDecline } from './read-decline.ts'

/** One line for a decline given on this device, with the way to change one's mind. */
export function DeclineLine({
  kept: { token, hidden = false },
  telling,
}: {
  kept: KeptReceipt
  telling: boolean
}) {
  const words = useGuestWords()
  const { waitsFor, follow } = useNavigateOnceOnline()
  const [title, setTitle] = useState('')
  useEffect(() => {
    readDecline(words, token).then(
      ({ event }) => setTitle(event.title),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        if (error.status === 404) dropReceipt(token)
      },
    )
  }, [token, words])
  return (
    <li>
      <span className="who">
        {waitsFor ? (
          <span role="status">{words.receipt.waitsForInternet}</span>
        ) : (
          <span>
            {hidden
              ? words.receipt.hiddenHere
              : telling && title
                ? words.receipt.declinedHereFor(title)
                : words.receipt.declinedHereShort}
          </span>
        )}
      </span>
      <span className="ways">
        {!hidden && (
          <a className="way" href={`/not-coming/${token}`} onClick={follow}>
            {words.receipt.change}
          </a>
        )}
        {/* One button for both, which keeps the focus. */}
        <Button
          look="quiet"
          small
          aria-label={hidden ? undefined : words.receipt.hideAnswer}
          onClick={() => hideReceipt(token, !hidden)}
        >
          {hidden ? words.receipt.undo : words.receipt.hideHere}
        </Button>
      </span>
    </li>
  )
}
