import { Link } from 'react-router'
import { isOpen } from '#events/rules/closing'
import type { PlannerEvent } from '#events/shape/event'
import { csvReason, seePlans } from '#events/words/planner-dashboard'
import { csvNeedsUpgrade } from '#party/words/planner'
import { pastDeadline } from '#purchases/words/planner'
import { Button } from '#ui/button'
import { useCsv } from '../../shared/use-csv.ts'
import { nextStep } from './next-step.ts'

/** Opens one of the dialogs of an event. Without `upgrade` there is nothing to upgrade with. */
export type Open = {
  edit: (event: PlannerEvent) => void
  share: (event: PlannerEvent) => void
  remove: (event: PlannerEvent) => void
  upgrade?: ((event: PlannerEvent) => void) | undefined
}

/** Everything else that can be done with an event, quietly, and why something cannot. */
export function CardActions({
  event,
  at,
  describedBy,
  open,
}: {
  event: PlannerEvent
  at: number
  describedBy: string
  open: Open
}) {
  const about = { 'aria-describedby': describedBy, look: 'quiet', small: true } as const
  const { upgrade } = open
  const closed = !isOpen(event, at)
  return (
    <>
      <Link className="button quiet small" to={`/events/${event.id}/menu`} aria-describedby={describedBy}>
        Manage Menu
      </Link>
      <Link
        className="button quiet small"
        to={`/events/${event.id}/responses`}
        aria-describedby={describedBy}
      >
        View Guest Responses
      </Link>
      {nextStep(event, at) !== 'share' && (
        <Button {...about} onClick={() => open.share(event)}>
          Share
        </Button>
      )}
      <CsvButton event={event} describedBy={describedBy} />
      <Button {...about} onClick={() => open.edit(event)}>
        Edit
      </Button>
      {upgrade && (
        <Button
          {...about}
          disabled={closed}
          title={closed ? pastDeadline : undefined}
          onClick={() => upgrade(event)}
        >
          Upgrade
        </Button>
      )}
      <Button {...about} look="danger" onClick={() => open.remove(event)}>
        Delete
      </Button>
    </>
  )
}

function CsvButton({ event: { id, premium }, describedBy }: { event: PlannerEvent; describedBy: string }) {
  const { busy, download } = useCsv(id)
  return (
    <Button
      small
      look="quiet"
      aria-describedby={describedBy}
      disabled={!premium || busy}
      title={premium ? 'Download menu selections CSV' : csvNeedsUpgrade}
      onClick={download}
    >
      Download CSV
    </Button>
  )
}

/** Why a free event has no export, in words that a finger can read too, and the way to it while it can be upgraded. */
export function CsvReason({
  event,
  at,
  upgrade,
}: {
  event: PlannerEvent
  at: number
  upgrade: Open['upgrade']
}) {
  if (event.premium || !upgrade) return null
  const closed = !isOpen(event, at)
  return (
    <p className="small quietly">
      {csvReason(closed)}{' '}
      {!closed && (
        <button type="button" className="text-button" onClick={() => upgrade(event)}>
          {seePlans}
        </button>
      )}
    </p>
  )
}
