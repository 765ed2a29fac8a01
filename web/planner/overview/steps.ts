import type { PlannerEvent } from '#events/shape/event'

/** Steps until the first guest has answered, in order. Not every event has a list: it never is the next. */
export const steps = ['menu', 'list', 'try', 'share', 'response'] as const
export type Step = (typeof steps)[number]

/** Steps that are done, by the event's state and by the planner's acts on this device. */
export function stepsDone(
  { itemCount, registeredGuests, notComing, listed }: PlannerEvent,
  doneHere: ReadonlySet<string>,
): ReadonlySet<Step> {
  const answered = registeredGuests + notComing > 0
  return new Set(
    steps.filter(
      (step) =>
        ({
          menu: itemCount > 0,
          list: listed !== undefined,
          try: doneHere.has('try'),
          share: answered || doneHere.has('share'),
          response: answered,
        })[step],
    ),
  )
}

/** The step after the last that is done, and a menu before all; null once guests have answered. */
export function nextStep(done: ReadonlySet<Step>): Exclude<Step, 'list'> | null {
  if (!done.has('menu')) return 'menu'
  const needed = steps.filter((step) => step !== 'list')
  const last = needed.findLastIndex((step) => done.has(step))
  return needed[last + 1] ?? null
}
