import { eq } from 'drizzle-orm'
import type { Database } from '#core/db'
import { events } from '#events/table/events'
import type { StopLink } from './stop-token.ts'
import { stopsOf } from './stops.ts'

/** Mail that a link's mailbox has stopped, and the title of its event: empty once that is gone. */
export async function readStop(
  db: Database,
  link: StopLink,
): Promise<{ title: string; event: boolean; all: boolean }> {
  const [stopped, [found]] = await Promise.all([
    stopsOf(db, link),
    db.select({ title: events.title }).from(events).where(eq(events.id, link.eventId)),
  ])
  return { ...stopped, title: found?.title ?? '' }
}
