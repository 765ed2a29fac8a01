import type { PlannerEvent } from '#events/shape/event'

/** What is done, in this order, until the first guest has answered. */
export const steps = ['menu', 'try', 'share', 'response'] as const
export type Step = (typeof steps)[number]

/** What was done by the event itself, and by what the planner did on this device. */
export function stepsDone(
  { itemCount, registeredGuests, notComing }: PlannerEvent,
  doneHere: ReadonlySet<string>,
): ReadonlySet<Step> {
  const answered = registeredGuests + notComing > 0
  return new Set(
    steps.filter(
      (step) =>
        ({
          menu: itemCount > 0,
          try: doneHere.has('try'),
          share: answered || doneHere.has('share'),
          response: answered,
        })[step],
    ),
  )
}

/** The step after the last that is done, and a menu before all; null once guests have answered. */
export function nextStep(done: ReadonlySet<Step>): Step | null {
  if (!done.has('menu')) return 'menu'
  const last = steps.findLastIndex((step) => done.has(step))
  return steps[last + 1] ?? null
}
