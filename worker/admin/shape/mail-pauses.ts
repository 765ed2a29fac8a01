/** Mail to guest lists that is paused: of an event, or of a planner with all their events. What is gone has no name. */
export type MailPause = {
  /** The event's id, or the planner's. */
  id: string
  subject: 'event' | 'planner'
  reason: 'bounces' | 'complaints'
  at: number
  title: string | null
  plannerName: string | null
  plannerEmail: string | null
}
