import type { PlannerEvent } from '#events/shape/event'
import type { ChangedFact } from '#mailings/shape/mail'
import { factsChanged, notNow, tellTitle, writeToThem } from '#mailings/words/planner-news'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { toastFailure, useAction } from '../../../client/calls/use-action.ts'

/** Asks whether those who come are told of what has changed. @param write opens the mail about it */
export function TellGuests({
  event,
  changed,
  write,
  onClose,
}: {
  event: PlannerEvent
  changed: readonly ChangedFact[]
  write: () => Promise<void>
  onClose: () => void
}) {
  const { busy, isSending, cancelAnd, run } = useAction(write, toastFailure)
  const close = cancelAnd(onClose)
  return (
    <Dialog title={tellTitle(event.registeredGuests)} onClose={close} busy={isSending}>
      <p>{factsChanged(changed)}</p>
      <div className="actions">
        <Button disabled={isSending} onClick={close}>
          {notNow}
        </Button>
        <Button look="primary" disabled={busy} onClick={() => void run()}>
          {writeToThem}
        </Button>
      </div>
    </Dialog>
  )
}
