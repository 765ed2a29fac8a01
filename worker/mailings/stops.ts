import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#core/db'
import type { StopLink } from './stop-token.ts'
import { mailStops } from './table.ts'

/** Mail that a guest stops: an event's mail, all of it, or nothing any more. */
export type Stop = 'event' | 'all' | 'none'

/** SQL condition: true if a mailbox wants no mail to the list of an event, or to any. @param keys of it, one a secret */
export function stops(keys: string[], eventId: string): SQL {
  return sql`exists (select 1 from mail_stops where address_key in (select value from json_each(${JSON.stringify(keys)}))
    and scope in (${eventId}, 'all'))`
}

/**
 * Stops mail to a mailbox, or lets it begin again: as often as it is asked. Stopping an event's leaves a stop of all as it
 * is; beginning again ends both, and what its mail program had complained of.
 */
export async function setStop(db: Database, link: StopLink, what: Stop, at: number): Promise<void> {
  if (what === 'none') await db.delete(mailStops).where(ofLink(link))
  else
    await db
      .insert(mailStops)
      .values({
        addressKey: link.addressKey,
        scope: what === 'all' ? 'all' : link.eventId,
        reason: 'guest',
        at,
      })
      .onConflictDoNothing()
}

/** Mail that a link's mailbox has stopped: the event's, and all of it. */
export async function stopsOf(db: Database, link: StopLink): Promise<{ event: boolean; all: boolean }> {
  const found = await db.select({ scope: mailStops.scope }).from(mailStops).where(ofLink(link))
  const scopes = found.map(({ scope }) => scope)
  return { event: scopes.includes(link.eventId), all: scopes.includes('all') }
}

const ofLink = ({ addressKey: key, eventId }: StopLink) =>
  and(eq(mailStops.addressKey, key), inArray(mailStops.scope, [eventId, 'all']))
