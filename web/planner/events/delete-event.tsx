import { useEffect, useState } from 'react'
import { confirmsDeletion, type DeletionTakes } from '#events/shape/deletion'
import type { PlannerEvent } from '#events/shape/event'
import {
  confirmDiffers,
  confirmWord,
  deleteEventQuestion,
  premiumDeletion,
  premiumDeletionTakes,
} from '#events/words/planner'
import { countingResponses, deletionTakes, deletionTakesGuests } from '#events/words/planner-dashboard'
import { deletingDoesNotRefund } from '#purchases/words/planner'
import { ConfirmDialog } from '#ui/confirm-dialog'
import { Notice } from '#ui/notice'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { useAction } from '../../client/calls/use-action.ts'
import { readDeletion } from './calls.ts'

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
  const { premium } = event
  const { busy, isSending, cancelAnd, failure, run } = useAction(remove)
  return (
    <ConfirmDialog
      title={premium ? 'Delete Premium Event' : 'Delete Event'}
      word={
        premium
          ? {
              label: `Type ${confirmWord} to confirm`,
              matches: confirmsDeletion,
              error: (typed, left) => (left || differs(typed) ? confirmDiffers : undefined),
            }
          : undefined
      }
      action="Delete Event"
      acting="Deleting..."
      cancel="Cancel"
      busy={busy}
      isSending={isSending}
      failure={<FailureNotice failure={failure} />}
      confirm={(typed) => void run(premium ? typed : undefined)}
      onClose={cancelAnd(onClose)}
    >
      <p>
        <strong>{event.title}</strong>
      </p>
      {premium ? <PremiumWarning event={event} at={at} /> : <p>{deleteEventQuestion}</p>}
      <Takes event={event} />
    </ConfirmDialog>
  )
}

/** True as soon as what is typed cannot become the word any more. */
function differs(typed: string): boolean {
  return !confirmWord.toLowerCase().startsWith(typed.trim().toLowerCase())
}

/** Responses deleted with the event; its guests, if those cannot be counted. */
function Takes({ event: { id, registeredGuests } }: { event: PlannerEvent }) {
  const [takes, setTakes] = useState<DeletionTakes | 'unknown' | null>(null)
  useEffect(() => {
    let over = false
    const show = (found: DeletionTakes | 'unknown') => {
      if (!over) setTakes(found)
    }
    readDeletion(id).then(show, () => show('unknown'))
    return () => {
      over = true
    }
  }, [id])
  return (
    <p aria-live="polite">
      {takes === null && countingResponses}
      {takes === 'unknown' && deletionTakesGuests(registeredGuests)}
      {takes !== null && takes !== 'unknown' && <strong>{deletionTakes(takes)}</strong>}
    </p>
  )
}

function PremiumWarning({ event, at }: { event: PlannerEvent; at: number }) {
  return (
    <>
      <Notice kind="warning">
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
