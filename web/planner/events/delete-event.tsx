import { type FormEvent, useState } from 'react'
import { confirmsDeletion } from '#contract/deletion'
import type { PlannerEvent } from '#contract/event'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { Field } from '#ui/field'
import { Notice } from '#ui/notice'
import {
  confirmDiffers,
  confirmWord,
  deleteEventQuestion,
  deletingDoesNotRefund,
  premiumDeletion,
  premiumDeletionTakes,
} from '#words/planner'
import { ApiError } from '../../client/api.ts'
import { traceOf } from '../../client/trace.ts'

type Failure = { sentence: string; trace: string | undefined }

/**
 * Asks before an event is deleted: a plain question, and the typed word for a premium one.
 * @param remove deletes it; what it throws is told here
 */
export function DeleteEvent({
  event,
  at,
  remove,
  onClose,
}: {
  event: PlannerEvent
  at: number
  remove: (confirm: string | undefined) => Promise<void>
  onClose: () => void
}) {
  const [typed, setTyped] = useState('')
  const [left, setLeft] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const { premium } = event
  const allowed = !premium || confirmsDeletion(typed)

  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault()
    if (!allowed || busy) return
    setBusy(true)
    setFailure(null)
    try {
      await remove(premium ? typed : undefined)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure({ sentence: error.message, trace: error.requestId })
      setBusy(false)
    }
  }

  return (
    <Dialog title={premium ? 'Delete Premium Event' : 'Delete Event'} onClose={onClose} busy={busy}>
      <form className="stack" onSubmit={(submitted) => void submit(submitted)}>
        <p>
          <strong>{event.title}</strong>
        </p>
        {premium ? <PremiumWarning event={event} at={at} /> : <p>{deleteEventQuestion}</p>}
        {premium && (
          <Field
            label={`Type ${confirmWord} to confirm`}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={() => setLeft(true)}
            complaint={typed !== '' && !allowed && (left || differs(typed)) ? confirmDiffers : undefined}
          />
        )}
        {failure && (
          <Notice kind="error" trace={traceOf(failure.trace)}>
            {failure.sentence}
          </Notice>
        )}
        <div className="actions">
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button look="danger" type="submit" disabled={!allowed || busy}>
            {busy ? 'Deleting...' : 'Delete Event'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** True as soon as what is typed cannot become the word any more. */
function differs(typed: string): boolean {
  return !confirmWord.toLowerCase().startsWith(typed.trim().toLowerCase())
}

function PremiumWarning({ event, at }: { event: PlannerEvent; at: number }) {
  return (
    <>
      <Notice kind="near">
        {premiumDeletion} {deletingDoesNotRefund(event, event.upgradedAt ?? at, at)}
      </Notice>
      <div>
        <p>This will permanently delete:</p>
        <ul className="plain-list">
          {premiumDeletionTakes.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      </div>
    </>
  )
}
