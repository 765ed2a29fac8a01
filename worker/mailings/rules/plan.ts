import { closingDay, dayAfter, instantOf } from '../../events/rules/closing.ts'

/** When reminders of an event go out: days before its deadline, at an hour of its zone. */
export type Plan = { closesAt: number; timeZone: string; windows: readonly number[]; hour: number }
/** A reminder of the plan: its instant, and the window it is for. */
export type Planned = { at: number; window: number }

/** All reminders of a plan before its event closes, the first ones first. An hour is the same through daylight saving. */
export function plannedReminders({ windows, hour, ...event }: Plan): Planned[] {
  const deadline = closingDay(event)
  const time = `${String(hour).padStart(2, '0')}:00`
  return windows
    .map((window) => ({ window, at: instantOf(dayAfter(deadline, -window), time, event.timeZone) }))
    .filter(({ at }) => at < event.closesAt)
    .sort((one, other) => one.at - other.at)
}

/** The next reminder of a plan after an instant; null where none is left. */
export function nextReminder(plan: Plan, after: number): Planned | null {
  return plannedReminders(plan).find(({ at }) => at > after) ?? null
}
