import { keptAfterDays } from '../../retention/rules.ts'
import { deadlineInstant } from './closing.ts'

const dayLength = 86_400_000

type Meal = { serviceDay: string | null; timeZone: string; closesAt: number }

/** True if the meal is over: its day has ended where it is. Without a day of the meal, 30 days after closing. */
export function mealIsOver({ serviceDay, timeZone, closesAt }: Meal, at: number): boolean {
  return (
    at >= (serviceDay === null ? closesAt + keptAfterDays * dayLength : deadlineInstant(serviceDay, timeZone))
  )
}
