import { useEffect, useState } from 'react'
import { chosenBy } from '#menu/words/planner'
import { ConfirmDialog } from '#ui/confirm-dialog'
import { Notice } from '#ui/notice'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { useAction } from '../../client/calls/use-action.ts'
import { chosenCounts } from './draft/event-menu.ts'
import { useLookAgain, useRemoved } from './use-removed.ts'

/**
 * Asks before a category or an item is deleted, and says how many guests chose it at this moment.
 * @param question the sentence to ask
 * @param remove deletes it
 */
export function DeleteDialog({
  title,
  question,
  eventId,
  about,
  remove,
  onClose,
}: {
  title: string
  question: string
  eventId: string
  about: { id: string; name: string }
  remove: () => Promise<unknown>
  onClose: () => void
}) {
  const { busy, isSending, cancelAnd, failure, run } = useAction(async () => {
    await remove()
    onClose()
  }, useLookAgain())
  useRemoved(about, busy, onClose)
  const [guests, setGuests] = useState<number | null>(null)
  useEffect(() => {
    let open = true
    chosenCounts(eventId).then(
      (counts) => open && setGuests(counts.get(about.id) ?? 0),
      // Without the figure the question still stands.
      () => open && setGuests(0),
    )
    return () => {
      open = false
    }
  }, [eventId, about.id])
  return (
    <ConfirmDialog
      title={title}
      action="Delete"
      acting="Deleting..."
      ready={guests !== null}
      cancel="Cancel"
      busy={busy}
      isSending={isSending}
      failure={<FailureNotice failure={busy ? undefined : failure} />}
      confirm={() => void run()}
      onClose={cancelAnd(onClose)}
    >
      <p>
        <strong>{about.name}</strong>
      </p>
      {guests !== null && guests > 0 && (
        <Notice kind="warning">
          {chosenBy(guests)} It stays in their answers and in the totals as “{about.name} (removed)”.
        </Notice>
      )}
      <p>{question}</p>
    </ConfirmDialog>
  )
}
