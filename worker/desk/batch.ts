import type { SQL } from 'drizzle-orm'
import { type Database, database, type Query, rowsOf, runBatch } from '#core/db'
import { errorFields, log } from '#core/log'
import { type MenuChoicesRow, menuChoicesOf, menuChoicesSql } from '../menu/read.ts'
import { attempt, isFinal } from './attempt.ts'
import { decide } from './decide.ts'
import { resultOf, storedBefore } from './resolve.ts'
import {
  type EventState,
  isSubmission,
  type ReceivedCommand,
  type Result,
  type StoredInvitation,
  subjectOf,
  subjectsOf,
} from './shape.ts'
import type { Committed, Snapshot } from './snapshot.ts'
import { isOfResponse, statementsOf } from './statements/changes.ts'
import { declineStatements, partDeclines } from './statements/declines.ts'
import { delayMail, queueingFirstMails } from './statements/mail.ts'
import {
  bySubjectOfDecline,
  bySubjectOfInvitation,
  bySubjectOfResponse,
  type DeclineRow,
  declinesSql,
  eventStateSql,
  invitationsSql,
  type ResponseRow,
  responsesSql,
} from './statements/reads.ts'
import { restartErasing } from './statements/restart-erasing.ts'
import { insertSubmissions } from './statements/submissions.ts'

const roundsMax = 4
/** Time limit of a whole batch, in milliseconds, so that a hanging database does not block the queue. */
export const batchTimeoutMs = 9_000

/**
 * Outcome of a batch: a result for each command, the snapshot that the next batch may decide on (null when it has to
 * load one), and the capacity as last read.
 */
export type BatchResult = {
  results: Map<ReceivedCommand, Result>
  snapshot: Snapshot | null
  capacity: EventState | null
}

/** Commands to decide together: on the cached snapshot in the first round, on loaded ones in the rounds left. */
type Group = { commands: ReceivedCommand[]; cached: Snapshot | null; rounds: number }

/**
 * Processes one batch of commands.
 *
 * The first round decides on the cached snapshot, which costs one round trip: write, and read the capacity back. Whatever
 * that leaves open (a refusal, an error of the database, another version of the menu) is decided again on a loaded
 * snapshot. Where the database refuses several commands together, each is decided alone.
 * @param cached the snapshot the previous batch left, or null
 * @param commands at most one per response, as `nextBatch` selects them
 */
export async function processBatch(
  store: Store,
  code: string,
  cached: Snapshot | null,
  commands: ReceivedCommand[],
): Promise<BatchResult> {
  const deadline = Date.now() + batchTimeoutMs
  const batch: BatchResult = { results: new Map(), snapshot: null, capacity: null }
  const { results } = batch
  const groups: Group[] = [{ commands, cached, rounds: roundsMax }]
  let fatal: unknown = null

  for (let group = groups.shift(); group && fatal === null; group = groups.shift()) {
    const open = group.commands.filter((command) => !results.has(command))
    if (open.length === 0 || (!group.cached && group.rounds === 0)) continue
    const next: Group = { commands: open, cached: null, rounds: group.rounds - (group.cached ? 0 : 1) }

    const loaded = group.cached
      ? { value: group.cached }
      : await attempt(deadline, () => store.load(code, open.flatMap(subjectsOf)))
    if ('error' in loaded) {
      fatal = loaded.error
      continue
    }
    const snapshot = loaded.value
    if (!group.cached) {
      batch.snapshot = { ...snapshot, rows: null, declines: null, invitations: null }
      batch.capacity = snapshot.event
    }

    const { accepted, refused } = decide(snapshot, open)
    // A refusal by a cached snapshot is not final: places may be free by now.
    if (group.cached && refused.size > 0) {
      groups.unshift(next)
      continue
    }
    for (const command of accepted) keep(results, command, storedBefore(snapshot, command))
    const toWrite = accepted.filter((command) => !results.has(command))
    const committed =
      toWrite.length > 0 ? await attempt(deadline, () => store.commit(code, snapshot, toWrite)) : null

    if (committed && 'error' in committed) {
      batch.snapshot = null
      if (isFinal(committed.error)) fatal = committed.error
      else if (group.cached) groups.unshift(next)
      else if (open.length > 1) {
        // The database refuses one of them: each is decided alone, then those refused now again.
        const alone = toWrite.map((command) => ({ commands: [command], cached: null, rounds: roundsMax }))
        groups.unshift(...alone, { ...next, commands: [...refused.keys()] })
      } else {
        log('warn', 'batch refused by the database', { code, ...errorFields(committed.error) })
        groups.unshift(next)
      }
      continue
    }
    if (committed) {
      batch.capacity = committed.value.event
      batch.snapshot = snapshotAfter(snapshot, committed.value)
      for (const command of toWrite) keep(results, command, resultOf(command, committed.value))
    }
    // An answer of a listed party may leave more free than was known before it was written.
    const mayFit = committed !== null && (snapshot.event?.keptGuests ?? 0) > 0 && group.rounds > 1
    for (const [command, refusal] of refused)
      if (!mayFit || !isOfCapacity(refusal)) results.set(command, refusal)
    groups.unshift(next)
  }

  if (fatal !== null) {
    log('error', 'batch failed', { code, ...errorFields(fatal) })
    batch.snapshot = null
  }
  for (const command of commands) if (!results.has(command)) results.set(command, { refused: 'unavailable' })
  return batch
}

