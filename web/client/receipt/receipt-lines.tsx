import { useEffect } from 'react'
import {
  answeredFor,
  answeredForEvent,
  answeredHere,
  hiddenHere,
  hideAnswer,
  hideAnswerOf,
  hideHere,
  undo,
  viewOrEdit,
  yourAnswers,
} from '#party/words/guest-receipt'
import { Button } from '#ui/button'
import { sentence } from '#ui/sentence'
import { firstNameOf } from './called-name.ts'
import { DeclineLine } from './decline-line.tsx'
import { dropReceipt, hideReceipt, type Kept, useReceipts } from './kept-receipts.ts'
import { useResponse } from './use-response.ts'

const shown = 5

/** The answers given on this device, one line each: for one event, or for all. */
export function ReceiptLines({ code, except }: { code?: string; except?: string | undefined }) {
  const lines = useReceipts()
    .filter((one) => (code === undefined || one.code === code) && one.token !== except)
    .slice(0, shown)
  if (lines.length === 0) return null
  return (
    <section aria-label={yourAnswers}>
      <ul className="receipt-lines">
        {lines.map((one, index) =>
          one.token === '' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are all alike
            <LineSkeleton key={`skeleton ${index}`} />
          ) : one.declined ? (
            <DeclineLine key={one.token} kept={one} telling={code === undefined} />
          ) : (
            <Line key={one.token} kept={one} telling={code === undefined} />
          ),
        )}
      </ul>
      <p className="visually-hidden" role="status">
        {lines.some(({ hidden }) => hidden) && hiddenHere}
      </p>
    </section>
  )
}

function Line({ kept: { token, hidden = false }, telling }: { kept: Kept; telling: boolean }) {
  const state = useResponse(token)
  const gone = state && 'error' in state && state.error.status === 404
  useEffect(() => {
    if (gone) dropReceipt(token)
  }, [gone, token])
  if (gone) return null
  const view = state && 'view' in state ? state.view : null
  const firstName = view && firstNameOf(view.response.leadGuestName)
  const named = firstName ? hideAnswerOf(firstName) : hideAnswer
  const answer = view
    ? sentence(
        telling ? answeredForEvent : answeredFor,
        <strong translate="no">{firstName}</strong>,
        view.event.title,
      )
    : answeredHere
  return (
    <li>
      <span className="who">
        <span key={`${hidden} ${view !== null}`}>{hidden ? hiddenHere : answer}</span>
      </span>
      <span className="ways">
        {!hidden && (
          <a className="way" href={`/edit/${token}`}>
            {viewOrEdit}
          </a>
        )}
        {/* One button for both, which keeps the focus. */}
        <Button
          look="quiet"
          small
          aria-label={hidden ? undefined : named}
          onClick={() => hideReceipt(token, !hidden)}
        >
          <span key={String(hidden)}>{hidden ? undo : hideHere}</span>
        </Button>
      </span>
    </li>
  )
}

/** Stands where a line will be until the device says whose response it is. As high as the line, so nothing moves. */
function LineSkeleton() {
  return (
    <li>
      <span className="who">
        <span>{answeredHere}</span>
      </span>
      <span className="ways held" aria-hidden="true">
        <span className="way">{viewOrEdit}</span>
        <span className="button quiet small">{hideHere}</span>
      </span>
    </li>
  )
}
