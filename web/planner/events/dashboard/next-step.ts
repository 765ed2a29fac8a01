import { isOpen } from '#events/rules/closing'
import type { PlannerEvent } from '#events/shape/event'

export type NextStep = 'menu' | 'share' | 'totals' | 'print'

/**
 * The planner's next step with an event: its menu, then guests, then totals, and paper once nobody can answer.
 * @param at the server's time
 */
export function nextStep(
  event: Pick<PlannerEvent, 'closesAt' | 'itemCount' | 'registeredGuests' | 'notComing'>,
  at: number,
): NextStep {
  if (!isOpen(event, at)) return 'print'
  if (event.itemCount === 0) return 'menu'
  return event.registeredGuests + event.notComing === 0 ? 'share' : 'totals'
}
