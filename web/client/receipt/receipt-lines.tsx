import { useEffect } from 'react'
import { Button } from '#ui/button'
import { sentence } from '#ui/sentence'
import { useNavigateOnceOnline } from '../live/navigate-once-online.ts'
import { useGuestWords } from '../words.tsx'
import { DeclineLine } from './decline-line.tsx'
import { firstNameOf } from './display-name.ts'
import { dropReceipt, hideReceipt, type KeptReceipt, useReceipts } from './kept-receipts.ts'
import { useResponse } from './use-response.ts'

const shown = 5

/** The answers given on this device, one line each: for one event, or for all. */
export function ReceiptLines({ code, except }: { code?: string; except?: string | undefined }) {
  const words = useGuestWords()
  const lines = useReceipts()
    .filter((one) => (code === undefined || one.code === code) && one.token !== except)
    .slice(0, shown)
  if (lines.length === 0) return null
  return (
    <section aria-label={words.receipt.yourAnswers}>
      <ul className="receipt-lines">
        {lines.map((one, index) =>
          one.token === '' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are all alike
            <LineSkeleton key={`skeleton ${index}`} />
          ) : one.declined ? (
            <DeclineLine key={one.token} kept={one} telling={code === undefined} />
          ) : (
            <Line key={one.token} kept={one} namesEvent={code === undefined} />
          ),
        )}
      </ul>
      <p className="visually-hidden" role="status">
        {lines.some(({ hidden }) => hidden) && words.receipt.hiddenHere}
      </p>
    </section>
  )
}

function Line({
  kept: { token, hidden = false },
  namesEvent: telling,
}: {
  kept: KeptReceipt
  namesEvent: boolean
}) {
  const words = useGuestWords()
  const state = useResponse(token)
  const { waitsFor, follow } = useNavigateOnceOnline()
  const gone = state && 'error' in state && state.error.status === 404
  useEffect(() => {
    if (gone) dropReceipt(token)
  }, [gone, token])
  if (gone) return null
  const view = state && 'view' in state ? state.view : null
  const firstName = view && firstNameOf(view.response.leadGuestName)
  const named = firstName ? words.receipt.hideAnswerOf(firstName) : words.receipt.hideAnswer
  const answer = view
    ? sentence(
        telling ? words.receipt.answeredForEvent : words.receipt.answeredFor,
        <strong translate="no">{firstName}</strong>,
        view.event.title,
      )
    : words.receipt.answeredHere
  return (
    <li>
      <span className="who">
        {waitsFor ? (
          <span role="status">{words.receipt.waitsForInternet}</span>
        ) : (
          <span key={`${hidden} ${view !== null}`}>{hidden ? words.receipt.hiddenHere : answer}</span>
        )}
      </span>
      <span className="ways">
        {!hidden && (
          <a className="way" href={`/edit/${token}`} onClick={follow}>
            {words.receipt.viewOrEdit}
          </a>
        )}
        {/* One button for both, which keeps the focus. */}
        <Button
          look="quiet"
          small
          aria-label={hidden ? undefined : named}
          onClick={() => hideReceipt(token, !hidden)}
        >
          <span key={String(hidden)}>{hidden ? words.receipt.undo : words.receipt.hideHere}</span>
        </Button>
      </span>
    </li>
  )
}

/** Stands where a line will be until the device says whose response it is. As high as the line, so nothing moves. */
function LineSkeleton() {
  const words = useGuestWords()
  return (
    <li>
      <span className="who">
        <span>{words.receipt.answeredHere}</span>
      </span>
      <span className="ways held" aria-hidden="true">
        <span className="way">{words.receipt.viewOrEdit}</span>
        <span className="button quiet small">{words.receipt.hideHere}</span>
      </span>
    </li>
  )
}
