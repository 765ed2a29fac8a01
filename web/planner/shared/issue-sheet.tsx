import './issue-sheet.css'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { isOpen } from '#events/rules/closing'
import type { SheetKind, SheetSummary } from '#sheets/shape/requests'
import {
  answersClosed,
  finalIssued,
  issueFinal,
  issueSheet,
  issuing,
  sheetIssued,
} from '#sheets/words/planner'
import { changedSinceFinal } from '#sheets/words/shared'
import { Button } from '#ui/button'
import { toast } from '#ui/toast'
import { api, ask } from '../../client/api.ts'
import { FailureNotice } from '../../client/failure-notice.tsx'
import { useAction } from '../../client/use-action.ts'
import { useEvent } from './event-place.ts'

/** The newest sheet of an event, as far as the next one depends on it. */
export type Newest = Pick<SheetSummary, 'number' | 'kind'> | null

/** Source of the next sheets' ids: a press that is sent again names the same sheet. */
const drawn = () => ({ provisional: crypto.randomUUID(), final: crypto.randomUUID() })

/** Issues the event's next sheet: provisional while answers are open, final once they are closed. */
export function useIssue(newest: Newest) {
  const { event, at } = useEvent()
  const { revalidate } = useRevalidator()
  const [ids, setIds] = useState(drawn)
  const kind: SheetKind = isOpen(event, at) ? 'provisional' : 'final'
  const first = kind === 'final' && newest?.kind !== 'final'
  const { busy, failure, run } = useAction(async () => {
    const call = { param: { id: event.id }, json: { id: ids[kind], kind } }
    const issued = await ask((options) => api.events[':id'].sheets.$post(call, options))
    setIds(drawn())
    toast((issued.kind === 'final' ? finalIssued : sheetIssued)(issued.number))
    await revalidate()
    // A band goes with its button.
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus()
  })
  const label = first ? issueFinal : issueSheet((newest?.number ?? 0) + 1)
  return { label, busy, failure, issue: () => void run() }
}

export type Issuing = ReturnType<typeof useIssue>

/** The button that issues the next sheet, and why it could not. */
export function IssueButton({ next, quiet = false }: { next: Issuing; quiet?: boolean }) {
  const { label, busy, failure, issue } = next
  return (
    <div className="issue">
      <Button look={quiet ? 'plain' : 'primary'} aria-disabled={busy} onClick={issue}>
        {busy ? issuing : label}
      </Button>
      <FailureNotice failure={failure} />
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
    <div className={`notice sheet-band ${late ? 'near' : ''}`}>
      <p role="status">{late ? changedSinceFinal(changes) : answersClosed(open)}</p>
      <IssueButton next={next} />
    </div>
  )
}
