import { type SQL, sql } from 'drizzle-orm'
import { userIdOf } from '#core/actor'
import { type Database, database, type Query, rowsOf, runBatch, statement } from '#core/db'
import type { Person } from '#party/shape/person'
import { type MenuChoicesRow, menuChoicesOf, menuChoicesSql } from '../menu/read.ts'
import { type Changing, inPlaceOfUnread, isChanging, partyAfter } from './changing.ts'
import { notSuspended, restorableSince } from './in-time.ts'
import { overtakenEdit, rebased } from './rebase.ts'
import {
  type Capacity,
  isSubmission,
  type Received,
  type ReceivedCommand,
  type StoredDecline,
  type StoredResponse,
  subjectOf,
} from './shape.ts'
import type { Snapshot } from './snapshot.ts'
import { anonymized, personal } from './statements/anonymize.ts'
import { bySubjectOfDecline, type DeclineRow, declineStatements, declinesSql } from './statements/declines.ts'
import { forgettingNeeds } from './statements/forget-needs.ts'
import { nobodyElseStored, storedParty } from './statements/people.ts'
import { restartErasing } from './statements/restart-erasing.ts'
import { type Submission, submitting } from './statements/submissions.ts'

/** A batch's calls to the database: two calls of one round trip each. Tests inject faults here. */
export type Store = {
  /** Loads all that a decision needs: the event, its live menu, and the responses that the subjects name. */
  load(code: string, subjects: string[]): Promise<Snapshot>
  /**
   * Writes accepted commands in one transaction and reads back the responses that edits, removals and restorings name. A
   * new response is not read back: either it was written as sent, or it has to be loaded. Throws when the database refuses
   * any of them; then none is written.
   */
  commit(code: string, snapshot: Snapshot, commands: ReceivedCommand[]): Promise<Committed>
}

export type Committed = {
  event: Capacity | null
  written: Set<ReceivedCommand>
  rows: Map<string, StoredResponse>
  declines: Map<string, StoredDecline>
}

type Row = Omit<StoredResponse, 'party' | 'seated'> & { party: string; seated: number }

/** The store on D1. */
export function d1Store(d1: D1Database): Store {
  const db = database(d1)
  const capacityOf = (code: string) => d1.prepare(capacity).bind(code)
  const responsesOf = (subjects: string[]) => d1.prepare(responses).bind(JSON.stringify(subjects))
  const declinesOf = (subjects: string[]) => d1.prepare(declinesSql).bind(JSON.stringify(subjects))
  return {
    async load(code, subjects) {
      const { event, menu, rows, declined } = await runBatch(db, {
        event: rowsOf<Capacity>(db, capacityOf(code)),
        menu: rowsOf<MenuChoicesRow>(db, d1.prepare(menuChoicesSql).bind(code)),
        rows: rowsOf<Row>(db, responsesOf(subjects)),
        declined: rowsOf<DeclineRow>(db, declinesOf(subjects)),
      })
      const declines = bySubjectOfDecline(declined)
      return { event: event[0] ?? null, menu: menuChoicesOf(menu), rows: bySubject(rows), declines }
    },
    async commit(code, snapshot, commands) {
      const submissions = commands.filter(isSubmission)
      const changes = commands.filter((command) => !isSubmission(command))
      const changed = (ofDeclines: boolean) =>
        changes.filter(({ kind }) => kind.endsWith('decline') === ofDeclines).map(subjectOf)
      const [ofResponses, ofDeclines] = [changed(false), changed(true)]
      const replaced = submissions.flatMap((command) =>
        command.kind === 'rejoin' ? declineStatements(code, snapshot, command) : [],
      )
      // Changes come first, in their order: they may free places. All submissions share one statement, and what they
      // replace goes last.
      const {
        rows = [],
        declined = [],
        inserted = [],
        event,
        ...others
      } = await runBatch(db, {
        ...Object.fromEntries(
          changes.flatMap((command, index) =>
            statementsOf(code, snapshot, command).map((query, part) => [
              `change ${index}.${part}`,
              rowsOf<{ id: string }>(db, query),
            ]),
          ),
        ),
        ...(ofResponses.length > 0 && { rows: rowsOf<Row>(db, responsesOf(ofResponses)) }),
        ...(ofDeclines.length > 0 && { declined: rowsOf<DeclineRow>(db, declinesOf(ofDeclines)) }),
        ...(submissions.length > 0 && {
          inserted: rowsOf<{ id: string }>(db, submitting(db, code, snapshot, submissions)),
        }),
        ...numbered(
          db,
          'replaced',
          replaced.map((query) => statement(db, query)),
        ),
        ...numbered(
          db,
          'mail',
          commands.flatMap((command) => mailsThatWait(db, command)),
        ),
        ...numbered(
          db,
          'erasing',
          restartErasing(code, commands).map((query) => statement(db, query)),
        ),
        event: rowsOf<Capacity>(db, capacityOf(code)),
      })
      const byName: Record<string, unknown[] | undefined> = others
      // The first statement of a change returns a row if it was written.
      const written = new Set<ReceivedCommand>(
        changes.filter((_, index) => (byName[`change ${index}.0`]?.length ?? 0) > 0),
      )
      const ids = new Set(inserted.map(({ id }) => id))
      for (const command of submissions) if (ids.has(command.id)) written.add(command)
      return {
        event: event[0] ?? null,
        written,
        rows: bySubject(rows),
        declines: bySubjectOfDecline(declined),
      }
    },
  }
}

