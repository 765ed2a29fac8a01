/** The sharing link of an event: where its guests answer. */
export function shareUrl(eventCode: string, origin: string = location.origin): string {
  return `${origin}/event/${eventCode}`
}
