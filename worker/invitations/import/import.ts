import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { audited } from '#core/audit/audit'
import { type Database, insertSelect, rowsOf, runBatch } from '#core/db'
import { fieldErrorOf, sentenceOf } from '#core/field-errors'
import { Refusal } from '#core/http/refusal'
import { settings } from '#core/settings'
import type { EventContext } from '#events/table/context'
import { english } from '#languages/languages'
import { askAge } from '../ask-age.ts'
import { eraseListAgain } from '../erase-again.ts'
import { linkMatchingResponses } from '../matching/link-matching.ts'
import { newRow } from '../new-row.ts'
import { sortKeyOf } from '../rules/label.ts'
import { invitationsMax } from '../rules/limits.ts'
import { partyKeyOf } from '../rules/party-key.ts'
import type { ImportChunk, ImportedChunk, UndoneImport } from '../shape/import.ts'
import { type NewInvitation, newInvitation } from '../shape/invitation.ts'
import { invitations } from '../table.ts'
import { listFull } from '../words/planner.ts'
import { type FillingRow, fill, filledBy } from './fill.ts'

/** Time in which an import can be undone, in milliseconds. */
const undoableFor = 24 * 3_600_000

type Row = { rowNo: number; fill: string | undefined; party: NewInvitation }

/**
 * Adds a chunk of a file to an event's list. It never mails. A row that was added before under the same import is not
 * added again, and neither is a party that is on the list already, in the file or before it, unless that was asked for.
 */
export async function importInvitations(
  {
    env,
    db,
    event,
    actor,
    at,
  }: EventContext<'env' | 'db' | 'event' | 'actor' | 'at', 'id' | 'eventCode' | 'title'>,
  { importId, again = false, rows: sent }: ImportChunk,
): Promise<ImportedChunk> {
  const { id: eventId, title } = event
  const { rows: read, refused } = checked(sent)
  const rows = read.filter((row) => row.fill === undefined)
  const filling = read.filter((row): row is FillingRow => row.fill !== undefined)
  const keys = JSON.stringify(rows.map(({ party }) => sortKeyOf(party.label)))
  const listed = await db
    .select({
      label: invitations.label,
      people: invitations.people,
      email: invitations.email,
      importId: invitations.importId,
      rowNo: invitations.rowNo,
    })
    .from(invitations)
    .where(
      and(
        eq(invitations.eventId, eventId),
        isNull(invitations.deletedAt),
        sql`${invitations.sortKey} in (select value from json_each(${keys}))`,
      ),
    )
  const own = new Set(listed.filter((one) => one.importId === importId).map(({ rowNo }) => rowNo))
  const known = new Set(listed.filter((one) => !again || one.importId === importId).map(partyKeyOf))
  const doubled = rows.filter(({ rowNo, party }) => {
    const key = partyKeyOf(party)
    const isKnown = known.has(key)
    known.add(key)
    return isKnown && !own.has(rowNo)
  })
  const wanted = rows.filter((row) => !doubled.includes(row))
  const { secret } = settings(env)
  const values = await Promise.all(
    wanted
      .filter(({ rowNo }) => !own.has(rowNo))
      .map(async ({ rowNo, party }) => ({ ...(await newRow(secret, event, at, party)), rowNo })),
  )
  const fills = await filledBy(db, eventId, filling)
  const field = (name: string) => sql`t.value ->> ${sql.raw(`'${name}'`)}`
  const { stored, filled } = await runBatch(db, {
    inserted: audited(
      db,
      insertSelect(
        db,
        invitations,
        {
          id: field('id'),
          label: field('label'),
          sortKey: field('sortKey'),
          email: field('email'),
          matchKey: field('matchKey'),
          phone: field('phone'),
          language: field('language'),
          tableLabel: field('tableLabel'),
          ...{
            note: field('note'),
            maxSize: field('maxSize'),
            places: field('places'),
            silent: field('silent'),
            vendors: field('vendors'),
          },
          linkHash: field('linkHash'),
          rowNo: field('rowNo'),
          people: sql`t.value -> 'people'`,
          eventId,
          importId,
          createdAt: at,
          updatedAt: at,
        },
        sql`from json_each(${JSON.stringify(values)}) t
          where (select count(*) from invitations where event_id = ${eventId} and deleted_at is null) + t.key
            < ${invitationsMax}
          on conflict do nothing`,
      ),
      {
        actor,
        action: 'IMPORT_INVITATIONS',
        entityType: 'event',
        entityId: eventId,
        details: { title, invitations: values.length },
        at,
      },
    ),
    filled: audited(db, rowsOf<{ id: string }>(db, fill(eventId, fills, at)), {
      actor,
      action: 'UPDATE_INVITATION',
      entityType: 'event',
      entityId: eventId,
      details: { title, invitations: fills.length },
      at,
    }),
    erasure: eraseListAgain(db, eventId, at),
    age: askAge(db, eventId, [...values, ...fills]),
    stored: db
      .select({ rowNo: invitations.rowNo })
      .from(invitations)
      .where(and(eq(invitations.importId, importId), eq(invitations.eventId, eventId))),
  })
  await linkMatchingResponses(db, eventId, [...values, ...fills])
  const there = new Set(stored.map(({ rowNo }) => rowNo))
  const changed = new Set(filled.map(({ id }) => id))
  const filledRows = fills.flatMap(({ id, rowNo }) => (changed.has(id) ? [rowNo] : []))
  const over = wanted
    .filter(({ rowNo }) => !there.has(rowNo))
    .map(({ rowNo }) => ({ rowNo, reason: listFull(invitationsMax) }))
  return {
    added: wanted.length - over.length,
    filled: filledRows,
    doubled: [
      ...doubled.map(({ rowNo }) => rowNo),
      ...filling.flatMap(({ rowNo }) => (filledRows.includes(rowNo) ? [] : [rowNo])),
    ],
    refused: [...refused, ...over],
  }
}

