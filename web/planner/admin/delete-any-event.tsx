import type { AdminEvent } from '#admin/shape/lists'
import { adminDeleteFailed, adminEventDeleted } from '#admin/words/planner'
import { confirmsDeletion } from '#events/shape/deletion'
import { confirmWord, deleteEventQuestion } from '#events/words/planner'
import { refundDeletes, refundFailed } from '#purchases/words/planner'
import { Button } from '#ui/button'
import { ConfirmDialog } from '#ui/confirm-dialog'
import { Notice } from '#ui/notice'
import { toast } from '#ui/toast'
import { api, callApi } from '../../client/calls/api.ts'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { useAction } from '../../client/calls/use-action.ts'

/** Asks before anybody's event is deleted. A premium one can be paid back, which closes it and deletes it later. */
export function DeleteAnyEvent({
  event,
  onClose,
  onGone,
}: {
  event: AdminEvent
  onClose: () => void
  onGone: () => void
}) {
  const param = { id: event.eventId }
  const { busy, isSending, cancelAnd, failure, run } = useAction(
    async (call: () => Promise<unknown>, done: string) => {
      await call()
      toast(done)
      onGone()
      onClose()
    },
  )
  const remove = (typed: string) =>
    run(
      () =>
        callApi(
          (options) =>
            api.admin.events[':id'].$delete(
              { param, json: event.hasUpgrade ? { confirm: typed } : {} },
              options,
            ),
          adminDeleteFailed,
        ),
      adminEventDeleted,
    )
  const refund = () =>
    run(
      () => callApi((options) => api.admin.events[':id'].refund.$post({ param }, options), refundFailed),
      'The refund is under way. Once it is confirmed the event is closed and hidden.',
    )

  return (
    <ConfirmDialog
      title={event.hasUpgrade ? 'Delete Premium Event' : 'Delete Event'}
      word={
        event.hasUpgrade
          ? { label: `Type ${confirmWord} to delete without a refund`, matches: confirmsDeletion }
          : undefined
      }
      action="Delete Event"
      acting="Working..."
      other={
        event.hasUpgrade && (
          <Button onClick={() => void refund()} disabled={busy}>
            Refund and Close
          </Button>
        )
      }
      cancel="Cancel"
      busy={busy}
      isSending={isSending}
      failure={<FailureNotice failure={failure} />}
      confirm={(typed) => void remove(typed)}
      onClose={cancelAnd(onClose)}
    >
      <p>
        <strong>{event.eventTitle}</strong> of {event.plannerEmail}
      </p>
      {event.hasUpgrade ? (
        <Notice kind="warning">
          Deleting does not refund. Refund first, if the planner asked in time: that pays everything back.{' '}
          {refundDeletes}
        </Notice>
      ) : (
        <p>{deleteEventQuestion}</p>
      )}
    </ConfirmDialog>
  )
}
