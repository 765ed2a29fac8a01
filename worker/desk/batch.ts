import { errorFields, isTransient, log } from '#core/log'
import { withTimeout } from '#core/with-timeout'
import { saysTheSame } from './changing.ts'
import { decide, resolve } from './decide.ts'
import { overtakenEdit, rebased } from './rebase.ts'
import {
  type Capacity,
  isSubmission,
  type ReceivedCommand,
  type Result,
  subjectOf,
  subjectsOf,
} from './shape.ts'
import type { Snapshot } from './snapshot.ts'
import type { Committed, Store } from './store.ts'

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
  capacity: Capacity | null
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
      batch.snapshot = { ...snapshot, rows: null, declines: null }
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
    for (const [command, refusal] of refused) results.set(command, refusal)
    groups.unshift(next)
  }

  if (fatal !== null) {
    log('error', 'batch failed', { code, ...errorFields(fatal) })
    batch.snapshot = null
  }
  for (const command of commands) if (!results.has(command)) results.set(command, { refused: 'unavailable' })
  return batch
}

function keep(results: BatchResult['results'], command: ReceivedCommand, result: Result | null): void {
  if (result) results.set(command, result)
}

/** The result of a submission, a decline or a merged edit that is stored already, which the load has read. */
function storedBefore({ rows, declines, event, menu }: Snapshot, command: ReceivedCommand): Result | null {
  const edited = command.kind === 'edit' ? rows?.get(command.response) : undefined
  const overtaken = overtakenEdit(command, edited)
  if (edited && overtaken) {
    const merged = rebased(overtaken, edited, menu)
    const { id, version } = edited
    return merged && saysTheSame(merged.edit, edited) ? { done: 'updated', id, version } : null
  }
  const row = isSubmission(command) ? rows?.get(command.id) : undefined
  const decline = command.kind === 'decline' ? declines?.get(command.id) : undefined
  return row || decline ? resolve(command, false, row, event, decline) : null
}

function resultOf(command: ReceivedCommand, { written, rows, declines, event }: Committed): Result | null {
  const subject = subjectOf(command)
  return resolve(command, written.has(command), rows.get(subject), event, declines.get(subject))
}

/** Snapshot the next batch may decide on; null when the event or its menu is another one than the snapshot's. */
function snapshotAfter({ event, menu }: Snapshot, committed: Committed): Snapshot | null {
  const same = committed.event?.menuVersion === event?.menuVersion && committed.event?.id === event?.id
  return same ? { event: committed.event, menu, rows: null, declines: null } : null
}

type Attempt<T> = { value: T } | { error: unknown }

/**
 * Calls the store, and once more after a transient error whose effect is unknown. Every statement may run twice, since a
 * response's id is its key and an edit names the version it changes.
 */
async function attempt<T>(deadline: number, call: () => Promise<T>): Promise<Attempt<T>> {
  const once = (): Promise<Attempt<T>> =>
    withTimeout(call(), deadline - Date.now()).then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    )
  const first = await once()
  return 'error' in first && isTransient(first.error) && !isFinal(first.error) ? once() : first
}

/** An overloaded or silent database gets no further call for the same batch: that would make it worse. */
function isFinal(error: unknown): boolean {
  return /overloaded|too many requests queued|no answer in time/i.test(errorFields(error).reason)
}
