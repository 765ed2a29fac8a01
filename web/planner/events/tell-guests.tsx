import type { PlannerEvent } from '#events/shape/event'
import type { ChangedFact } from '#mailings/shape/mail'
import { factsChanged, notNow, tellTitle, writeToThem } from '#mailings/words/planner-news'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'

/** Asks whether those who come are told of what has changed. @param write opens the mail about it */
export function TellGuests({
  event,
  changed,
  write,
  onClose,
}: {
  event: PlannerEvent
  changed: readonly ChangedFact[]
  write: () => void
  onClose: () => void
}) {
  return (
    <Dialog title={tellTitle(event.registeredGuests)} onClose={onClose}>
      <p>{factsChanged(changed)}</p>
      <div className="actions">
        <Button onClick={onClose}>{notNow}</Button>
        <Button look="primary" onClick={write}>
          {writeToThem}
        </Button>
      </div>
    </Dialog>
  )
}
