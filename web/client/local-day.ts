/** The calendar day of an instant where the planner is. */
export function localDay(instant: number): string {
  const at = new Date(instant)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
