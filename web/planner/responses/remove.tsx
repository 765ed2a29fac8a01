import { restorableFor } from '#party/rules/restorable'
import type { ResponseView } from '#party/shape/guest'
import { deleteResponseAsked, responseDeleted, responseRestored } from '#party/words/planner'
import { ConfirmDialog } from '#ui/confirm-dialog'
import { toast } from '#ui/toast'
import { api, callApi } from '../../client/calls/api.ts'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { useAction } from '../../client/calls/use-action.ts'

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
  const { id: rid, leadGuestName, guestCount } = response
  const path = api.events[':id'].responses[':rid']
  const param = { id: eventId, rid }

  const restore = useAction(
    async () => {
      try {
        await callApi((options) => path.restore.$post({ param }, options))
        toast(responseRestored(leadGuestName))
      } finally {
        changed()
      }
    },
    ({ message }) => toast(message, { kind: 'error', seconds: 15 }),
  )
  const remove = useAction(async () => {
    await callApi((options) => path.$delete({ param }, options))
    toast(responseDeleted(leadGuestName), {
      seconds: restorableFor / 1000,
      action: { label: 'Undo', run: () => void restore.run() },
    })
    changed()
    onClose()
  })
  return (
    <ConfirmDialog
      title="Delete Response"
      action="Delete Response"
      acting="Deleting..."
      cancel="Cancel"
      busy={remove.busy}
      isSending={remove.isSending}
      failure={<FailureNotice failure={remove.failure} />}
      confirm={() => void remove.run()}
      onClose={remove.cancelAnd(onClose)}
    >
      <p>{deleteResponseAsked(leadGuestName)}</p>
      <p className="quietly">
        This frees {guestCount} {guestCount === 1 ? 'place' : 'places'}. You can undo it for a minute.
      </p>
    </ConfirmDialog>
  )
}
