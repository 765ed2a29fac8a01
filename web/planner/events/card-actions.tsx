import { ClipboardList, Download, Pencil, QrCode, Rocket, Trash2, Utensils } from 'lucide-react'
import { Link } from 'react-router'
import { isOpen } from '#contract/closing'
import type { PlannerEvent } from '#contract/event'
import { Button } from '#ui/button'
import { csvFailed, csvNeedsUpgrade, pastDeadline } from '#words/planner'
import { saveFile } from '../../client/save-file.ts'
import { toastFailure, useAction } from '../../client/use-action.ts'

/** Opens one of the dialogs of an event. Without `upgrade` there is nothing to upgrade with. */
export type Open = {
  edit: (event: PlannerEvent) => void
  share: (event: PlannerEvent) => void
  remove: (event: PlannerEvent) => void
  upgrade?: ((event: PlannerEvent) => void) | undefined
}

/** Everything that can be done with an event. */
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
  const about = { 'aria-describedby': describedBy, small: true } as const
  const { upgrade } = open
  const closed = !isOpen(event, at)
  return (
    <div className="card-actions">
      <Link className="button small" to={`/events/${event.id}/menu`} aria-describedby={describedBy}>
        <Utensils className="icon" aria-hidden />
        Manage Menu
      </Link>
      <Link className="button small" to={`/events/${event.id}/responses`} aria-describedby={describedBy}>
        <ClipboardList className="icon" aria-hidden />
        View Guest Responses
      </Link>
      <Button {...about} onClick={() => open.share(event)}>
        <QrCode className="icon" aria-hidden />
        Share
      </Button>
      <CsvButton event={event} describedBy={describedBy} />
      <Button {...about} onClick={() => open.edit(event)}>
        <Pencil className="icon" aria-hidden />
        Edit
      </Button>
      {upgrade && (
        <Button
          {...about}
          disabled={closed}
          title={closed ? pastDeadline : undefined}
          onClick={() => upgrade(event)}
        >
          <Rocket className="icon" aria-hidden />
          Upgrade
        </Button>
      )}
      <Button {...about} look="danger" onClick={() => open.remove(event)}>
        <Trash2 className="icon" aria-hidden />
        Delete
      </Button>
    </div>
  )
}

function CsvButton({ event: { id, premium }, describedBy }: { event: PlannerEvent; describedBy: string }) {
  const { busy, run } = useAction(
    () => saveFile(`/api/events/${encodeURIComponent(id)}/responses.csv`, csvFailed),
    toastFailure,
  )
  return (
    <Button
      small
      aria-describedby={describedBy}
      disabled={!premium || busy}
      title={premium ? 'Download menu selections CSV' : csvNeedsUpgrade}
      onClick={() => void run()}
    >
      <Download className="icon" aria-hidden />
      Download CSV
    </Button>
  )
}
