/** Languages that a menu may have beside the one its planner writes in. */
export const translationsMax = 3
