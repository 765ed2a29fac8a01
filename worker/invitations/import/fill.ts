import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#core/db'
import { leadNameOf, matchKeyOf } from '../rules/match.ts'
import type { NewInvitation } from '../shape/invitation.ts'
import { invitations } from '../table.ts'

/** A row that fills in an invitation. */
export type FillingRow = { rowNo: number; fill: string; party: NewInvitation }

/** An invitation after a row filled in its empty fields. */
export type Filled = Pick<
  NewInvitation,
  'people' | 'email' | 'phone' | 'language' | 'tableLabel' | 'note'
> & {
  id: string
  rowNo: number
  /** The state that it was made on. */
  was: number
  matchKey: string | null
}

/**
 * Reads the parties that rows fill in. What a party has stays; its people are named where nobody is and the row's fit.
 * @returns what changes; rows that change nothing, and those of parties that are not listed, are left out
 */
export async function filledBy(
  db: Database,
  eventId: string,
  rows: readonly FillingRow[],
): Promise<Filled[]> {
  if (rows.length === 0) return []
  const ids = JSON.stringify(rows.map(({ fill }) => fill))
  const listed = await db
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.eventId, eventId),
        isNull(invitations.deletedAt),
        sql`${invitations.id} in (select value from json_each(${ids}))`,
      ),
    )
  return rows.flatMap(({ rowNo, fill, party }) => {
    const before = listed.find(({ id }) => id === fill)
    if (!before) return []
    const fits = before.people.length === 0 && party.people.length <= before.maxSize
    const after = {
      people: fits ? party.people : before.people,
      email: before.email ?? party.email,
      phone: before.phone ?? party.phone,
      language: before.language ?? party.language,
      tableLabel: before.tableLabel || party.tableLabel,
      note: before.note || party.note,
    }
    const same =
      after.people.length === before.people.length &&
      after.email === before.email &&
      after.phone === before.phone &&
      after.language === before.language &&
      after.tableLabel === before.tableLabel &&
      after.note === before.note
    if (same) return []
    const matchKey = matchKeyOf(after.email, leadNameOf({ label: before.label, people: after.people }))
    return [{ ...after, id: before.id, rowNo, was: before.updatedAt, matchKey }]
  })
}

/** The statement that fills invitations in, unless they were changed meanwhile. */
export function fill(eventId: string, filled: readonly Filled[], at: number) {
  const field = (name: string) => sql.raw(`v.value ->> '${name}'`)
  return sql`update invitations set people = v.value -> 'people', email = ${field('email')}, phone = ${field('phone')},
      language = ${field('language')}, table_label = ${field('tableLabel')}, note = ${field('note')},
      match_key = ${field('matchKey')}, updated_at = ${at}
    from json_each(${JSON.stringify(filled)}) v
    where invitations.id = ${field('id')} and invitations.updated_at = ${field('was')}
      and invitations.event_id = ${eventId} and invitations.deleted_at is null
    returning id`
}
