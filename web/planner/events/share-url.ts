/** The sharing link of an event: where its guests answer. */
export function shareUrl(eventCode: string): string {
  return `${location.origin}/event/${eventCode}`
}