type Change = Changing | Received<'remove' | 'restore'>

function isOfResponse(command: Exclude<ReceivedCommand, Submission>): command is Change {
  return 'response' in command && command.kind !== 'decline'
}

const capacity = `select id, guest_limit as guestLimit, registered_guests as registeredGuests, closes_at as closesAt,
  menu_version as menuVersion, time_zone as timeZone, service_day as serviceDay,
  refunded_at as refundedAt, own_needs as ownNeeds, coalesce(suspended_at, planner_suspended_at) as suspendedAt from events where event_code = ?1`

const responses = `select id, event_id as eventId, lead_guest_name as leadGuestName, lead_guest_email as leadGuestEmail,
  guest_count as guestCount, selections as party, submission_hash as submissionHash, edit_token_hash as editTokenHash,
  version, created_at as createdAt, updated_at as updatedAt, deleted_at as deletedAt,
  exists (select 1 from placements where response_id = guest_selections.id) as seated
  from guest_selections where id in (select value from json_each(?1))
  or edit_token_hash in (select value from json_each(?1))`

function bySubject(rows: Row[]): Map<string, StoredResponse> {
  const parsed = rows.map((row) => ({
    ...row,
    party: JSON.parse(row.party) as Person[],
    seated: row.seated === 1,
  }))
  return new Map(parsed.flatMap((row) => [[row.id, row] as const, [row.editTokenHash, row] as const]))
}

function numbered(
  db: Database,
  name: string,
  bound: D1PreparedStatement[],
): Record<string, Query<unknown[]>> {
  return Object.fromEntries(bound.map((one, index) => [`${name} ${index}`, rowsOf(db, one)]))
}

/** The statements of a command. The first returns a row if it changed something. */
function statementsOf(
  code: string,
  snapshot: Snapshot,
  command: Exclude<ReceivedCommand, Submission>,
): SQL[] {
  return isOfResponse(command)
    ? changesOf(code, snapshot, command)
    : declineStatements(code, snapshot, command)
}

