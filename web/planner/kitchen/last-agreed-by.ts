const names = new Map<string, string>()

/** Name of the last to agree on this page: mostly one cook agrees to all. A given name is kept. */
export function lastAgreedBy(eventId: string, name?: string): string {
  if (name) names.set(eventId, name)
  return names.get(eventId) ?? ''
}
