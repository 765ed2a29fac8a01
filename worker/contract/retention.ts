const dayLength = 86_400_000

/** Days after closing on which names, allergies and addresses of an event's guests are erased. */
export const erasedAfterDays = 180
/** Days before that on which the planner is told. */
export const toldBeforeDays = 30

/** The instant from which an event's guests are to be erased, unless its planner was told less than 30 days ago. */
export function erasingDue({ closesAt }: { closesAt: number }): number {
  return closesAt + erasedAfterDays * dayLength
}

/** The instant from which the planner is to be told. */
export function tellingDue(event: { closesAt: number }): number {
  return erasingDue(event) - toldBeforeDays * dayLength
}
