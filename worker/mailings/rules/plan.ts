import { closingDay, dayAfter, dayAt, instantOf } from '../../events/rules/closing.ts'

/** Times at which reminders of an event go out: days before its deadline, at an hour of its zone. */
export type Plan = { closesAt: number; timeZone: string; windows: readonly number[]; hour: number }
/** A reminder of the plan: its instant, and the window it is for. */
export type Planned = { at: number; window: number }

/** All reminders of a plan before its event closes, the first ones first. An hour is the same through daylight saving. */
export function plannedReminders({ windows, hour, ...event }: Plan): Planned[] {
  const deadline = closingDay(event)
  const time = timeOf(hour)
  return windows
    .map((window) => ({ window, at: instantOf(dayAfter(deadline, -window), time, event.timeZone) }))
    .filter(({ at }) => at < event.closesAt)
    .sort((one, other) => one.at - other.at)
}

/** The next reminder of a plan after an instant; null where none is left. */
export function nextReminder(plan: Plan, after: number): Planned | null {
  return plannedReminders(plan).find(({ at }) => at > after) ?? null
}

const lateMs = 6 * 3_600_000
// Nobody is reminded from eight in the evening to eight in the morning. What was written before may take until ten.
const awake = { from: '08:00', to: '20:00', written: '22:00' }

/**
 * Verdict on a due reminder. One that is more than six hours late, or due at night, waits for the next morning
 * at the plan's hour: the clock was off, or the provider took nothing.
 * @param dueAt the instant it was due
 * @param written true for a mail that the clock wrote in time, and that is to be sent
 * @returns true to send it now, the instant it waits for, or null where the event closes before
 */
export function whenDue(
  plan: Omit<Plan, 'windows'>,
  dueAt: number,
  now: number,
  written = false,
): true | number | null {
  const { closesAt, timeZone, hour } = plan
  if (now >= closesAt) return null
  const today = dayAt(now, timeZone)
  const clock = (day: string, time: string) => instantOf(day, time, timeZone)
  const night = now < clock(today, awake.from) || now >= clock(today, written ? awake.written : awake.to)
  if (now - dueAt <= lateMs && !night) return true
  const time = timeOf(hour)
  const morning = [today, dayAfter(today)].map((day) => clock(day, time)).find((at) => at > now)
  return morning !== undefined && morning < closesAt ? morning : null
}

/** An hour as the time it begins: "09:00". */
export function timeOf(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}
