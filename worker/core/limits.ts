/** Business constants. Where nothing else is said, a figure is the product specification's own. */
export const freeGuestLimit = 30
export const freeCategories = 3
export const paidCategories = 20
export const itemsPerCategory = 30

export const partyMax = 10

export const titleMax = 100
export const descriptionMax = 500
export const categoryNameMax = 50
export const itemNameMax = 100
export const venueMax = 200
export const hostNameMax = 100
export const hostContactMax = 200
export const personNameMax = 100
export const allergiesMax = 500
export const emailMax = 254
export const passwordMin = 6
export const passwordMax = 128

/** Months a deadline may be ahead at most, our own: how long an event's guests are remembered depends on it. */
export const deadlineMonths = 24

/** Months the meal may be ahead at most, our own: its guests are remembered until a month after it. */
export const mealMonths = 30
/** Days before the meal that are proposed for the deadline. */
export const proposedDaysBefore = 10

/** Share of the limit from which a planner is told that the event is near capacity. */
export const nearCapacity = 0.8

/** Categories an event may have: more once it has been upgraded. */
export function categoryLimit(premium: boolean): number {
  return premium ? paidCategories : freeCategories
}