function isOfCapacity(result: Result): boolean {
  return 'refused' in result && result.refused === 'capacity'
}

function keep(results: BatchResult['results'], command: ReceivedCommand, result: Result | null): void {
  if (result) results.set(command, result)
}

/** Snapshot the next batch may decide on; null when the event or its menu is another one than the snapshot's. */
function snapshotAfter({ event, menu }: Snapshot, committed: Committed): Snapshot | null {
  const same = committed.event?.menuVersion === event?.menuVersion && committed.event?.id === event?.id
  return same ? { event: committed.event, menu, rows: null, declines: null, invitations: null } : null
}

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

/** The store on D1. */
export function d1Store(d1: D1Database): Store {
  const db = database(d1)
  const read = <Row>(query: string, ...values: string[]) => rowsOf<Row>(db, d1.prepare(query).bind(...values))
  const eventOf = (code: string) => read<EventState>(eventStateSql, code)
  const responsesOf = (subjects: string[]) => read<ResponseRow>(responsesSql, JSON.stringify(subjects))
  const declinesOf = (subjects: string[]) => read<DeclineRow>(declinesSql, JSON.stringify(subjects))
  return {
    async load(code, subjects) {
      const { event, menu, rows, declined, invited } = await runBatch(db, {
        event: eventOf(code),
        menu: read<MenuChoicesRow>(menuChoicesSql, code),
        rows: responsesOf(subjects),
        declined: declinesOf(subjects),
        invited: read<StoredInvitation>(invitationsSql, JSON.stringify(subjects), code),
      })
      return {
        event: event[0] ?? null,
        menu: menuChoicesOf(menu),
        rows: bySubjectOfResponse(rows),
        declines: bySubjectOfDecline(declined),
        invitations: bySubjectOfInvitation(invited),
      }
    },
    async commit(code, snapshot, commands) {
      const submissions = commands.filter(isSubmission)
      const changes = commands.filter((command) => !isSubmission(command))
      const responses = changes.filter(isOfResponse).map(subjectOf)
      const declines = changes.filter((command) => !isOfResponse(command)).map(subjectOf)
      const after = [
        ...submissions.flatMap((command) =>
          command.kind === 'rejoin' ? declineStatements(code, snapshot, command) : [],
        ),
        ...commands.flatMap((command) => partDeclines(code, command)),
        ...commands.flatMap(delayMail),
        ...restartErasing(code, commands),
      ]
      // Changes come first, in their order: they may free places. All submissions share one statement.
      const {
        rows = [],
        declined = [],
        inserted = [],
        event,
        ...others
      } = await runBatch(db, {
        ...numbered(
          db,
          'change',
          changes.map((command) => statementsOf(code, snapshot, command)),
        ),
        ...(responses.length > 0 && { rows: responsesOf(responses) }),
        ...(declines.length > 0 && { declined: declinesOf(declines) }),
        ...(submissions.length > 0 && {
          inserted: rowsOf<{ id: string }>(db, insertSubmissions(db, code, snapshot, submissions)),
        }),
        ...queueingFirstMails(db, commands),
        ...numbered(db, 'after', [after]),
        event: eventOf(code),
      })
      const byName: Record<string, unknown[] | undefined> = others
      const ids = new Set(inserted.map(({ id }) => id))
      return {
        event: event[0] ?? null,
        // The first statement of a change returns a row if it was written.
        written: new Set<ReceivedCommand>([
          ...changes.filter((_, index) => (byName[`change ${index}.0`]?.length ?? 0) > 0),
          ...submissions.filter(({ id }) => ids.has(id)),
        ]),
        rows: bySubjectOfResponse(rows),
        declines: bySubjectOfDecline(declined),
      }
    },
  }
}

function numbered(db: Database, name: string, lists: SQL[][]): Record<string, Query<unknown[]>> {
  return Object.fromEntries(
    lists.flatMap((list, index) =>
      list.map((query, part) => [`${name} ${index}.${part}`, rowsOf(db, query)]),
    ),
  )
}