/** The statements of a change. The first returns a row if it changed the response. */
function changesOf(code: string, snapshot: Snapshot, sent: Change): SQL[] {
  const row = snapshot.rows?.get(sent.response)
  const overtaken = overtakenEdit(sent, row)
  const merged = row && overtaken ? rebased(overtaken, row, snapshot.menu) : null
  const command = merged?.edit ?? sent
  const change = changeOf(code, snapshot, command)
  // With nobody read, nobody stored has a need or ever had one.
  if (!row || !isChanging(command)) return [change]
  const after = partyAfter(command, row.party, snapshot.menu)
  return [change, ...forgettingNeeds(row.id, row.party, after, command.at)]
}

function changeOf(code: string, snapshot: Snapshot, command: Change): SQL {
  const { response, at, actor } = command
  const writtenBy = userIdOf(actor)
  const inTime = actor.kind === 'guest' ? inTimeFor(command, snapshot) : sql`true`
  const target = sql`where (id = ${response} or edit_token_hash = ${response}) and event_id = (select id from events
    where event_code = ${code} and id = ${snapshot.event?.id ?? ''} and ${inTime})`
  const stamp = sql`version = version + 1, written_by = ${writtenBy}, updated_at = ${at}`
  if (command.kind === 'restore')
    return sql`update guest_selections set deleted_at = null, ${stamp} ${target}
      and deleted_at >= ${restorableSince(at)} and ${personal} returning id`
  if (command.kind === 'remove')
    return command.erase
      ? sql`update guest_selections set deleted_at = coalesce(deleted_at, ${at}), ${anonymized}, ${stamp} ${target}
          and (deleted_at is null or ${personal}) returning id`
      : sql`update guest_selections set deleted_at = ${at}, ${stamp} ${target} and deleted_at is null returning id`
  const row = snapshot.rows?.get(response)
  const unread = snapshot.rows === null ? inPlaceOfUnread(command) : null
  const people = storedParty(partyAfter(command, unread ?? row?.party ?? [], snapshot.menu), code)
  const asDecided = unread ? nobodyElseStored(unread) : sql`version = ${row?.version ?? 0}`
  const unchanged = sql`deleted_at is null and ${asDecided} and exists (select 1 from events
    where event_code = ${code} and menu_version = ${snapshot.event?.menuVersion ?? 0})`
  if (command.kind !== 'edit')
    return sql`update guest_selections set selections = ${people}, ${stamp} ${target} and ${unchanged}
      and ${personal} and selections <> ${people} returning id`
  const { email, party } = command.content
  const address = sql`(select case when guest_limit > 30 then ${email} end from events where event_code = ${code})`
  return sql`update guest_selections set lead_guest_name = ${party[0]?.name ?? ''}, lead_guest_email = ${address},
    guest_count = ${party.length}, selections = ${people}, ${stamp}
    ${target} and ${unchanged} and ${unread ? personal : sql`true`} and (${command.version} is null or version = ${command.version})
    and (${command.version} is not null or selections <> ${people} or lead_guest_email is not ${address}) returning id`
}

/** The mail that a trigger has queued for a command waits with it. */
function mailsThatWait(db: Database, command: ReceivedCommand): D1PreparedStatement[] {
  if (command.mailAt === undefined) return []
  const subject = subjectOf(command)
  return [
    statement(
      db,
      sql`update outbox set due_at = max(due_at, ${command.mailAt}) where created_at = ${command.at}
        and sent_at is null and failed_at is null
        and subject_id in (${subject}, (select id from guest_selections where edit_token_hash = ${subject}))`,
    ),
  ]
}

/** Needs may be changed until the meal: as late as was decided by a day of the meal and a closing that are still the same. */
function inTimeFor({ kind, at }: Change, { event }: Snapshot): SQL {
  const open = kind === 'remove' ? sql`closes_at > ${at}` : sql`closes_at > ${at} and ${notSuspended}`
  return kind === 'needs'
    ? sql`refunded_at is null and ${notSuspended}
        and (${open} or (closes_at = ${event?.closesAt ?? 0} and service_day is ${event?.serviceDay ?? null}))`
    : open
}
