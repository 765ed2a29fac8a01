import { deadlineInstant, isOpen } from './closing.ts'

/** State of an event: open, closed by its planner before the deadline, or closed by the deadline. */
export type DeadlineState = 'open' | 'closed_early' | 'over'

type Deadline = { closesAt: number; eventDate: string; timeZone: string }

/** State of an event at a time. One that was closed early can be opened again until its deadline. */
export function deadlineStateOf(event: Deadline, now: number): DeadlineState {
  if (isOpen(event, now)) return 'open'
  return now < deadlineInstant(event.eventDate, event.timeZone) ? 'closed_early' : 'over'
}
