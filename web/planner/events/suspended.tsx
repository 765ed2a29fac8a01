import { eventPaused, plannerPaused } from '#admin/words/planner'
import { Notice } from '#ui/notice'

/** The reason for which an event is suspended, and whom to write. @param title where several events stand */
export function Suspended({ reason, title }: { reason: string; title?: string }) {
  return (
    <Notice kind="warning">{title === undefined ? plannerPaused(reason) : eventPaused(title, reason)}</Notice>
  )
}
