import { plan as words } from '#purchases/words/planner'
import { freeGuestLimit, paidCategories } from '../../core/limits.ts'

export type PlanId = '100' | '500' | '1000' | '2000'
export type Plan = {
  id: PlanId
  name: string
  description: string
  guestLimit: number
  price: number
  mode: 'payment'
  features: string[]
}

function plan(id: PlanId, price: number): Plan {
  const guestLimit = Number(id)
  return {
    id,
    name: words.name(guestLimit),
    description: words.description(guestLimit),
    guestLimit,
    price,
    mode: 'payment',
    features: [words.responses(guestLimit), words.categories(paidCategories), words.csv, words.editLinks],
  }
}

/** The four one-time upgrades of one event, prices in whole units of the site's currency. */
export const plans: readonly Plan[] = [plan('100', 10), plan('500', 20), plan('1000', 30), plan('2000', 50)]

/** The plans that would raise a limit. */
export function plansAbove(guestLimit: number): Plan[] {
  return plans.filter((one) => one.guestLimit > guestLimit)
}

/**
 * The limit of an event: the largest of the free limit, the highest paid and unrefunded one, and the guests it has, who
 * may be more after a refund. The database's triggers keep the same rule whenever payments or guests change.
 */
export function limitFrom(paidLimits: number[], registeredGuests: number): number {
  return Math.max(freeGuestLimit, registeredGuests, ...paidLimits)
}
