import { type SQL, sql } from 'drizzle-orm'
import { type Database, database, type Query, rowsOf, runBatch } from '#core/db'
import { requireRight } from '#events/table/may-use'
import { type MenuChoicesRow, menuChoicesOf, menuChoicesSql } from '../menu/guests/menu-choices.ts'
import {
  type EventState,
  isSubmission,
  type ReceivedCommand,
  rowKeyOf,
  type StoredInvitation,
} from './shape.ts'
import type { CommitResult, Snapshot } from './snapshot.ts'
import { isOfResponse, statementsOf } from './statements/changes.ts'
import { declineStatements, notComingStatements } from './statements/declines.ts'
import { eraseAgain } from './statements/erase-again.ts'
import { delayMail, queueLinkMails } from './statements/mail.ts'
import {
  type DeclineRow,
  declinesByRowKey,
  declinesSql,
  eventStateSql,
  invitationsByRowKey,
  invitationsSql,
  type ResponseRow,
  responsesByRowKey,
  responsesSql,
} from './statements/reads.ts'
import { insertSubmissions } from './statements/submissions.ts'

/** A batch's calls to the database: two calls of one round trip each. Tests inject faults here. */
export type Store = {
  /** Loads all that a decision needs: the event, its live menu, and the responses that the row keys name. */
  load(code: string, rowKeys: string[]): Promise<Snapshot>
  /**
   * Writes accepted commands in one transaction and reads back the responses that edits, removals and restores name. A
   * new response is not read back: either it was written as sent, or it has to be loaded. Throws when the database refuses
   * any of them; then none is written.
   */
  commit(code: string, snapshot: Snapshot, commands: ReceivedCommand[]): Promise<CommitResult>
}

/** The store on D1. */
export function d1Store(d1: D1Database): Store {
  const db = database(d1)
  const read = <Row>(query: string, ...values: string[]) => rowsOf<Row>(db, d1.prepare(query).bind(...values))
  const readEvent = (code: string) => read<EventState>(eventStateSql, code)
  const readResponses = (rowKeys: string[]) => read<ResponseRow>(responsesSql, JSON.stringify(rowKeys))
  const readDeclines = (rowKeys: string[]) => read<DeclineRow>(declinesSql, JSON.stringify(rowKeys))
  return {
    async load(code, rowKeys) {
      const { event, menu, responseRows, declineRows, invitationRows } = await runBatch(db, {
        event: readEvent(code),
        menu: read<MenuChoicesRow>(menuChoicesSql, code),
        responseRows: readResponses(rowKeys),
        declineRows: readDeclines(rowKeys),
        invitationRows: read<StoredInvitation>(invitationsSql, JSON.stringify(rowKeys), code),
      })
      return {
        event: event[0] ?? null,
        menu: menuChoicesOf(menu),
        responses: responsesByRowKey(responseRows),
        declines: declinesByRowKey(declineRows),
        invitations: invitationsByRowKey(invitationRows),
      }
    },
    async commit(code, snapshot, commands) {
      const submissions = commands.filter(isSubmission)
      const changes = commands.filter((command) => !isSubmission(command))
      const responses = changes.filter(isOfResponse).map(rowKeyOf)
      const declines = changes.filter((command) => !isOfResponse(command)).map(rowKeyOf)
      const followUps = [
        ...submissions.flatMap((command) =>
          command.kind === 'rejoin' ? declineStatements(code, snapshot, command) : [],
        ),
        ...commands.flatMap((command) => notComingStatements(code, command)),
        ...commands.flatMap(delayMail),
        ...eraseAgain(code, commands),
      ]
      // Changes come first, in their order: they may free places. All submissions share one statement.
      const {
        responseRows = [],
        declineRows = [],
        insertedRows = [],
        event,
        ...rest
      } = await runBatch(db, {
        ...nameQueries(db, 'right', [requireRights(code, commands)]),
        ...nameQueries(
          db,
          'change',
          changes.map((command) => statementsOf(code, snapshot, command)),
        ),
        ...(responses.length > 0 && { responseRows: readResponses(responses) }),
        ...(declines.length > 0 && { declineRows: readDeclines(declines) }),
        ...(submissions.length > 0 && {
          insertedRows: rowsOf<{ id: string }>(db, insertSubmissions(db, code, snapshot, submissions)),
        }),
        ...queueLinkMails(db, commands),
        ...nameQueries(db, 'after', [followUps]),
        event: readEvent(code),
      })
      const byName: Record<string, unknown[] | undefined> = rest
      const ids = new Set(insertedRows.map(({ id }) => id))
      return {
        event: event[0] ?? null,
        // The first statement of a change returns a row if it was written.
        written: new Set<ReceivedCommand>([
          ...changes.filter((_, index) => (byName[`change ${index}.0`]?.length ?? 0) > 0),
          ...submissions.filter(({ id }) => ids.has(id)),
        ]),
        responses: responsesByRowKey(responseRows),
        declines: declinesByRowKey(declineRows),
      }
    },
  }
}

/** Statements that fail the batch if a planner among its authors may no longer edit the event. */
function requireRights(code: string, commands: ReceivedCommand[]): SQL[] {
  const event = sql<string>`(select id from events where event_code = ${code})`
  const planners = new Set(commands.flatMap(({ actor }) => (actor.kind === 'planner' ? [actor.id] : [])))
  return [...planners].map((planner) => requireRight(event, planner, 'editor'))
}

/** Names each statement by its list and index: `runBatch` returns rows by name. */
function nameQueries(db: Database, name: string, lists: SQL[][]): Record<string, Query<unknown[]>> {
  return Object.fromEntries(
    lists.flatMap((list, index) =>
      list.map((query, part) => [`${name} ${index}.${part}`, rowsOf(db, query)]),
    ),
  )
}