/** The rows that are a party, and the first error about each of the others. */
function checked(rows: ImportChunk['rows']) {
  const parsed = rows.map((row) => ({
    rowNo: row.rowNo,
    fill: row.fill,
    result: z.safeParse(newInvitation, row),
  }))
  return {
    rows: parsed.flatMap(({ rowNo, fill, result }): Row[] =>
      result.success ? [{ rowNo, fill, party: { ...result.data, id: undefined } }] : [],
    ),
    refused: parsed.flatMap(({ rowNo, result }) =>
      result.success ? [] : [{ rowNo, reason: reasonOf(result.error.issues) }],
    ),
  }
}

function reasonOf([issue]: readonly z.core.$ZodIssue[]): string {
  return sentenceOf(fieldErrorOf(issue ?? { message: '' }), english.fieldErrors)
}

/**
 * Takes the parties of an import off the list within a day, but for those that have answered.
 * @throws Refusal 404 for an import that has nothing on the event's list, 410 `removed` when its time is over
 */
export async function undoImport(
  { db, event: { id: eventId, title }, actor, at }: EventContext,
  importId: string,
): Promise<UndoneImport> {
  const own = and(eq(invitations.importId, importId), eq(invitations.eventId, eventId))
  const first = sql<number | null>`min(${invitations.createdAt})`
  const [{ since } = { since: null }] = await db.select({ since: first }).from(invitations).where(own)
  if (since === null) throw new Refusal('import_not_found')
  if (since < at - undoableFor) throw new Refusal('import_undo_over')
  const { removed, kept } = await runBatch(db, {
    removed: audited(
      db,
      db
        .delete(invitations)
        .where(and(own, isNull(invitations.responseId), isNull(invitations.declineId)))
        .returning({ id: invitations.id }),
      {
        actor,
        action: 'UNDO_IMPORT_INVITATIONS',
        entityType: 'event',
        entityId: eventId,
        details: { title },
        at,
      },
    ),
    kept: db.select({ id: invitations.id }).from(invitations).where(own),
  })
  return { removed: removed.length, kept: kept.length }
}

/** The query for the imports of an event that can still be undone, the newest first. */
export function undoableImports(db: Database, eventId: SQL<string>, at: number) {
  const began = sql<number>`min(${invitations.createdAt})`
  return db
    .select({
      id: sql<string>`${invitations.importId}`.as('import'),
      at: began.as('began'),
      parties: sql<number>`count(*) filter (where ${invitations.deletedAt} is null)`.as('parties'),
    })
    .from(invitations)
    .where(and(eq(invitations.eventId, eventId), isNotNull(invitations.importId)))
    .groupBy(invitations.importId)
    .having(sql`${began} >= ${at - undoableFor} and parties > 0`)
    .orderBy(desc(began))
}
