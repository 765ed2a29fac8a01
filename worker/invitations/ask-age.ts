import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#core/db'
import type { Invitee } from './shape/invitation.ts'

/** The query after which the event's form asks who is a child or an infant, where one of these parties has any. */
export function askAge(db: Database, eventId: string, parties: readonly { people: readonly Invitee[] }[]) {
  const young = parties.some(({ people }) => people.some(({ kind }) => kind === 'child' || kind === 'infant'))
  return rowsOf(
    db,
    sql`update events set asks_age = 1, kitchen_version = kitchen_version + 1
      where id = ${eventId} and asks_age = 0 and ${young ? sql`true` : sql`false`}`,
  )
}
