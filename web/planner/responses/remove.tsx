import { useState } from 'react'
import { restorableFor } from '#contract/answers'
import type { ResponseView } from '#contract/guest'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { Notice } from '#ui/notice'
import { toast } from '#ui/toasts'
import { deleteResponseAsked } from '#words/planner'
import { ApiError, api, ask } from '../../client/api.ts'
import { traceOf } from '../../client/trace.ts'

/** Asks before a response is deleted; for a minute a message offers to undo it. */
export function DeleteResponse({
  eventId,
  response,
  changed,
  onClose,
}: {
  eventId: string
  response: ResponseView
  changed: () => void
  onClose: () => void
}) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const { id: rid, leadGuestName, guestCount } = response
  const path = api.events[':id'].responses[':rid']
  const param = { id: eventId, rid }

  const restore = async () => {
    try {
      await ask((options) => path.restore.$post({ param }, options))
      toast(`The response of ${leadGuestName}'s group is back.`)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast(error.message, { kind: 'error', seconds: 15 })
    }
    changed()
  }
  const remove = async () => {
    setBusy(true)
    try {
      await ask((options) => path.$delete({ param }, options))
      toast(`The response of ${leadGuestName}'s group was deleted.`, {
        seconds: restorableFor / 1000,
        action: { label: 'Undo', run: () => void restore() },
      })
      changed()
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
      setBusy(false)
    }
  }
  return (
    <Dialog title="Delete Response" onClose={onClose} busy={busy}>
      <p>{deleteResponseAsked(leadGuestName)}</p>
      <p className="quietly">
        This frees {guestCount} {guestCount === 1 ? 'place' : 'places'}. You can undo it for a minute.
      </p>
      {failure && (
        <Notice kind="error" trace={traceOf(failure.requestId)}>
          {failure.message}
        </Notice>
      )}
      <div className="actions">
        <Button onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        <Button look="danger" onClick={() => void remove()} disabled={busy}>
          {busy ? 'Deleting...' : 'Delete Response'}
        </Button>
      </div>
    </Dialog>
  )
}
