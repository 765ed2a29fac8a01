import './issue-sheet.css'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { isOpen } from '#events/rules/closing'
import { mayEdit } from '#events/rules/roles'
import type { Attention } from '#kitchen/shape/kitchen'
import { choseWhatTheyAvoid, substitutesEnded } from '#needs/words/planner'
import { missingWaits } from '#overview/words/planner'
import type { SheetKind, SheetSummary } from '#sheets/shape/issued'
import {
  answersClosed,
  finalIssued,
  finalIssuedElsewhere,
  issueAnyway,
  issueFinal,
  issueFinalAsked,
  issueSheet,
  issuing,
  notYet,
  sheetIssued,
} from '#sheets/words/planner'
import { changedSinceFinal } from '#sheets/words/shared'
import { Button } from '#ui/button'
import { ConfirmDialog } from '#ui/confirm-dialog'
import { toast } from '#ui/toast'
import { ApiError, api, callApi } from '../../client/calls/api.ts'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { useAction } from '../../client/calls/use-action.ts'
import { focusTitle } from '../../ui/focus-title.ts'
import { useEvent } from './event/event-place.ts'

/** The newest sheet of an event, as far as the next one depends on it. */
export type Newest = Pick<SheetSummary, 'number' | 'kind'> | null

/** Source of the next sheets' ids: a press that is sent again names the same sheet. */
const drawn = () => ({ provisional: crypto.randomUUID(), final: crypto.randomUUID() })

// Presses this soon after a sheet was issued belong to the one that issued it, in milliseconds.
const samePress = 1_000

/** Open choices and conflicts, which the final sheet asks about first. */
type Waits = { missing: number } & Pick<Attention, 'unsettled' | 'notShown' | 'ended'>

function waitsInWords({ missing, unsettled, notShown, ended }: Waits): string[] {
  return [
    ...(missing > 0 ? [`${missingWaits(missing)}.`] : []),
    ...(unsettled > 0 ? [choseWhatTheyAvoid(unsettled, notShown)] : []),
    ...(ended > 0 ? [substitutesEnded(ended)] : []),
  ]
}

/** Tells of a final sheet that was issued elsewhere while the page is open. @returns notes a sheet as told */
function useIssuedElsewhere(newest: Newest): (number: number) => void {
  const notified = useRef(newest?.number ?? 0)
  useEffect(() => {
    if (!newest || newest.number <= notified.current) return
    notified.current = newest.number
    if (newest.kind === 'final') toast(finalIssuedElsewhere(newest.number), { seconds: 15 })
  }, [newest])
  return (number) => {
    notified.current = number
  }
}

/**
 * Issues the event's next sheet: provisional while answers are open, final once they are closed. A final one is issued only
 * after the newest sheet that the page shows.
 */
export function useIssue(newest: Newest, waits: Waits) {
  const { event, at } = useEvent()
  const { revalidate } = useRevalidator()
  const [ids, setIds] = useState(drawn)
  const kind: SheetKind = isOpen(event, at) ? 'provisional' : 'final'
  const first = kind === 'final' && newest?.kind !== 'final'
  const tellNoMore = useIssuedElsewhere(newest)
  const issuedAt = useRef(-samePress)
  const { busy, isSending, cancelAnd, failure, run } = useAction(async () => {
    const after = kind === 'final' ? { after: newest?.number ?? 0 } : {}
    const call = { param: { id: event.id }, json: { id: ids[kind], kind, ...after } }
    const issued = await callApi((options) => api.events[':id'].sheets.$post(call, options)).catch(
      (error) => {
        if (!(error instanceof ApiError) || error.code !== 'changed') throw error
        // A message stays when the button goes.
        tellNoMore((error.details as { sheet: number }).sheet)
        toast(error.message, { kind: 'error', seconds: 15 })
        return null
      },
    )
    if (!issued) return revalidate()
    tellNoMore(issued.number)
    setIds(drawn())
    toast((issued.kind === 'final' ? finalIssued : sheetIssued)(issued.number))
    await revalidate()
    // A band goes with its button.
    if (document.activeElement === document.body) focusTitle()
    issuedAt.current = performance.now()
  })
  // The button that issued a sheet issues the next one. A held Enter presses again and again.
  const issue = () => {
    const now = performance.now()
    if (now - issuedAt.current < samePress) issuedAt.current = now
    else void run()
  }
  const label = first ? issueFinal : issueSheet((newest?.number ?? 0) + 1)
  return { label, busy, isSending, cancelAnd, failure, asks: first ? waitsInWords(waits) : [], issue }
}

export type Issuing = ReturnType<typeof useIssue>

/** The button that issues the next sheet, and why it could not. It asks first while something waits. */
export function IssueButton({ next, quiet = false }: { next: Issuing; quiet?: boolean }) {
  const { label, busy, isSending, cancelAnd, failure, asks, issue } = next
  const [pressed, setPressed] = useState(false)
  const asking = pressed && asks.length > 0
  const { event } = useEvent()
  if (!mayEdit(event)) return null
  return (
    <div className="issue">
      <Button
        look={quiet ? 'plain' : 'primary'}
        aria-disabled={busy}
        onClick={asks.length > 0 ? () => setPressed(true) : issue}
      >
        {busy ? issuing : label}
      </Button>
      {!asking && <FailureNotice failure={failure} />}
      {asking && (
        <ConfirmDialog
          title={issueFinalAsked}
          action={issueAnyway}
          acting={issuing}
          cancel={notYet}
          busy={busy}
          isSending={isSending}
          failure={<FailureNotice failure={failure} />}
          confirm={issue}
          onClose={cancelAnd(() => setPressed(false))}
        >
          <ul className="stack tight">
            {asks.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </div>
  )
}

export type Due = 'final' | 'changed'

type Given = {
  newest: Newest
  /** Number of differences since the newest sheet. */
  changes: number
  /** Number of guests: without any, nothing is due. */
  guests: number
  closed: boolean
}

/** The sheet that is due: the final one once answers are closed, and another one once something has changed since. */
export function sheetDue({ newest, changes, guests, closed }: Given): Due | null {
  if (newest?.kind === 'final') return changes > 0 ? 'changed' : null
  return closed && guests > 0 ? 'final' : null
}

type Band = {
  due: Due
  changes: number
  /** People without a choice, by course. */
  open: readonly { course: string; count: number }[]
  next: Issuing
}

/** Tells that a sheet is due, above an event's page, with the button that issues it. */
export function SheetBand({ due, changes, open, next }: Band) {
  const late = due === 'changed'
  return (
    <div className={`notice sheet-band ${late ? 'warning' : ''}`}>
      <p role="status">{late ? changedSinceFinal(changes) : answersClosed(open)}</p>
      <IssueButton next={next} />
    </div>
  )
}
