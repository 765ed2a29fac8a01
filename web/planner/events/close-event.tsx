import type { PlannerEvent } from '#events/shape/event'
import { closeNowAction, closeNowAsked, closeNowTitle, closing, keepOpen } from '#events/words/planner'
import { ConfirmDialog } from '#ui/confirm-dialog'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { useAction } from '../../client/calls/use-action.ts'
import { deadlineOf } from './deadline-of.ts'

/**
 * Asks before an event is closed ahead of its deadline, and names what that means.
 * @param close closes it; what it throws is told here
 */
export function CloseEvent({
  event,
  close,
  onClose,
}: {
  event: PlannerEvent
  close: () => Promise<void>
  onClose: () => void
}) {
  const { busy, isSending, cancelAnd, failure, run } = useAction(close)
  return (
    <ConfirmDialog
      title={closeNowTitle}
      action={closeNowAction}
      acting={closing}
      cancel={keepOpen}
      busy={busy}
      isSending={isSending}
      failure={<FailureNotice failure={failure} />}
      confirm={() => void run()}
      onClose={cancelAnd(onClose)}
    >
      <p>{closeNowAsked(deadlineOf(event))}</p>
    </ConfirmDialog>
  )
}
