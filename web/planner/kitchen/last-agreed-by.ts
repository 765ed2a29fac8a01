const names = new Map<string, string>()

/** Who agreed last on this page: the same cook mostly agrees to all. Given a name, it is kept. */
export function lastAgreedBy(eventId: string, name?: string): string {
  if (name) names.set(eventId, name)
  return names.get(eventId) ?? ''
}
