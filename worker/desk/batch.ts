import { errorFields, log } from '#core/log'
import { isRightMissing } from '#events/table/may-use'
import { callWithRetry, isOverload } from './call-with-retry.ts'
import { decide } from './decide/decide.ts'
import { resultAfterWrite, resultIfStored } from './results.ts'
import { type CommandResult, type EventState, type ReceivedCommand, rowKeysOf } from './shape.ts'
import { type CommitResult, cachedSnapshot, type Snapshot } from './snapshot.ts'
import type { Store } from './store.ts'

const roundsMax = 4
/** Time limit of a whole batch, in milliseconds, so that a hanging database does not block the queue. */
export const batchTimeoutMs = 9_000

/**
 * A result for each command of a batch, the snapshot that the next batch may decide on (null when it has to
 * load one), and the event as last read.
 */
export type BatchResult = {
  results: Map<ReceivedCommand, CommandResult>
  snapshot: Snapshot | null
  event: EventState | null
}

/** Commands to decide together: on the cached snapshot in the first round, on loaded ones in the rounds left. */
type Group = { commands: ReceivedCommand[]; cached: Snapshot | null; roundsLeft: number }
type Run = { store: Store; code: string; timeoutAt: number; result: BatchResult }
/** Groups still to decide, first group first; or the error that ends the batch. */
type GroupResult = { retry: Group[] } | { fatal: unknown }

/**
 * Processes one batch of commands.
 *
 * The first round decides on the cached snapshot, which costs one round trip: write, and read the capacity back. Commands not
 * settled by it (a refusal, an error of the database, another version of the menu) are decided again on a loaded snapshot.
 * Commands that the database refuses together are decided one by one.
 * @param cached the snapshot the previous batch left, or null
 * @param commands at most one per response, as `nextBatch` selects them
 */
export async function processBatch(
  store: Store,
  code: string,
  cached: Snapshot | null,
  commands: ReceivedCommand[],
): Promise<BatchResult> {
  const result: BatchResult = { results: new Map(), snapshot: null, event: null }
  const run: Run = { store, code, timeoutAt: Date.now() + batchTimeoutMs, result }
  const groups: Group[] = [{ commands, cached, roundsLeft: roundsMax }]
  for (let group = groups.shift(); group; group = groups.shift()) {
    const undecided = group.commands.filter((command) => !result.results.has(command))
    if (undecided.length === 0 || (!group.cached && group.roundsLeft === 0)) continue
    const processed = await processGroup(run, { ...group, commands: undecided })
    if ('fatal' in processed) {
      log('error', 'batch failed', { code, ...errorFields(processed.fatal) })
      result.snapshot = null
      break
    }
    groups.unshift(...processed.retry)
  }
  for (const command of commands)
    if (!result.results.has(command)) result.results.set(command, { refused: 'unavailable' })
  return result
}

/** Decides a group's commands, writes the accepted ones and keeps the results. */
async function processGroup(run: Run, group: Group): Promise<GroupResult> {
  const { results } = run.result
  const loaded = await snapshotOf(run, group)
  if ('error' in loaded) return { fatal: loaded.error }
  const snapshot = loaded.value
  const { accepted, refused } = decide(snapshot, group.commands)
  const retry = [nextRound(group)]
  // A refusal by a cached snapshot is not final: places may be free by now.
  if (group.cached && refused.size > 0) return { retry }
  for (const command of accepted) setResult(results, command, resultIfStored(snapshot, command))
  const toWrite = accepted.filter((command) => !results.has(command))
  if (toWrite.length > 0) {
    const errorResult = await write(run, group, snapshot, toWrite, [...refused.keys()])
    if (errorResult) return errorResult
  }
  // A written answer to an invitation may free more reserved places than the tally assumed, so that capacity is decided again.
  const placesMayHaveFreed =
    toWrite.length > 0 && (snapshot.event?.reservedGuests ?? 0) > 0 && group.roundsLeft > 1
  for (const [command, refusal] of refused)
    if (!placesMayHaveFreed || !isCapacityRefusal(refusal)) results.set(command, refusal)
  return { retry }
}

/** Writes accepted commands and keeps their results. @returns what to decide after an error; null where there was none */
async function write(
  { store, code, timeoutAt, result }: Run,
  group: Group,
  snapshot: Snapshot,
  toWrite: ReceivedCommand[],
  refused: ReceivedCommand[],
): Promise<GroupResult | null> {
  const committed = await callWithRetry(timeoutAt, () => store.commit(code, snapshot, toWrite))
  if ('error' in committed) {
    result.snapshot = null
    const [only] = toWrite
    if (only && group.commands.length === 1 && isRightMissing(committed.error)) {
      result.results.set(only, { refused: 'role_too_small' })
      return { retry: [nextRound(group)] }
    }
    return afterError(code, group, toWrite, refused, committed.error)
  }
  result.event = committed.value.event
  result.snapshot = snapshotAfter(snapshot, committed.value)
  for (const command of toWrite)
    setResult(result.results, command, resultAfterWrite(command, committed.value))
  return null
}

/** The cached snapshot, or a loaded one, which the batch keeps. */
async function snapshotOf({ store, code, timeoutAt, result }: Run, { commands, cached }: Group) {
  if (cached) return { value: cached }
  const loaded = await callWithRetry(timeoutAt, () => store.load(code, commands.flatMap(rowKeysOf)))
  if ('value' in loaded) {
    result.snapshot = cachedSnapshot(loaded.value.event, loaded.value.menu)
    result.event = loaded.value.event
  }
  return loaded
}

function afterError(
  code: string,
  group: Group,
  toWrite: ReceivedCommand[],
  refused: ReceivedCommand[],
  error: unknown,
): GroupResult {
  const next = nextRound(group)
  if (isOverload(error)) return { fatal: error }
  if (group.cached) return { retry: [next] }
  if (group.commands.length > 1) {
    // The database refuses one of them: decides each by itself, then the refused ones again.
    const single = toWrite.map((command) => ({ commands: [command], cached: null, roundsLeft: roundsMax }))
    return { retry: [...single, { ...next, commands: refused }] }
  }
  log('warn', 'batch refused by the database', { code, ...errorFields(error) })
  return { retry: [next] }
}

function nextRound({ commands, cached, roundsLeft }: Group): Group {
  return { commands, cached: null, roundsLeft: roundsLeft - (cached ? 0 : 1) }
}

function isCapacityRefusal(result: CommandResult): boolean {
  return 'refused' in result && result.refused === 'capacity'
}

function setResult(
  results: BatchResult['results'],
  command: ReceivedCommand,
  result: CommandResult | null,
): void {
  if (result) results.set(command, result)
}

/** Snapshot the next batch may decide on; null when the event or its menu is another one than the snapshot's. */
function snapshotAfter({ event, menu }: Snapshot, committed: CommitResult): Snapshot | null {
  const isSameMenu = committed.event?.menuVersion === event?.menuVersion && committed.event?.id === event?.id
  return isSameMenu ? cachedSnapshot(committed.event, menu) : null
}
