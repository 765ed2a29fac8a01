import { isOpen } from '#events/rules/closing'
import type { PlannerEvent } from '#events/shape/event'

export type NextStep = 'menu' | 'share' | 'totals' | 'print'

/**
 * What a planner does next with an event: a menu, then guests, then what they chose, and paper once nobody can answer.
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
