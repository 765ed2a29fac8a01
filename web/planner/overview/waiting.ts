import { capacityState } from '#events/rules/capacity'
import { isOpen } from '#events/rules/closing'
import type { PlannerEvent } from '#events/shape/event'
import type { Overview } from '#overview/rules'

/** Things the planner has to see to. The first has the page's filled button. */
export type Waiting =
  | 'avoided'
  | 'ended'
  | 'notConfirmed'
  | 'wordsToMatch'
  | 'missing'
  | 'full'
  | 'nearlyFull'
  | 'silent'
  | 'closesSoon'
  | 'undelivered'
  | 'withoutTable'
  | 'mealDay'

const soon = 3 * 86_400_000

/** Things that wait for the planner, the most urgent first: people who may not eat what they get come before places. */
export function waiting(
  event: PlannerEvent,
  {
    missing,
    undelivered,
    withoutTable,
    kitchen,
  }: Pick<Overview, 'missing' | 'undelivered' | 'withoutTable' | 'kitchen'>,
  at: number,
): Waiting[] {
  const open = isOpen(event, at)
  const capacity = capacityState(event)
  const all: Record<Waiting, boolean> = {
    avoided: kitchen.unsettled > 0,
    ended: kitchen.ended > 0,
    notConfirmed: kitchen.notConfirmed.guests > 0,
    wordsToMatch: kitchen.wordsNotSorted > 0,
    missing: missing > 0,
    full: open && capacity === 'full',
    nearlyFull: open && capacity === 'near',
    silent: open && (event.listed?.silent ?? 0) > 0,
    closesSoon: open && event.closesAt - at <= soon,
    undelivered: undelivered > 0,
    withoutTable: withoutTable > 0,
    mealDay: kitchen.anyNeed && event.serviceDay === null,
  }
  return (Object.keys(all) as Waiting[]).filter((one) => all[one])
}
