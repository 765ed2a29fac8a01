import { useEffect, useState } from 'react'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { Notice } from '#ui/notice'
import { chosenBy } from '#words/planner'
import { traceOf } from '../../client/trace.ts'
import { chosenCounts } from './event-menu.ts'
import { useSaving } from './saving.ts'

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
  const { busy, failure, run } = useSaving()
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
    <Dialog title={title} onClose={onClose} busy={busy}>
      <p>
        <strong>{about.name}</strong>
      </p>
      {guests !== null && guests > 0 && (
        <Notice kind="near">
          {chosenBy(guests)} It stays in their answers and in the totals as “{about.name} (removed)”.
        </Notice>
      )}
      <p>{question}</p>
      {failure && (
        <Notice kind="error" trace={traceOf(failure.trace)}>
          {failure.sentence}
        </Notice>
      )}
      <div className="actions">
        <Button onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        <Button
          look="danger"
          disabled={busy || guests === null}
          onClick={() => void run(remove).then((done) => done && onClose())}
        >
          {busy ? 'Deleting...' : 'Delete'}
        </Button>
      </div>
    </Dialog>
  )
}
