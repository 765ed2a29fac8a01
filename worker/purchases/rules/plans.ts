export type PlanId = '100' | '500' | '1000' | '2000'
export type Plan = {
  id: PlanId
  guestLimit: number
  price: number
  mode: 'payment'
}

function plan(id: PlanId, price: number): Plan {
  return { id, guestLimit: Number(id), price, mode: 'payment' }
}

/** The four one-time upgrades of one event, prices in whole units of the site's currency. */
export const plans: readonly Plan[] = [plan('100', 10), plan('500', 20), plan('1000', 30), plan('2000', 50)]

/** The plans that would raise a limit. */
export function plansAbove(guestLimit: number): Plan[] {
  return plans.filter((one) => one.guestLimit > guestLimit)
}
